// The German texts about studying a game, as the catalogue has them.
import puzzle from "@texts/de/puzzle.ftl?raw";
import review from "@texts/de/review.ftl?raw";
import study from "@texts/de/study.ftl?raw";
import tour from "@texts/de/tour.ftl?raw";
import whatif from "@texts/de/whatif.ftl?raw";

export default [puzzle, review, study, tour, whatif];
