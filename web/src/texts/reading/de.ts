// The German texts of pages that are read and not played on, as the catalogue has them.
import learn from "@texts/de/learn.ftl?raw";
import replay from "@texts/de/replay.ftl?raw";

export default [learn, replay];
