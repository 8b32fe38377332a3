// The bots that can be asked to play along.

export const LEVELS = ["beginner", "solid", "strong", "master"] as const;
export const USUAL_LEVEL = "strong";
