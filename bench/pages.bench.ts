import { type Browser, chromium, devices } from "@playwright/test";
import { findFreePort } from "../scripts/product/claim-port.ts";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { findChromium } from "../scripts/test/find-chromium.ts";
import { MOST_SCRIPT_KB, scriptKbOf, WRITTEN_PATHS } from "../tests/support/page-weight.ts";
import { median } from "./support/measure.ts";

export const name = "pages";

/** Of the pages that a visitor comes in by. A written page is looked at once: its speed is that of the post and of the help. */
const RUNS = 5;
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TARGETS = { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 };
const MOST_SHIFT = 0.02;

type Visit = Record<(typeof CATEGORIES)[number], number> & { shift: number; paintMs: number; blockedMs: number };
type Wanted = { page: string; path: string; mostKb: number; runs: number };
type Figures = { page: string; scriptKb: number; mostKb: number; visit: Visit };

/**
 * The pages that a visitor comes in by, and every written page, on a middling phone: how much script they load before any map, and how
 * Lighthouse rates them. `WRITTEN=1` looks at the written pages only.
 */
export async function run(): Promise<void> {
  const product = await launchProduct();
  const port = await findFreePort();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...ARGS, `--remote-debugging-port=${port}`] });
  try {
    const figures: Figures[] = [];
    for (const { page, path, mostKb, runs } of await pagesOf(product.origin)) {
      const scriptKb = await weigh(browser, product.origin + path);
      const visits: Visit[] = [];
      for (let turn = 0; turn < runs; turn++) visits.push(await rate(product.origin + path, port));
      figures.push({ page, scriptKb, mostKb, visit: medianVisit(visits) });
    }
    print(figures);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function pagesOf(origin: string): Promise<Wanted[]> {
  const written = WRITTEN_PATHS.map((path) => ({ page: path, path, mostKb: MOST_SCRIPT_KB.written, runs: 1 }));
  if (process.env["WRITTEN"]) return written;
  const answer = (await (await fetch(`${origin}/api/listings`)).json()) as { listings: { id: string }[] };
  return [
    { page: "home", path: "/", mostKb: MOST_SCRIPT_KB.home, runs: RUNS },
    { page: "search", path: "/search", mostKb: MOST_SCRIPT_KB.search, runs: RUNS },
    { page: "listing", path: `/properties/${answer.listings[0]?.id}`, mostKb: MOST_SCRIPT_KB.listing, runs: RUNS },
    { page: "post", path: "/blog/first-charter", mostKb: MOST_SCRIPT_KB.written, runs: RUNS },
    { page: "help", path: "/help", mostKb: MOST_SCRIPT_KB.written, runs: RUNS },
    ...written,
  ];
}

/** Also makes the sizes of the page's photos that are first asked for. */
async function weigh(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  const scriptKb = await scriptKbOf(await context.newPage(), url);
  await context.close();
  return scriptKb;
}

async function rate(url: string, port: number, triesLeft = 2): Promise<Visit> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...CATEGORIES] });
  // Chromium loses the start of a trace now and then.
  if (result?.lhr.runtimeError && triesLeft > 0) return rate(url, port, triesLeft - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const amount = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  for (const category of CATEGORIES.slice(1))
    for (const { id } of categories[category]?.auditRefs ?? [])
      if (audits[id]?.score === 0) console.log(`${new URL(url).pathname}: ${audits[id].title}`);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    shift: amount("cumulative-layout-shift"),
    paintMs: amount("largest-contentful-paint"),
    blockedMs: amount("total-blocking-time"),
  };
}

function medianVisit(visits: Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error("nothing was measured");
  return Object.fromEntries(Object.keys(first).map((key) => [key, median(visits.map((visit) => visit[key as keyof Visit]))])) as Visit;
}

function print(figures: Figures[]): void {
  const held = (isHeld: boolean) => (isHeld ? "" : " !");
  const rows = figures.map(({ page, scriptKb, mostKb, visit }) => [
    page,
    `${scriptKb.toFixed(1)} kB (${mostKb})${held(scriptKb <= mostKb)}`,
    ...CATEGORIES.map((category) => `${visit[category]} (${TARGETS[category]})${held(visit[category] >= TARGETS[category])}`),
    `${visit.shift.toFixed(3)} (${MOST_SHIFT})${held(visit.shift < MOST_SHIFT)}`,
    `${(visit.paintMs / 1000).toFixed(2)} s`,
    `${Math.round(visit.blockedMs)} ms`,
  ]);
  const head = ["pages", "script (most)", "performance", "accessibility", "best practices", "SEO", "CLS", "LCP", "TBT"];
  for (const [first = "", ...rest] of [head, ...rows]) console.log(first.padEnd(44) + rest.map((cell) => cell.padStart(18)).join(""));
}
