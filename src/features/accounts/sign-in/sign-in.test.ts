import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { logConsole, openLog } from "../../../platform/log.server.ts";
import { sessions } from "../account.tables.server.ts";
import { authOf } from "../auth.server.ts";
import { identifyVisitor } from "./identify-visitor.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

const database = await openTestDatabase();
let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(database);
});

const REFUSED = { code: "invalid_credentials", status: 401, message: "Invalid email or password" };

describe("signing in", () => {
  test("opens a session with a cookie that scripts cannot read", async () => {
    const { email } = await newPerson(services);
    const ctx = testCtx(services);
    expect(await signIn(ctx, { email, password: PASSWORD })).toEqual({ next: "signed-in" });
    expect(ctx.request.reply.getSetCookie()[0]).toMatch(/^hearth\.session_token=.*HttpOnly.*SameSite=Lax/);
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(ctx) }))).toMatchObject({ user: { email } });
  });

  test("refuses a wrong password and an unknown email with the same words", async () => {
    const { email } = await newPerson(services);
    await expect(signIn(testCtx(services), { email, password: "not the password" })).rejects.toMatchObject(REFUSED);
    await expect(signIn(testCtx(services), { email: "nobody@example.com", password: PASSWORD })).rejects.toMatchObject(REFUSED);
    await expect(signIn(testCtx(services), { email: "not an address", password: PASSWORD })).rejects.toMatchObject(REFUSED);
  });

  test("takes about as long for an unknown email as for a wrong password", async () => {
    const { email } = await newPerson(services);
    const timeOf = async (who: string) => {
      const times = [];
      for (let i = 0; i < 7; i++) {
        const started = performance.now();
        await signIn(testCtx(services), { email: who, password: "not the password" }).catch(() => {});
        times.push(performance.now() - started);
      }
      return times.toSorted((a, b) => a - b)[3] ?? 0;
    };
    const ratio = (await timeOf("nobody-at-all@example.com")) / (await timeOf(email));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test("is limited by account and address, and a success starts the count anew", async () => {
    const { email } = await newPerson(services);
    const wrong = (address: string) =>
      signIn(testCtx(services, { address }), { email, password: "not the password" }).catch((error: unknown) => error);
    for (let i = 0; i < 9; i++) expect(await wrong("203.0.113.1")).toMatchObject(REFUSED);
    await signIn(testCtx(services, { address: "203.0.113.1" }), { email, password: PASSWORD });
    for (let i = 0; i < 10; i++) expect(await wrong("203.0.113.1")).toMatchObject(REFUSED);
    expect(await wrong("203.0.113.1")).toMatchObject({ code: "too_many_requests" });
    expect(await wrong("203.0.113.2")).toMatchObject(REFUSED);
  });

  test("guessing from many addresses slows the guessers, and not the owner on a known device or at a known address", async () => {
    const person = await newPerson(services);
    const home = testCtx(services, { address: "2001:db8:1:1::5" });
    await signIn(home, { email: person.email, password: PASSWORD });
    const attempt = (password: string, visit: Parameters<typeof testCtx>[1]) =>
      signIn(testCtx(services, visit), { email: person.email, password }).catch((error: unknown) => error);
    const guesses = [];
    for (let i = 0; i < 32; i++) guesses.push(await attempt("a wrong guess", { address: `192.0.2.${100 + i}` }));
    expect(guesses.at(-1)).toMatchObject({ code: "too_many_requests" });
    expect(await attempt(PASSWORD, { address: "203.0.113.77" })).toMatchObject({ code: "too_many_requests" });
    const browser = cookiesAfter(home)
      .split("; ")
      .filter((pair) => pair.startsWith("hearth.known_device"))
      .join("; ");
    expect(await attempt(PASSWORD, { address: "203.0.113.78", cookie: browser })).toEqual({ next: "signed-in" });
    expect(await attempt(PASSWORD, { address: "2001:db8:1:1:ffff::9" })).toEqual({ next: "signed-in" });
    const forged = browser.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(await attempt(PASSWORD, { address: "203.0.113.79", cookie: forged })).toMatchObject({ code: "too_many_requests" });
  });

  test("a whole IPv6 network counts as one address", async () => {
    const { email } = await newPerson(services);
    const attempts = [];
    for (let i = 0; i < 11; i++)
      attempts.push(
        await signIn(testCtx(services, { address: `2001:db8:9:9::${i}` }), { email, password: "wrong" }).catch((e: unknown) => e),
      );
    expect(attempts.at(-1)).toMatchObject({ code: "too_many_requests" });
  });

  test("under an https origin is remembered by a cookie that never goes over plain http", async () => {
    const secure = await openTestServices(database, { APP_ORIGIN: "https://stay.example.com" });
    const { email, cookie } = await newPerson(secure);
    expect(cookie).toContain("__Secure-hearth.session_token=");
    expect(await identifyVisitor(testCtx(secure, { cookie }))).toMatchObject({ user: { email } });
  });

  test("too often is refused in words that offer a code by email", async () => {
    const attempts = [];
    for (let i = 0; i < 11; i++)
      attempts.push(await signIn(testCtx(services), { email: "locked@example.com", password: "wrong" }).catch((e: unknown) => e));
    expect(attempts.at(-1)).toMatchObject({ status: 429, message: expect.stringContaining("sign in with a code that we email you") });
  });

  test("a session is renewed after five minutes of use, and one that is over is taken back", async () => {
    const person = await newPerson(services);
    const sessionId = (await visitOf(services, person)).actor?.sessionId ?? "";
    const isThis = eq(sessions.id, sessionId);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
    await services.db
      .update(sessions)
      .set({ expiresAt: inDays(20) })
      .where(isThis);
    const renewed = await visitOf(services, person);
    expect(renewed.request.reply.getSetCookie()[0]).toMatch(/^hearth\.session_token=.*Max-Age=2592000/);
    const [{ expiresAt } = { expiresAt: new Date(0) }] = await services.db.select().from(sessions).where(isThis);
    expect(expiresAt.getTime()).toBeGreaterThan(inDays(29).getTime());
    await services.db
      .update(sessions)
      .set({ expiresAt: inDays(-1) })
      .where(isThis);
    const over = await visitOf(services, person);
    expect(over.actor).toBeNull();
    expect(over.request.reply.getSetCookie()[0]).toMatch(/^hearth\.session_token=;.*Max-Age=0/);
  });

  test("a forged or foreign cookie is nobody", async () => {
    const person = await newPerson(services);
    const forged = person.cookie.replace(/session_token=[^.]+/, "session_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    expect(await identifyVisitor(testCtx(services, { cookie: forged }))).toBeNull();
    expect(await identifyVisitor(testCtx(services, { cookie: "hearth.session_token=garbage" }))).toBeNull();
    expect(await identifyVisitor(testCtx(services))).toBeNull();
  });
});

test("what the auth library says of a failed statement is in the log, as its lines, without the values", async () => {
  const lines: string[] = [];
  const log = openLog({ logLevel: "info" }, "server", { write: (line) => void lines.push(line) });
  const logging = { ...(await openTestServices(database)), log };
  const person = await newPerson(logging);
  const id = (await visitOf(logging, person)).actor?.id ?? "";
  const stopLogging = logConsole(log);
  await logging.db.execute("alter table credentials rename column password to passwort");
  const outcome = await authOf(logging)
    .api.signInEmail({ body: { email: person.email, password: PASSWORD } })
    .catch((error: unknown) => error);
  await logging.db.execute("alter table credentials rename column passwort to password");
  stopLogging();
  expect(outcome).toBeInstanceOf(Error);
  const said = lines.filter((line) => line.includes("credentials"));
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(JSON.parse(line)).toMatchObject({ level: 50 });
  expect(lines.join("")).not.toContain(id);
  expect(lines.join("")).not.toContain(person.email);
});

describe("signing out", () => {
  test("ends the session on the server, not only the cookie", async () => {
    const person = await newPerson(services);
    const ctx = await visitOf(services, person);
    await signOut(ctx);
    expect(cookiesAfter(ctx)).not.toContain("session_token");
    expect(await identifyVisitor(testCtx(services, { cookie: person.cookie }))).toBeNull();
  });

  test("that fails says so and keeps the person signed in", async () => {
    const person = await newPerson(services);
    const visit = await visitOf(services, person);
    await services.db.execute("create function refuse() returns trigger language plpgsql as $$begin raise exception 'no'; end$$");
    await services.db.execute("create trigger refuse before delete on sessions for each row execute function refuse()");
    await expect(signOut(visit)).rejects.toMatchObject({ code: "sign_out_failed", message: "Failed to sign out" });
    expect(visit.request.reply.getSetCookie()).toEqual([]);
    await services.db.execute("drop trigger refuse on sessions");
    expect((await visitOf(services, person)).actor).not.toBeNull();
  });

  test("twice is fine", async () => {
    const person = await newPerson(services);
    await signOut(await visitOf(services, person));
    await expect(signOut(testCtx(services, { cookie: person.cookie }))).resolves.toBeUndefined();
  });
});
