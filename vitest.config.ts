import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,demo,scripts}/**/*.test.{ts,tsx}", "tests/operations/**/*.test.ts"],
    globalSetup: "tests/support/test-cluster.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
