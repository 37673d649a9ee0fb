import { scrypt } from "node:crypto";
import * as library from "better-auth/crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { quickPasswords } from "../../../../tests/support/quick-passwords.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices, type Visit } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { Passwords } from "../../../platform/context.server.ts";
import { isInTransaction } from "../../../platform/db/database.server.ts";
import { identifyVisitor } from "../sign-in/identify-visitor.server.ts";
import { registerAccount } from "../sign-in/register-account.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { disableTwoFactor } from "../two-factor/disable-two-factor.server.ts";
import { changePassword } from "./change-password.server.ts";
import { scryptPasswords } from "./scrypt-passwords.server.ts";

let services: TestServices;
/** Hashing as in every test, but it stands still while `gate` is closed, and notes what it did. */
const seen = { hashes: 0, inTransaction: 0 };
let gate = Promise.resolve();
const note = async () => {
  seen.hashes += 1;
  if (isInTransaction()) seen.inTransaction += 1;
  await gate;
};
const passwords: Passwords = {
  hash: async (password) => (await note(), quickPasswords.hash(password)),
  verify: async (kept) => (await note(), quickPasswords.verify(kept)),
};

beforeAll(async () => {
  services = { ...(await openTestServices(await openTestDatabase())), passwords };
});

/** Does the work while nothing is hashed to its end; what it leaves waiting goes on afterwards. */
async function whileHashingStands<T>(work: () => Promise<T>): Promise<T> {
  const closed = Promise.withResolvers<void>();
  gate = closed.promise;
  try {
    return await work();
  } finally {
    closed.resolve();
    gate = Promise.resolve();
  }
}

const outcomeOf = (visit: Visit, email: string, password = "wrong") =>
  signIn(testCtx(services, visit), { email, password }).catch((error: unknown) => error);

let strangers = 0;
const fromNetwork = (address: string, count: number) =>
  Array.from({ length: count }, () => outcomeOf({ address }, `stranger-${++strangers}@example.com`));

describe("hashing passwords", () => {
  test("makes and takes the same hashes as the auth library", async () => {
    const [ours, theirs] = [await scryptPasswords.hash("Ａ boat"), await library.hashPassword("A boat")];
    expect(await library.verifyPassword({ hash: ours, password: "A boat" })).toBe(true);
    expect(await scryptPasswords.verify({ hash: theirs, password: "Ａ boat" })).toBe(true);
    expect(await scryptPasswords.verify({ hash: theirs, password: "a boat" })).toBe(false);
    expect(await scryptPasswords.verify({ hash: "nonsense", password: "a boat" })).toBe(false);
  });

  test("of one network takes a share of the line; the rest is refused before it is hashed, and others get in", async () => {
    const before = seen.hashes;
    const flood = await whileHashingStands(async () => {
      const all = fromNetwork("203.0.113.5", 12);
      const refused = await Promise.all(all.map((each) => Promise.race([each, soon()])));
      expect(refused.filter(Boolean)).toHaveLength(8);
      expect(refused.filter(Boolean)).toEqual(
        Array(8).fill(
          expect.objectContaining({ status: 429, details: expect.objectContaining({ retryAfterSeconds: expect.any(Number) }) }),
        ),
      );
      return { all, other: outcomeOf({ address: "203.0.113.6" }, "other@example.com") };
    });
    expect(await flood.other).toMatchObject({ code: "invalid_credentials" });
    expect((await Promise.all(flood.all)).filter((each) => (each as { status: number }).status === 401)).toHaveLength(4);
    expect(seen.hashes - before).toBe(5);
  });

  test("of many networks fills the line: 503 with when to come back, not counted as a try, while a known browser and people who are signed in get in", async () => {
    const person = await newPerson(services);
    const browser = { cookie: person.cookie.split("; ").find((pair) => pair.startsWith("hearth.known_device")) ?? "" };
    const left = await whileHashingStands(async () => {
      const flood = Array.from({ length: 12 }, (_, n) => fromNetwork(`203.0.113.${20 + n}`, 4)).flat();
      const refused = (await Promise.all(flood.map((each) => Promise.race([each, soon()])))).filter(Boolean);
      expect(refused.length).toBeGreaterThan(20);
      expect(refused[0]).toMatchObject({ code: "busy", status: 503, details: { retryAfterSeconds: expect.any(Number) } });
      const busy = [];
      for (let n = 0; n < 15; n++) busy.push(await outcomeOf({ address: "203.0.113.90" }, person.email, PASSWORD));
      expect(busy).toEqual(Array(15).fill(expect.objectContaining({ code: "busy" })));
      const owner = outcomeOf({ address: "203.0.113.91", ...browser }, person.email, PASSWORD);
      const here = await visitOf(services, person);
      const change = changePassword(here, { currentPassword: PASSWORD, newPassword: `${PASSWORD} anew` });
      return { flood, owner, change };
    });
    expect(await left.owner).toEqual({ next: "signed-in" });
    await left.change;
    await Promise.all(left.flood);
    expect(await outcomeOf({ address: "203.0.113.90" }, person.email, `${PASSWORD} anew`)).toEqual({ next: "signed-in" });
  });

  test("happens once for a registration and never while a connection is held", async () => {
    Object.assign(seen, { hashes: 0, inTransaction: 0 });
    const ctx = testCtx(services, { address: "203.0.113.200" });
    await registerAccount(ctx, { fullName: "Marin Quay", email: "once@example.com", password: PASSWORD });
    expect(seen).toEqual({ hashes: 1, inTransaction: 0 });
    await registerAccount(testCtx(services), { fullName: "Marin Quay", email: "once@example.com", password: PASSWORD });
    expect(seen).toEqual({ hashes: 2, inTransaction: 0 });
    const here = await visitOf(services, { cookie: cookiesAfter(ctx) });
    await changePassword(here, { currentPassword: PASSWORD, newPassword: `${PASSWORD} anew` });
    await disableTwoFactor(await visitOf(services, { cookie: cookiesAfter(here) }), { password: `${PASSWORD} anew` }).catch(() => {});
    expect(seen.inTransaction).toBe(0);
  });
});

test("finding out who is asking waits for no thread that others keep busy", async () => {
  const person = await newPerson(services);
  let finished = 0;
  const busy = Array.from({ length: 40 }, () => hashInSharedThreads().then(() => (finished += 1)));
  expect(await identifyVisitor(testCtx(services, { cookie: person.cookie }))).toMatchObject({ user: { email: person.email } });
  const before = finished;
  await Promise.all(busy);
  expect(before).toBeLessThan(20);
});

/** Long enough for everything to be refused that will be: the database answers in a few milliseconds. */
const soon = async () => {
  for (let n = 0; n < 40; n++) await services.db.execute("select 1");
};

const hashInSharedThreads = () =>
  new Promise<void>((resolve, reject) => {
    scrypt("busy", "salt", 64, { N: 16_384, r: 8, maxmem: 2 ** 26 }, (error) => (error ? reject(error) : resolve()));
  });
