import table from "@texts/en/table.ftl?raw";
import talk from "@texts/en/talk.ftl?raw";
import terminal from "@texts/en/terminal.ftl?raw";
import web from "@texts/en/web.ftl?raw";

export default [table, talk, terminal, web];
