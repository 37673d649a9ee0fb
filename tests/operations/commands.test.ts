import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../scripts/product/claim-port.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { layPreparedData } from "../support/prepared-data.ts";
import { processesAround, type ProductProcess, runProduct } from "../support/product-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

/** As a product leaves it that was started before. */
const data = temporaryDirectory("commands");
beforeAll(() => layPreparedData(data.path), 300_000);
afterAll(() => data.remove());

/** Runs a command of this checkout on the test's own data directory; it ends with its test, however that ends. */
function run(command: string[], settings: Record<string, string> = {}): ProductProcess {
  const product = runProduct(projectPath(), command, { DATA_DIR: data.path, ...settings });
  onTestFinished(async () => {
    product.child.kill("SIGTERM");
    await product.ends();
  });
  return product;
}

async function finish(command: string[]): Promise<{ code: number | null; output: string }> {
  const product = run(command);
  return { code: await product.ends(), output: product.output() };
}

const NIGHT_DESK = "night-desk@demo.test\tEmeka Obi\tagent";

describe("--help", () => {
  test.each(["start", "dev", "test", "check", "admin", "bench"])("of %s is shown without installing anything", async (command) => {
    const bare = temporaryDirectory("bare");
    onTestFinished(() => bare.remove());
    cpSync(projectPath("scripts"), join(bare.path, "scripts"), { recursive: true });
    const product = runProduct(bare.path, [command, "--help"]);
    expect(await product.ends()).toBe(0);
    expect(product.output()).toMatch(command === "start" || command === "test" ? `npm ${command}` : `npm run ${command}`);
    expect(existsSync(join(bare.path, "node_modules"))).toBe(false);
  });

  test("an unknown command is refused with the list of those that exist", async () => {
    expect(await finish(["fly"])).toMatchObject({ code: 1, output: expect.stringContaining("start|dev|test|check|admin|bench") });
  });
});

describe("npm run admin", { timeout: 120_000 }, () => {
  const agents = async () => (await finish(["admin", "support", "list"])).output.trim();

  test("says what is wrong", async () => {
    expect(await finish(["admin"])).toMatchObject({ code: 1, output: expect.stringContaining("support add EMAIL") });
    expect(await finish(["admin", "support", "promote", "guest@demo.test"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("support add EMAIL"),
    });
    expect(await finish(["admin", "support", "add", "nobody@example.com"])).toMatchObject({
      code: 1,
      output: "There's no account with that email address.\n",
    });
    expect(await finish(["admin", "facts", "retry", "7"])).toMatchObject({ code: 1, output: "There is no failed fact 7.\n" });
    expect(processesAround(data.path)).toEqual([]);
  });

  test("appoints and dismisses support agents, beside the product that npm run dev serves from source, and without it", async () => {
    const port = await findFreePort();
    const product = run(["dev"], { PORT: String(port) });
    await product.says(/is running in development at/);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await ask("/readyz")).status).toBe(200);
    expect(await (await ask("/api/session")).json()).toEqual({ user: null, expiresAt: null });
    const page = await ask("/");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<html");
    expect((await ask("/src/site/root.tsx")).headers.get("content-type")).toContain("javascript");

    expect(await finish(["admin", "support", "add", "Guest@demo.test"])).toEqual({
      code: 0,
      output: "Guest@demo.test is now a support agent.\n",
    });
    expect(await agents()).toBe(`agent@demo.test\tNoor Haddad\tagent\nguest@demo.test\tGwen Alder\tagent\n${NIGHT_DESK}`);
    product.child.kill("SIGTERM");
    expect(await product.ends()).toBe(0);
    expect(processesAround(data.path)).toEqual([]);
    expect(await finish(["admin", "support", "revoke", "guest@demo.test"])).toEqual({
      code: 0,
      output: "guest@demo.test is no longer a support agent.\n",
    });
    expect(await agents()).toBe(`agent@demo.test\tNoor Haddad\tagent\n${NIGHT_DESK}`);
    for (const email of ["agent@demo.test", "night-desk@demo.test"]) await finish(["admin", "support", "revoke", email]);
    expect(await agents()).toBe("There are no support agents.");
  });
});
