import type { Tally } from "../check/run-steps.ts";

export type TestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
};
type VitestReport = { numPassedTests: number; testResults: TestFile[] };

/** Counts a report of the unit tests, and notes the files with something that failed. */
export function readVitestReport(report: unknown, failed: TestFile[]): Tally {
  const { numPassedTests, testResults } = report as VitestReport;
  failed.push(...testResults.filter(({ status }) => status === "failed"));
  const failures = failed.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return [`${name}\n${message}`];
    return tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join("\n")}`);
  });
  return { passed: numPassedTests, failures };
}

type Suite = { suites?: Suite[]; specs: { file: string; title: string; tests: { projectName: string; status: string }[] }[] };
export type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: Suite[] };

const journeysWith =
  (wanted: string) =>
  ({ suites = [], specs }: Suite): string[] => {
    const own = specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === wanted).map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
    );
    return [...own, ...suites.flatMap(journeysWith(wanted))];
  };

export const failedJourneys = journeysWith("unexpected");
export const flakyJourneys = journeysWith("flaky");
