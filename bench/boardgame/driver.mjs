// node driver.mjs PYTHON [--tables 200] [--seconds 10] [--rounds 5] [--warm MOVES] [--wait MS]
// Both servers in turn, each with the same load; moves a CPU second of the server, and how long a move takes to the other player.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Boardgame, Tenback } from "./players.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const TICKS = 100; // of a second, as Linux counts CPU time
const PORT = 8790;
const number = (usual) => ({ type: "string", default: String(usual) });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tables: number(200), seconds: number(10), rounds: number(5), warm: number(5000), wait: number(0) },
});
const [tables, seconds, rounds, warm, wait] = ["tables", "seconds", "rounds", "warm", "wait"].map((name) => Number(values[name]));
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const SERVERS = {
  tenback: {
    Table: Tenback,
    start: (folder) =>
      spawn(positionals[0], ["-m", "bench.server.serve", folder, String(PORT), "1", "", ""], { cwd: join(HERE, "../.."), stdio: "ignore" }),
  },
  boardgame: {
    Table: Boardgame,
    start: () => spawn(process.execPath, [join(HERE, "server.cjs"), String(PORT)], { cwd: HERE, stdio: "ignore", env: { ...process.env, NODE_ENV: "production" } }),
  },
};

function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "ascii").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const count = (played) => played.reduce((sum, table) => sum + table.moves, 0);

async function answers() {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      await fetch(`http://127.0.0.1:${PORT}/`);
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error("the server does not start");
}

async function measure(name) {
  const { Table, start } = SERVERS[name];
  const folder = mkdtempSync(join(tmpdir(), "beside-"));
  const server = start(folder);
  const played = Array.from({ length: tables }, () => new Table(`127.0.0.1:${PORT}`, wait));
  try {
    await answers();
    for (const table of played) await table.begin();
    for (const table of played) table.go();
    while (count(played) < warm) await sleep(100); // both compile while they run, Node more than Python
    for (const table of played) table.lags = [];
    const before = count(played);
    const work = cpu(server.pid);
    await sleep(seconds * 1000);
    const moves = count(played) - before;
    const lags = played.flatMap((table) => table.lags).sort((a, b) => a - b);
    const at = (share) => Number(lags[Math.floor(lags.length * share)].toFixed(1));
    return { name, moves, perCpuSecond: Math.round(moves / (cpu(server.pid) - work)), p50: at(0.5), p99: at(0.99) };
  } finally {
    for (const table of played) table.over = true;
    for (const table of played) table.close();
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
    await sleep(300);
  }
}

const ratios = [];
for (let round = 0; round < rounds; round += 1) {
  const order = round % 2 ? ["boardgame", "tenback"] : ["tenback", "boardgame"];
  const found = {};
  for (const name of order) {
    found[name] = await measure(name);
    console.log(JSON.stringify(found[name]));
  }
  ratios.push(found.tenback.perCpuSecond / found.boardgame.perCpuSecond);
}
ratios.sort((a, b) => a - b);
const middle = ratios[Math.floor(ratios.length / 2)];
console.log(JSON.stringify({ ratio: Number(middle.toFixed(2)), least: Number(ratios[0].toFixed(2)), most: Number(ratios.at(-1).toFixed(2)) }));
process.exit(0);
