import { forgetCovers } from "../tests/support/forget-covers.ts";
import { startJourneySites } from "../tests/support/journey-sites.ts";
import { layPreparedData, PREPARED_DATA } from "../tests/support/prepared-data.ts";
import { temporaryDirectory } from "../tests/support/temporary-directory.ts";
import type { Tally } from "./check/run-steps.ts";
import { runSteps } from "./check/run-steps.ts";
import { checkSteps } from "./check/steps.ts";
import { buildProduct } from "./product/build-product.ts";
import { readArguments, runCommand } from "./product/command.ts";
import { type LaunchedProduct, launchProduct, removeData } from "./product/launch-product.ts";
import { Refusal, say } from "./product/say.ts";
import { findChromium } from "./test/find-chromium.ts";
import { runTool } from "./test/run-tool.ts";
import { failedJourneys, flakyJourneys, type PlaywrightReport, readVitestReport, type TestFile } from "./test/reports.ts";

const PARTS = ["check", "unit", "journeys"];
/** What takes minutes, because it starts, kills or upgrades the whole product or its database, waits for a silence or asks 10,000 random things: with --all. */
const LATER = [
  ...["backup", "commands", "fuzz", "killed-while-paying", "start", "upgrade"].map((name) => `tests/operations/${name}.test.ts`),
  ...["paying-histories", "silent-provider"].map((name) => `src/features/bookings/checkout/${name}.test.ts`),
  "src/platform/db/embedded/embedded-postgres.test.ts",
];
/** So many that pass only at their second try are no accident. */
const MOST_FLAKY = 4;

const times: string[] = [];
/** What passed only at its second try. */
const flaky: string[] = [];

await runCommand(async () => {
  const { values, positionals: files } = readArguments("test", {
    allowPositionals: true,
    options: { only: { type: "string" }, all: { type: "boolean", default: false } },
  });
  const { only } = values;
  if (only !== undefined && !PARTS.includes(only)) throw new Refusal(`--only takes ${PARTS.join(", ")}`);
  const wanted = (part: string) => (only === undefined ? part !== "check" || files.length === 0 : part === only);

  const chromium = wanted("journeys") ? findChromium() : "";
  const tallies: Tally[] = [];
  if (wanted("check")) tallies.push(await timed("check", () => runSteps(checkSteps(false))));
  if (wanted("unit") || wanted("journeys")) await timed("build", () => buildProduct(say));
  if (values.all) process.env.RECOUNTED_OPERATIONS ??= "10000";
  const work = async () => {
    if (wanted("unit"))
      tallies.push(await timed("unit, database and process tests", () => runUnitTests(files, files.length > 0 || values.all ? [] : LATER)));
    if (wanted("journeys")) tallies.push(await timed("journeys", () => runJourneys(files, chromium, values.all || files.length > 0)));
  };
  // A few unit tests alone don't wait for a first start.
  const needsData = wanted("journeys") || (wanted("unit") && (files.length === 0 || files.some((file) => file.includes("operations"))));
  await (needsData ? withPreparedData(work) : work());
  return report(tallies);
});

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    times.push(`${what} ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  }
}

/** Everything that failed once more at the end: many lines lie between it and here. */
function report(tallies: Tally[]): number {
  const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  if (flaky.length > MOST_FLAKY) failures.push(`${flaky.length} tests passed only at their second try.`);
  for (const name of flaky) console.log(`\n~ passed only at the second try, find out why: ${name}`);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\nWhere the time went: ${times.join(", ")}.`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** Makes one data directory by a first start: the tests that need one copy it, and the journeys run on it. */
async function withPreparedData(work: () => Promise<void>): Promise<void> {
  const first = await timed("first start", () => launchProduct());
  await forgetCovers(first.dataDir);
  await first.stop({ keepsData: true });
  process.env[PREPARED_DATA] = first.dataDir;
  try {
    await work();
  } finally {
    removeData(first.dataDir);
  }
}

/** Files with a test that failed are run once more, alone: a machine that stands still for a moment isn't a fault of the product. */
async function runUnitTests(files: string[], later: string[]): Promise<Tally> {
  const failed: TestFile[] = [];
  const first = await runVitest([...files, ...later.flatMap((file) => ["--exclude", file])], failed);
  if (failed.length === 0) return first;
  say(`${failed.length} test files failed and are run once more.`);
  const again = await runVitest(failed.map(({ name }) => name));
  const stillFailing = new Set(again.failures.map((failure) => failure.split("\n")[0]));
  flaky.push(...first.failures.flatMap((failure) => failure.split("\n")[0] ?? []).filter((name) => !stillFailing.has(name)));
  const passedBefore = failed.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === "passed"));
  return { passed: first.passed - passedBefore.length + again.passed, failures: again.failures };
}

/** Runs the files, and notes those with something that failed. */
function runVitest(files: string[], failed: TestFile[] = []): Promise<Tally> {
  return runTool({
    name: "vitest",
    args: ["run", "--passWithNoTests", ...files],
    reportTo: (file) => ({ args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`] }),
    count: (vitestReport) => readVitestReport(vitestReport, failed),
  });
}

async function runJourneys(files: string[], chromium: string, isAll: boolean): Promise<Tally> {
  const sites = await startJourneySites();
  const settings = { TRUSTED_PROXY: "127.0.0.1", ...sites.settings };
  const paid = await launchPaid(settings);
  const product = await launchProduct({ ...settings, PAYMENTS: "recorded", DATA_DIR: process.env[PREPARED_DATA] ?? "" });
  try {
    return await runTool({
      name: "playwright",
      args: ["test", "--pass-with-no-tests", "--reporter=list,json", ...files],
      env: { CHROMIUM_PATH: chromium, JOURNEY_ORIGIN: product.origin, PAID_ORIGIN: paid.origin, ...(isAll && { ALL_JOURNEYS: "yes" }) },
      reportTo: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
      count(playwrightReport) {
        const { stats, suites } = playwrightReport as PlaywrightReport;
        flaky.push(...suites.flatMap(flakyJourneys));
        return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failedJourneys) };
      },
    });
  } finally {
    await Promise.all([product.stop({ keepsData: true }), paid.stop()]);
    await sites.stop();
  }
}

/** A second product, in which guests pay before a stay is theirs. */
async function launchPaid(settings: Record<string, string>): Promise<LaunchedProduct> {
  const { path: dataDir } = temporaryDirectory("paid");
  await layPreparedData(dataDir);
  return launchProduct({ ...settings, PAYMENTS: "demo", SERVERS: "1", DATA_DIR: dataDir });
}
