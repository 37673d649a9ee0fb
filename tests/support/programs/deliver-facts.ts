import { sql } from "drizzle-orm";
import { z } from "zod";
import { readConfig } from "../../../src/platform/config.server.ts";
import { declareFact } from "../../../src/platform/facts/fact.ts";
import { deliverFacts, subscribe, type Subscriber } from "../../../src/platform/facts/facts.server.ts";
import { openServices } from "../../../src/platform/services.server.ts";
import { TEST_SECRET } from "../test-secret.ts";

/** A worker with two subscribers that each write a line; "stall" lets the second one hang after its line, before its commit. */
const [url = "", mode] = process.argv.slice(2);
const bellRang = declareFact("test.bell-rang", z.object({ bell: z.string() }));

const lineBy = (name: string, afterwards: () => Promise<void>) =>
  subscribe({
    name,
    fact: bellRang,
    async tell(ctx, { bell }) {
      await ctx.db.execute(sql`insert into lines values (${name}, ${bell})`);
      await afterwards();
    },
  });

const hang = () =>
  new Promise<void>(() => {
    process.send?.("hanging");
  });
const subscribers: Subscriber[] = [lineBy("first", async () => {}), lineBy("second", mode === "stall" ? hang : async () => {})];
const services = await openServices(readConfig({ EMBEDDED_DATABASE_URL: url, SECRET: TEST_SECRET, LOG_LEVEL: "silent" }), "worker");
await deliverFacts({ ...services, actor: null, request: null }, subscribers);
process.send?.("delivered", undefined, undefined, () => process.exit());
