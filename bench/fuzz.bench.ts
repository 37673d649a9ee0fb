import pg from "pg";
import { DEMO_PASSWORD, DEMO_SIGN_INS } from "../demo/sign-ins.ts";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { findEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.server.ts";
import { CANARY } from "../tests/support/fuzz/bad-values.ts";
import { fuzz } from "../tests/support/fuzz/fuzz.ts";

export const name = "fuzz";

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Bad requests to every operation of the API and every form: none may be answered by a fault, dropped, or slow by itself, and none may be logged. */
export async function run(): Promise<void> {
  let wasLogged = false;
  const product = await launchProduct({ TRUSTED_PROXY: "127.0.0.1", LOG_LEVEL: "info" }, (text) => (wasLogged ||= text.includes(CANARY)));
  const database = new pg.Client({ connectionString: (await findEmbeddedPostgres(product.dataDir)) ?? "" });
  await database.connect();
  const started = performance.now();
  try {
    const { statuses, faults } = await fuzz({
      origin: product.origin,
      requests: REQUESTS,
      seed: SEED,
      signIns: DEMO_SIGN_INS.map((email) => ({ email, password: DEMO_PASSWORD })),
      forgetLimits: async () => void (await database.query("delete from rate_limits")),
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`fuzz: ${REQUESTS} requests in ${seconds} s with seed ${SEED}`);
    for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b)) console.log(`  ${status}  ${count}`);
    for (const fault of faults) console.log(`  fault ${fault}`);
    console.log(`  ${faults.length} faults (0); what was sent ${wasLogged ? "IS" : "is not"} in the log`);
  } finally {
    await database.end();
    await product.stop();
  }
}
