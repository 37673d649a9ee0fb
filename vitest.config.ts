import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

const isOfProcesses = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/operations/");

/** The tests that start the product take minutes: they begin, so that none of them runs on alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files);
    return [...sorted.filter(isOfProcesses), ...sorted.filter((file) => !isOfProcesses(file))];
  }
}

export default defineConfig({
  test: {
    include: ["{src,demo,scripts}/**/*.test.{ts,tsx}", "tests/operations/**/*.test.ts"],
    globalSetup: "tests/support/test-cluster.ts",
    sequence: { sequencer: LongestFirst },
    pool: "forks",
    maxWorkers: 2,
    // The files share what they import: each has its own database, and no module of ours keeps anything between them.
    isolate: false,
    // How long a machine that does much else may take; nothing is measured by it.
    testTimeout: 40_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
