// The English texts about studying a game, as the catalogue has them.
import puzzle from "@texts/en/puzzle.ftl?raw";
import review from "@texts/en/review.ftl?raw";
import study from "@texts/en/study.ftl?raw";
import tour from "@texts/en/tour.ftl?raw";
import whatif from "@texts/en/whatif.ftl?raw";

export default [puzzle, review, study, tour, whatif];
