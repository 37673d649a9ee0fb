import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { newAgent } from "../../../tests/support/chats.ts";
import { watchTestDatabase } from "../../../tests/support/frozen-database.ts";
import { silentLog } from "../../../tests/support/silent-log.ts";
import { openTestServices, testCtx } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { dismissSupportAgent } from "../../features/accounts/index.server.ts";
import type { Actor } from "../context.server.ts";
import { LiveStreams } from "../realtime/live-streams.server.ts";
import { serveLive } from "./serve-live.server.ts";

const services = await openTestServices(await openTestDatabase());
const database = watchTestDatabase(services);
const streams = new LiveStreams({ readers: {}, clock: services.clock, log: silentLog });
afterAll(() => streams.stop());

async function open(identify: () => Promise<Actor | null>): Promise<IncomingMessage> {
  const expiresAt = new Date(services.clock.now().getTime() + 3_600_000);
  const live = serveLive({
    services,
    database,
    streams,
    identify: async () => {
      const actor = await identify();
      return actor && { actor, expiresAt };
    },
  });
  const server = createServer((request, response) => void live(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, host: "127.0.0.1", path: "/live" }), "response")) as [IncomingMessage];
  server.close();
  return answer.resume();
}

test("a stream stays open for one who is still who they were when it began", async () => {
  const { actor } = await newAgent(services);
  const answer = await open(async () => actor);
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => streams.size).toBe(1);
  answer.destroy();
  await expect.poll(() => streams.size).toBe(0);
});

test("a stream ends at once if the role was taken while it was being opened", async () => {
  const agent = await newAgent(services);
  let asked = 0;
  const answer = await open(async () => {
    if (asked++ === 0) return agent.actor;
    await dismissSupportAgent(testCtx(services), agent.email);
    return { ...agent.actor, supportRole: null };
  });
  await once(answer, "end");
  await expect.poll(() => streams.size).toBe(0);
});
