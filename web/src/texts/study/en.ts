// The English texts about studying a game, as the catalogue has them.
import review from "@texts/en/review.ftl?raw";
import study from "@texts/en/study.ftl?raw";
import tour from "@texts/en/tour.ftl?raw";
import whatif from "@texts/en/whatif.ftl?raw";

export default [review, study, tour, whatif];
