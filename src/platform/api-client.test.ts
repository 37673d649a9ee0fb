import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import createClient from "openapi-fetch";
import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import type { paths } from "../../openapi.d.ts";
import { ask, OFFLINE } from "./api-client.ts";

const problem = (code: string, rest: object = {}) =>
  JSON.stringify({ type: "about:blank", title: `the words of ${code}`, status: 409, code, requestId: "1", ...rest });

const ANSWERS: Record<string, { status: number; type: string; body: string }> = {
  good: { status: 200, type: "application/json", body: '{"today":"2027-05-01","minimumNights":2}' },
  refused: {
    status: 409,
    type: "application/problem+json",
    body: problem("taken", { fields: { checkIn: "is gone" }, data: { day: "2027-05-02" } }),
  },
  fault: { status: 500, type: "application/problem+json", body: problem("unexpected") },
  proxy: { status: 502, type: "text/html", body: "<h1>Bad gateway</h1>" },
  empty: { status: 503, type: "text/plain", body: "" },
  portal: { status: 200, type: "text/html", body: "<h1>Pay for this network</h1>" },
};

let server: Server;
let api: ReturnType<typeof createClient<paths>>;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, type, body } = ANSWERS[request.url?.split("/")[2] ?? ""] ?? { status: 404, type: "text/plain", body: "" };
    response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  api = createClient<paths>({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => {
  server.close();
});

const calendarOf = (listingId: string) => ask(api.GET("/listings/{listingId}/calendar", { params: { path: { listingId } } }), "It failed.");

test("an answer comes with its value", async () => {
  expect(await calendarOf("good")).toEqual({ ok: true, value: { today: "2027-05-01", minimumNights: 2 } });
});

test("a refusal comes with its code, its words, its fields and what one needs to go on", async () => {
  expect(await calendarOf("refused")).toEqual({
    ok: false,
    refusal: { code: "taken", message: "the words of taken", fields: { checkIn: "is gone" }, data: { day: "2027-05-02" } },
  });
});

test.each(["fault", "proxy", "empty"])("a %s is told in the asker's words", async (listingId) => {
  expect(await calendarOf(listingId)).toEqual({ ok: false, refusal: { code: "unexpected", message: "It failed." } });
});

test("a server that is not there, or a page of somebody else's, is being offline", async () => {
  expect(await calendarOf("portal")).toEqual({ ok: false, refusal: OFFLINE });
  const nowhere = createClient<paths>({ baseUrl: "http://127.0.0.1:1" });
  expect(await ask(nowhere.GET("/session"), "It failed.")).toEqual({ ok: false, refusal: OFFLINE });
});

test("answers and refusals have the types that openapi.json gives them", () => {
  const reserve = () =>
    ask(api.POST("/bookings", { body: { listingId: "", checkIn: "", checkOut: "", guests: 1, totalCents: 1, key: "" } }), "");
  type Reserved = Awaited<ReturnType<typeof reserve>>;
  expectTypeOf<Extract<Reserved, { ok: true }>["value"]>().toEqualTypeOf<{ bookingId: string }>();
  expectTypeOf<NonNullable<Extract<Reserved, { ok: false }>["refusal"]["data"]>["quote"]["total"]["cents"]>().toEqualTypeOf<number>();
});
