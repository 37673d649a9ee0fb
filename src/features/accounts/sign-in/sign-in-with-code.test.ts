import { eq } from "drizzle-orm";
import { type TOTP, URI } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { confirmedPerson, newestEmail, newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { outboxMessages } from "../../../platform/mail/mail.tables.server.ts";
import { confirmTwoFactor } from "../two-factor/confirm-two-factor.server.ts";
import { startTwoFactor } from "../two-factor/start-two-factor.server.ts";
import { identifyVisitor } from "./identify-visitor.server.ts";
import { requestSignInCode } from "./request-sign-in-code.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInWithCode } from "./sign-in-with-code.server.ts";
import { verifySecondFactor } from "./verify-second-factor.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

async function mailedCode(email: string): Promise<string> {
  await requestSignInCode(testCtx(services), { email });
  return /^(\d{6}) is your sign-in code$/.exec((await newestEmail(services, email))?.subject ?? "")?.[1] ?? "";
}

const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const refused = { code: "sign_in_code_refused", status: 401 };

describe("signing in with a code from an email", () => {
  test("opens a session once, and leaves the password and other sessions as they are", async () => {
    const person = await confirmedPerson(services);
    const code = await mailedCode(person.email);
    const visit = testCtx(services);
    expect(await signInWithCode(visit, { email: person.email, code })).toEqual({ next: "signed-in" });
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(visit) }))).toMatchObject({ user: { email: person.email } });
    await expect(signInWithCode(testCtx(services), { email: person.email, code })).rejects.toMatchObject(refused);
    expect((await visitOf(services, person)).actor).not.toBeNull();
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("takes one of several tries with the same code at once", async () => {
    const { email } = await confirmedPerson(services);
    const code = await mailedCode(email);
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => signInWithCode(testCtx(services), { email, code })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is no way around two-factor sign-in", async () => {
    const person = await confirmedPerson(services);
    const { address, recoveryCodes } = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
    await confirmTwoFactor(await visitOf(services, person), { code: (URI.parse(address) as TOTP).generate() });
    const first = testCtx(services);
    const code = await mailedCode(person.email);
    expect(await signInWithCode(first, { email: person.email, code })).toEqual({ next: "second-factor" });
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(first) }))).toBeNull();
    const second = testCtx(services, { cookie: cookiesAfter(first) });
    await verifySecondFactor(second, { code: recoveryCodes[0] ?? "", rememberDevice: false });
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(second) }))).toMatchObject({ user: { email: person.email } });
  });

  test("says the same about an unknown address, a wrong code and an old one, and writes to nobody unknown", async () => {
    const email = "nobody-at-all@example.com";
    await expect(requestSignInCode(testCtx(services), { email })).resolves.toBeUndefined();
    expect(await newestEmail(services, email)).toBeUndefined();
    await expect(signInWithCode(testCtx(services), { email, code: "123456" })).rejects.toMatchObject(refused);
    const known = await confirmedPerson(services);
    const code = await mailedCode(known.email);
    await expect(signInWithCode(testCtx(services), { email: known.email, code: anotherCode(code) })).rejects.toMatchObject(refused);
    await mailedCode(known.email);
    await expect(signInWithCode(testCtx(services), { email: known.email, code })).rejects.toMatchObject(refused);
  });

  test("ends the code after five wrong tries", async () => {
    const { email } = await confirmedPerson(services);
    const code = await mailedCode(email);
    for (let i = 0; i < 5; i++)
      await expect(signInWithCode(testCtx(services), { email, code: anotherCode(code) })).rejects.toMatchObject(refused);
    await expect(signInWithCode(testCtx(services), { email, code })).rejects.toMatchObject(refused);
  });

  test("sends at most five codes an hour to an address, and takes at most 30 tries from one place", async () => {
    const { email } = await confirmedPerson(services);
    for (let i = 0; i < 5; i++) await requestSignInCode(testCtx(services, { address: "203.0.113.9" }), { email });
    await expect(requestSignInCode(testCtx(services, { address: "203.0.113.9" }), { email })).rejects.toMatchObject({ status: 429 });
    const tryOnce = () => signInWithCode(testCtx(services, { address: "203.0.113.10" }), { email: "who@example.com", code: "000000" });
    for (let i = 0; i < 30; i++) await expect(tryOnce()).rejects.toMatchObject(refused);
    await expect(tryOnce()).rejects.toMatchObject({ status: 429 });
  });

  test("confirms an unconfirmed address and ends what was set up before, since anyone could have registered it", async () => {
    const person = await newPerson(services);
    const code = await mailedCode(person.email);
    const visit = testCtx(services);
    expect(await signInWithCode(visit, { email: person.email, code })).toEqual({ next: "signed-in", passwordRemoved: true });
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(visit) }))).toMatchObject({ user: { emailVerified: true } });
    expect((await visitOf(services, person)).actor).toBeNull();
    await expect(signIn(testCtx(services), { email: person.email, password: PASSWORD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Choose a new password" });
  });

  test("keeps no code that could be read: not in the database", async () => {
    const { email } = await confirmedPerson(services);
    const code = await mailedCode(email);
    await services.db.delete(outboxMessages).where(eq(outboxMessages.recipient, email));
    const { rows } = await services.db.execute<{ value: string }>("select value from verifications");
    expect(rows.filter(({ value }) => value.includes(code))).toEqual([]);
  });
});
