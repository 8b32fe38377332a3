// The English texts of the client, as the catalogue has them.
import learn from "@texts/en/learn.ftl?raw";
import log from "@texts/en/log.ftl?raw";
import people from "@texts/en/people.ftl?raw";
import replay from "@texts/en/replay.ftl?raw";
import table from "@texts/en/table.ftl?raw";
import talk from "@texts/en/talk.ftl?raw";
import terminal from "@texts/en/terminal.ftl?raw";
import web from "@texts/en/web.ftl?raw";

export default [learn, log, people, replay, table, talk, terminal, web];
