// The German texts about studying a game, as the catalogue has them.
import review from "@texts/de/review.ftl?raw";
import study from "@texts/de/study.ftl?raw";
import tour from "@texts/de/tour.ftl?raw";
import whatif from "@texts/de/whatif.ftl?raw";

export default [review, study, tour, whatif];
