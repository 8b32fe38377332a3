// The Dutch texts of pages that are read and not played on, as the catalogue has them.
import learn from "@texts/nl/learn.ftl?raw";
import replay from "@texts/nl/replay.ftl?raw";

export default [learn, replay];
