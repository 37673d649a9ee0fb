import { request } from "node:http";
import { launchProduct } from "../scripts/product/launch-product.ts";
import type { Answer } from "./support/bare-server.ts";
import { ask, compare, measureLoad, printComparisons } from "./support/measure.ts";

export const name = "http";

const ROUNDS = 5;
const LOAD = { connections: 16, seconds: 1.5 };
const CASES: { title: string; path: string; headers: Record<string, string> }[] = [
  { title: "cached home page", path: "/", headers: { "accept-encoding": "gzip, br" } },
  { title: "GET /api/session, signed out", path: "/api/session", headers: { accept: "application/json" } },
];
/** What Node adds to every answer by itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive"]);

/** The product's server against a bare one that sends the very same bytes. */
export async function run(): Promise<void> {
  const product = await launchProduct();
  const productPort = Number(new URL(product.origin).port);
  const answers = [];
  for (const { path, headers } of CASES) {
    await fetchAnswer(productPort, path, headers);
    answers.push(await fetchAnswer(productPort, path, headers));
  }
  const bare = await ask("bare-server", answers);
  try {
    const comparisons = [];
    for (const { title, path, headers } of CASES) {
      const against = (port: number) => () => measureLoad({ ...LOAD, port, path, headers });
      comparisons.push(await compare(title, ROUNDS, against(Number(bare.answer)), against(productPort)));
    }
    printComparisons("http", "bare node:http", "product", comparisons);
  } finally {
    bare.child.disconnect();
    await product.stop();
  }
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
