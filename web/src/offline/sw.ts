// The service worker: it keeps the page, so that an installed app starts without a server and says so.
/// <reference lib="webworker" />
import { answer, isOurs, keepFiles, keepPage, type Means } from "./shell";

declare const self: ServiceWorkerGlobalScope;

const means: Means = { open: () => caches.open("tenback"), fetch: (request) => fetch(request) };

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage(means).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepFiles(event.data.map(String), means));
});

self.addEventListener("fetch", (event) => {
  if (isOurs(event.request, self.location.origin)) event.respondWith(answer(event.request, means));
});
