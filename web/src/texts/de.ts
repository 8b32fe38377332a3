// The German texts of the client, as the catalogue has them.
import log from "@texts/de/log.ftl?raw";
import people from "@texts/de/people.ftl?raw";
import table from "@texts/de/table.ftl?raw";
import talk from "@texts/de/talk.ftl?raw";
import web from "@texts/de/web.ftl?raw";

export default [log, people, table, talk, web];
