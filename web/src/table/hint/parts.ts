// Everything that a hint needs, loaded with the first one.
export { default as HintBar } from "./HintBar.svelte";
export { default as HintMark } from "./HintMark.svelte";
export { Hints } from "./hints.svelte";
