import { createHmac } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { demoCardOf } from "../../../src/features/payments/providers/demo-pay/demo-cards.ts";
import { selfSignedCertificate } from "../self-signed-certificate.ts";
import { type TestClock, testClock } from "../test-clock.ts";
import { expand } from "./expand.ts";
import { type FakeState, newFakeState, passTime, StripeRefusal } from "./fake-stripe-state.ts";
import { hostRoutes } from "./host-routes.ts";
import { type Answer, onceByKey } from "./once-by-key.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { paySession, type Wanted } from "./pay-session.ts";
import { readParams } from "./read-params.ts";
import type { Route } from "./route.ts";
import { decideDispute, newMethod } from "./settle-card.ts";
import { customer, requirements } from "./stripe-fields.ts";

const HOSTS = ["api.stripe.com", "checkout.stripe.com"];
const SECRET_KEY = "sk_test_fake";
const WEBHOOK_SECRET = "whsec_fake";

/** What goes wrong with the next request that fits: the connection drops before or after the work, or something else is answered. `saved_500` is one that its key gives again. */
export type Fault = "drop_before" | "drop_after" | "saved_500" | "500_after" | "400" | "403" | "429" | "409" | "html" | "never";

export type FakeEvent = { id: string; type: string; body: Uint8Array };

export type FakeStripe = {
  /** For a product of its own: `openTestServices(database, fake.settings)`. */
  settings: Record<string, string>;
  state: FakeState;
  clock: TestClock;
  /** Every request so far, such as `POST /v1/refunds`, with the key it came with. */
  requests: { at: string; key: string | undefined; replayed: boolean }[];
  /** The next request whose method and path begin so goes wrong. */
  fail(fault: Fault, at?: string): void;
  /** Called with each event before the answer of the request that caused it. */
  onEvent: (event: FakeEvent) => Promise<void>;
  pay(sessionId: string, cardNumber: string, answer?: "yes" | "no"): void;
  /** A customer with a saved card, as `cus_…:pm_…`. */
  saveCard(cardNumber: string): string;
  completeAccount(id: string): void;
  decide(dispute: string, verdict: "won" | "lost"): void;
  /** Lets happen what is due by its clock. */
  pass(): void;
  events(): FakeEvent[];
  /** As Stripe signs, by any clock. */
  sign(body: Uint8Array, at: Date): Headers;
  stop(): Promise<void>;
};

/** Stripe on this machine, under its own host names: what the product uses of it, with its rules, its keys and its faults. */
export async function startFakeStripe(clock: TestClock = testClock()): Promise<FakeStripe> {
  const state = newFakeState(clock);
  const wanted = new Map<string, Wanted>();
  const routes = [...paymentRoutes(state, wanted), ...hostRoutes(state)];
  const faults: { fault: Fault; at: string }[] = [];
  const sockets = new Set<Socket>();
  const byKey = onceByKey(state);
  const { key, cert } = selfSignedCertificate(HOSTS);
  const server = createServer({ key, cert }, (request, response) => void answer(request, response));
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const sent = Buffer.concat(parts).toString();
    const at = `${request.method} ${(request.url ?? "").split("?", 1)[0]}`;
    const planned = faults.findIndex((each) => at.startsWith(each.at));
    const [fault] = planned < 0 ? [] : faults.splice(planned, 1).map((each) => each.fault);
    const idempotencyKey = request.headers["idempotency-key"] as string | undefined;
    if (fault === "drop_before") return void request.socket.destroy();
    if (fault === "never") return;
    const known = state.events.length;
    const given = faultAnswer(fault) ?? (await work(request, sent, fault));
    fake.requests.push({ at, key: idempotencyKey, replayed: given.headers !== undefined });
    for (const event of fake.events().slice(known)) await fake.onEvent(event);
    if (fault === "drop_after") return void request.socket.destroy();
    response
      .writeHead(given.status, { "content-type": "application/json", "request-id": state.newId("req"), ...given.headers })
      .end(given.body);
  }

  async function work(request: IncomingMessage, sent: string, fault?: Fault): Promise<Answer> {
    passTime(state);
    try {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new StripeRefusal(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
      const idempotencyKey = request.headers["idempotency-key"] as string | undefined;
      return await byKey(idempotencyKey, `${request.method} ${request.url} ${sent}`, async () => {
        if (fault === "saved_500") return FAILED;
        const done = answerOf(() => run(routes, state, request, sent));
        return fault === "500_after" ? FAILED : done;
      });
    } catch (error) {
      return refusalAnswer(error);
    }
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const fake: FakeStripe = {
    settings: {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      OUTBOUND_TEST_HOSTS: HOSTS.map((host) => `${host}=127.0.0.1:${port}`).join(" "),
      OUTBOUND_TEST_CA: cert,
    },
    state,
    clock,
    requests: [],
    fail: (fault, at = "") => void faults.push({ fault, at }),
    onEvent: async () => {},
    pay(id, number, reply) {
      passTime(state);
      const intended = wanted.get(id);
      if (!intended) throw new Error("no such page");
      paySession(state, intended, id, number, reply);
    },
    saveCard(number) {
      const card = demoCardOf(number);
      if (!card) throw new Error("no such card");
      const owner = customer({ id: state.newId("cus"), created: state.now(), email: "ada@example.com" });
      state.customers.set(owner.id, owner);
      return `${owner.id}:${newMethod(state, card, owner.id).id}`;
    },
    completeAccount(id) {
      const account = state.accounts.get(id);
      if (!account) throw new Error("no such account");
      Object.assign(account, { capabilities: { transfers: "active" }, requirements: requirements([]), payouts_enabled: true });
      state.tell("account.updated", account);
    },
    decide: (dispute, verdict) => decideDispute(state, dispute, verdict),
    pass: () => passTime(state),
    events: () => state.events.map((event) => ({ id: event.id, type: event.type, body: eventBody(event) })),
    sign(body, at) {
      const seconds = Math.floor(at.getTime() / 1000);
      const signature = createHmac("sha256", WEBHOOK_SECRET).update(`${seconds}.`).update(body).digest("hex");
      return new Headers({ "stripe-signature": `t=${seconds},v1=${signature}` });
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
  return fake;
}

const FAILED: Answer = { status: 500, body: JSON.stringify({ error: { type: "api_error", message: "An unknown error occurred" } }) };

function answerOf(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    return refusalAnswer(error);
  }
}

const refusalAnswer = (error: unknown): Answer =>
  error instanceof StripeRefusal
    ? { status: error.status, body: JSON.stringify(error.body) }
    : { status: 500, body: JSON.stringify({ error: { type: "api_error", message: String(error) } }) };

function faultAnswer(fault: Fault | undefined): Answer | null {
  if (fault === "html") return { status: 502, body: "<html>Bad gateway</html>" };
  const refuse = (status: number, code: string) =>
    refusalAnswer(new StripeRefusal(status, { type: "invalid_request_error", code, message: code }));
  if (fault === "400") return refuse(400, "charge_expired_for_capture");
  if (fault === "403") return refuse(403, "more_permissions_required");
  if (fault === "429") return refuse(429, "rate_limit");
  return fault === "409" ? refuse(409, "lock_timeout") : null;
}

function run(routes: readonly Route[], state: FakeState, request: IncomingMessage, sent: string): Answer {
  const [path = "", query = ""] = (request.url ?? "").split("?", 2);
  for (const { at, params: known, run: work } of routes) {
    const [method, pattern = ""] = at.split(" ");
    const match = new RegExp(`^${pattern.replace(":id", "([^/]+)")}$`).exec(path);
    if (method !== request.method || !match) continue;
    const params = readParams(new URLSearchParams(request.method === "GET" ? query : sent), known);
    const account = (request.headers["stripe-account"] as string | undefined) ?? null;
    return { status: 200, body: JSON.stringify(expand(state, work({ id: match[1] ?? "", params, account }), params.expand)) };
  }
  throw new StripeRefusal(404, { type: "invalid_request_error", message: `Unrecognized request URL (${request.method}: ${path}).` });
}

const eventBody = ({ id, type, object, created }: FakeState["events"][number]): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({
      id,
      object: "event",
      api_version: "2026-10-28.endive",
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      ...(object.object === "account" && { account: object.id }),
    }),
  );
