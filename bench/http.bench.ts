import { request } from "node:http";
import { launchProduct } from "../scripts/product/launch-product.ts";
import type { Answer } from "./support/bare-server.ts";
import { bareCpu, cpuPerAnswer, productCpu } from "./support/cpu.ts";
import { openConnection } from "./support/kept-connection.ts";
import { ask, compare, type Comparison, least, measureLoad, printComparisons } from "./support/measure.ts";

export const name = "http";

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 1 };
const ANSWERS = 300;
/** Until then the engine is still busy with compiling what it runs. */
const WARMING_UP = 2000;
const BROWSER = { "accept-encoding": "gzip, br" };
/** A visitor with this cookie gets pages of his own, rendered for each request; uncompressed, so that rendering is what is compared. */
const NEVER_KEPT = { cookie: "flash=bench" };
/** What Node adds to every answer by itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive"]);

type Case = { title: string; path: string; headers: Record<string, string> };

/** One server of the product against a bare one that sends the very same bytes, and two servers against one. */
export async function run(): Promise<void> {
  const product = await launchProduct({ SERVERS: "1" });
  try {
    const port = Number(new URL(product.origin).port);
    const pages = await pagesOf(port);
    const cached = pages.map(({ title, path }) => ({ title: `${title} page from cache`, path, headers: BROWSER }));
    const session = { title: "GET /api/session, signed out", path: "/api/session", headers: { accept: "application/json" } };
    printComparisons("answers", "bare node:http", "product", await compareRates(port, [...cached, session]), "/s");
    const leastPage = { title: "least", path: "/forgot-password" };
    const rendered = [...pages, leastPage].map(({ title, path }) => ({ title: `${title} page rendered`, path, headers: NEVER_KEPT }));
    printComparisons("processor time for an answer", "bare node:http", "product", await compareCpu(port, rendered), " µs");
    printComparisons("rendered, at least 1.6 on two cores", "one server", "two", await compareServers(port, rendered), "/s");
  } finally {
    await product.stop();
  }
}

/** Rendered pages a second of one server and of two, on one port. */
async function compareServers(port: number, cases: Case[]): Promise<Comparison[]> {
  const two = await launchProduct({ SERVERS: "2" });
  try {
    const comparisons: Comparison[] = [];
    for (const { title, path, headers } of cases) {
      const against = (server: number) => () => measureLoad({ ...LOAD, seconds: 5, port: server, path, headers });
      comparisons.push(await compare(title, ROUNDS, [against(port), against(Number(new URL(two.origin).port))]));
    }
    return comparisons;
  } finally {
    await two.stop();
  }
}

async function pagesOf(port: number): Promise<{ title: string; path: string }[]> {
  const connection = await openConnection(port);
  const { listings } = JSON.parse((await connection.ask("/api/listings")).toString()) as { listings: { id: string }[] };
  connection.close();
  return [
    { title: "home", path: "/" },
    { title: "search", path: "/search" },
    { title: "listing", path: `/properties/${listings[0]?.id}` },
  ];
}

async function startBare(port: number, cases: Case[]) {
  const answers: Answer[] = [];
  for (const { path, headers } of cases) {
    await fetchAnswer(port, path, headers);
    answers.push(await fetchAnswer(port, path, headers));
  }
  const { child, answer } = await ask("bare-server", answers);
  return { child, port: Number(answer) };
}

async function compareRates(port: number, cases: Case[]): Promise<Comparison[]> {
  const bare = await startBare(port, cases);
  const comparisons: Comparison[] = [];
  for (const { title, path, headers } of cases) {
    const against = (server: number) => () => measureLoad({ ...LOAD, port: server, path, headers });
    comparisons.push(await compare(title, ROUNDS, [against(bare.port), against(port)]));
  }
  bare.child.disconnect();
  return comparisons;
}

async function compareCpu(port: number, cases: Case[]): Promise<Comparison[]> {
  const bare = await startBare(port, cases);
  const comparisons: Comparison[] = [];
  for (const { title, path, headers } of cases) {
    const ofBare = () => cpuPerAnswer({ port: bare.port, path, headers, answers: ANSWERS * 10, read: () => bareCpu(bare.child) });
    const ofProduct = () => cpuPerAnswer({ port, path, headers, answers: ANSWERS, read: () => productCpu(port) });
    await cpuPerAnswer({ port, path, headers, answers: WARMING_UP, read: () => productCpu(port) });
    comparisons.push(await compare(title, ROUNDS, [ofBare, ofProduct], least));
  }
  bare.child.disconnect();
  return comparisons;
}

function fetchAnswer(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host: `localhost:${port}`, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const kept = Object.entries(incoming.headers).filter(([header, value]) => !OWN_HEADERS.has(header) && typeof value === "string");
        resolve({ path, headers: Object.fromEntries(kept) as Record<string, string>, body: Buffer.concat(chunks).toString("base64") });
      });
    });
    sent.on("error", reject).end();
  });
}
