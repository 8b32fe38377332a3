// The Dutch texts of the client, as the catalogue has them.
import log from "@texts/nl/log.ftl?raw";
import people from "@texts/nl/people.ftl?raw";
import table from "@texts/nl/table.ftl?raw";
import talk from "@texts/nl/talk.ftl?raw";
import web from "@texts/nl/web.ftl?raw";

export default [log, people, table, talk, web];
