// The English texts of pages that are read and not played on, as the catalogue has them.
import learn from "@texts/en/learn.ftl?raw";
import replay from "@texts/en/replay.ftl?raw";

export default [learn, replay];
