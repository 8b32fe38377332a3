import "@fontsource-variable/figtree/wght.css"; // not in base.css: the list of licences reads imports of scripts only
import { mount } from "svelte";

import App from "./App.svelte";
import "./style/base.css";
import { registerWorker } from "./offline/registration";
import { preferred, speak } from "./texts/texts.svelte";
import { recallTheme } from "./style/theme";
import { listenForTouch } from "./ui/sound";

recallTheme();
listenForTouch();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
void registerWorker();
