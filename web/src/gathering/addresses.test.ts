import { expect, it } from "vitest";

import type { Reach } from "../protocol";
import { addressesFor } from "./addresses";

const HERE: Reach = { range: "here", command: "tenback serve --lan" };
const [WLAN, CABLE, NEW] = ["http://192.168.1.20:8010", "http://10.0.0.7:8010", "http://[fd00::2]:8010"];
const NETWORK: Reach = { range: "network", addresses: [WLAN, CABLE, NEW] };
const PUBLIC: Reach = { range: "public", addresses: ["https://cards.example"] };

it.each(["http://127.0.0.1:8010", "http://localhost:8010", "http://[::1]:8010", "http://127.1.2.3"])(
  "gives nothing away that only this computer can open: %s",
  (page) => {
    expect([addressesFor(HERE, page), addressesFor(null, page)]).toEqual([[], []]);
  },
);

it("gives the addresses in the network to whoever sits at the server", () => {
  expect(addressesFor(NETWORK, "http://127.0.0.1:8010")).toEqual([WLAN, CABLE, NEW]);
});

it("gives first what has led somebody here", () => {
  expect(addressesFor(NETWORK, CABLE)).toEqual([CABLE, WLAN, NEW]);
  expect(addressesFor(NETWORK, NEW)).toEqual([NEW, WLAN, CABLE]);
});

it("trusts the way that has led here where the server knows of none", () => {
  expect([addressesFor(HERE, "https://play.example"), addressesFor(null, WLAN)]).toEqual([
    ["https://play.example"],
    [WLAN],
  ]);
});

it("gives the public address only", () => {
  expect([addressesFor(PUBLIC, "http://127.0.0.1:8010"), addressesFor(PUBLIC, WLAN)]).toEqual([
    ["https://cards.example"],
    ["https://cards.example"],
  ]);
});
