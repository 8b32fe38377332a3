// Where the client begins: fonts, styles, and the app in its place.
import "@fontsource-variable/figtree/wght.css"; // here, not in base.css: the list of licences reads only imports of scripts
import { mount } from "svelte";

import App from "./App.svelte";
import "./base.css";
import { registerWorker } from "./offline/registering";
import { preferred, speak } from "./texts/texts.svelte";
import { recallTheme } from "./theme";
import { listenForTouch } from "./ui/sound";

recallTheme();
listenForTouch();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
void registerWorker();
