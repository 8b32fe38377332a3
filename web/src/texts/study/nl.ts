// The Dutch texts about studying a game, as the catalogue has them.
import puzzle from "@texts/nl/puzzle.ftl?raw";
import review from "@texts/nl/review.ftl?raw";
import study from "@texts/nl/study.ftl?raw";
import tour from "@texts/nl/tour.ftl?raw";
import whatif from "@texts/nl/whatif.ftl?raw";

export default [puzzle, review, study, tour, whatif];
