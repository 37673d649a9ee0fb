import type { Tally } from "./check/run-steps.ts";
import { runSteps } from "./check/run-steps.ts";
import { checkSteps } from "./check/steps.ts";
import { buildProduct } from "./product/build-product.ts";
import { readArguments, runCommand } from "./product/command.ts";
import { launchProduct } from "./product/launch-product.ts";
import { Refusal, say } from "./product/say.ts";
import { forgetCovers } from "../tests/support/forget-covers.ts";
import { startJourneySites } from "../tests/support/journey-sites.ts";
import { findChromium } from "./test/find-chromium.ts";
import { runTool } from "./test/run-tool.ts";

const PARTS = ["check", "unit", "journeys"];

await runCommand(async () => {
  const { values, positionals: files } = readArguments("test", { allowPositionals: true, options: { only: { type: "string" } } });
  const { only } = values;
  if (only !== undefined && !PARTS.includes(only)) throw new Refusal(`--only takes ${PARTS.join(", ")}`);
  const wanted = (part: string) => (only === undefined ? part !== "check" || files.length === 0 : part === only);

  const chromium = wanted("journeys") ? findChromium() : "";
  const tallies: Tally[] = [];
  if (wanted("check")) tallies.push(await runSteps(checkSteps(false)));
  if (wanted("unit") || wanted("journeys")) await buildProduct(say);
  if (wanted("unit")) tallies.push(await runUnitTests(files));
  if (wanted("journeys")) tallies.push(await runJourneys(files, chromium));

  const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  // Once more at the end: an hour of lines lies between a test that failed and here.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
});

/** Files with a test that failed are run once more, alone: a machine that stands still for a moment isn't a fault of the product. */
async function runUnitTests(files: string[]): Promise<Tally> {
  const failed: VitestReport["testResults"] = [];
  const first = await runVitest(files, failed);
  if (failed.length === 0) return first;
  say(`${failed.length} test files failed and are run once more.`);
  const again = await runVitest(failed.map(({ name }) => name));
  if (again.failures.length === 0) say(`Passed only at the second try, find out why:\n${first.failures.join("\n")}`);
  const passedBefore = failed.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === "passed"));
  return { passed: first.passed - passedBefore.length + again.passed, failures: again.failures };
}

/** Runs the files, and notes those with something that failed. */
function runVitest(files: string[], failed: VitestReport["testResults"] = []): Promise<Tally> {
  return runTool({
    name: "vitest",
    args: ["run", "--passWithNoTests", ...files],
    reportTo: (file) => ({ args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`] }),
    count(report) {
      const { numPassedTests, testResults } = report as VitestReport;
      failed.push(...testResults.filter(({ status }) => status === "failed"));
      const failures = failed.flatMap(({ name, message, assertionResults }) => {
        const tests = assertionResults.filter((test) => test.status === "failed");
        if (tests.length === 0) return [`${name}\n${message}`];
        return tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`);
      });
      return { passed: numPassedTests, failures };
    },
  });
}

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

async function runJourneys(files: string[], chromium: string): Promise<Tally> {
  const sites = await startJourneySites();
  try {
    return await runJourneysWith(sites.settings, files, chromium);
  } finally {
    await sites.stop();
  }
}

async function runJourneysWith(settings: Record<string, string>, files: string[], chromium: string): Promise<Tally> {
  const product = await launchProduct({ TRUSTED_PROXY: "127.0.0.1", ...settings });
  try {
    await forgetCovers(product.dataDir);
    return await runTool({
      name: "playwright",
      args: ["test", "--pass-with-no-tests", "--reporter=list,json", ...files],
      env: { CHROMIUM_PATH: chromium, JOURNEY_ORIGIN: product.origin },
      reportTo: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
      count(report) {
        const { stats, suites } = report as PlaywrightReport;
        if (stats.flaky > 0) say(`${stats.flaky} of the journeys passed only at the second try (named above as "flaky"): find out why.`);
        return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failedJourneys) };
      },
    });
  } finally {
    await product.stop();
  }
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
};

type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: PlaywrightSuite[] };

function failedJourneys({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === "unexpected").map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}
