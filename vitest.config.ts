import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,demo,scripts}/**/*.test.{ts,tsx}", "tests/operations/**/*.test.ts"],
    globalSetup: "tests/support/test-cluster.ts",
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
