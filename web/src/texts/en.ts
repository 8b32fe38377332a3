// The English texts of the client, as the catalogue has them.
import log from "@texts/en/log.ftl?raw";
import people from "@texts/en/people.ftl?raw";
import table from "@texts/en/table.ftl?raw";
import talk from "@texts/en/talk.ftl?raw";
import web from "@texts/en/web.ftl?raw";

export default [log, people, table, talk, web];
