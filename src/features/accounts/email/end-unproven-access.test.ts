import { eq } from "drizzle-orm";
import { type TOTP, URI } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import {
  anotherDevice,
  confirmedPerson,
  newestEmail,
  newPerson,
  PASSWORD,
  type Person,
  tokenIn,
  visitOf,
} from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { SoftwareAuthenticator } from "../../../../tests/support/software-authenticator.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { passkeys, profiles, twoFactors, verifications } from "../account.tables.server.ts";
import { addPasskey } from "../passkeys/add-passkey.server.ts";
import { signInWithPasskey } from "../passkeys/sign-in-with-passkey.server.ts";
import { startAddingPasskey } from "../passkeys/start-adding-passkey.server.ts";
import { startPasskeySignIn } from "../passkeys/start-passkey-sign-in.server.ts";
import { requestPasswordReset } from "../password/request-password-reset.server.ts";
import { resetPassword } from "../password/reset-password.server.ts";
import { requestSignInCode } from "../sign-in/request-sign-in-code.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.server.ts";
import { verifySecondFactor } from "../sign-in/verify-second-factor.server.ts";
import { confirmTwoFactor } from "../two-factor/confirm-two-factor.server.ts";
import { startTwoFactor } from "../two-factor/start-two-factor.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { requestEmailConfirmation } from "./request-email-confirmation.server.ts";

const NEW_PASSWORD = "a lighthouse in winter";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const here = () => ({ origin: services.config.appOrigin, checksOwner: true });
const setConfirmed = (email: string, emailVerified: boolean) =>
  services.db.update(profiles).set({ emailVerified }).where(eq(profiles.email, email));

type Squatter = Person & { id: string; other: Person; device: SoftwareAuthenticator; recoveryCodes: string[]; trustedCookie: string };

/** Someone who registered an address that isn't theirs and set up every way in, as could be done before it had to be confirmed. */
async function squatter(): Promise<Squatter> {
  const person = await confirmedPerson(services);
  const other = await anotherDevice(services, person);
  const device = new SoftwareAuthenticator();
  const first = await visitOf(services, person);
  const options = await startAddingPasskey(first, { password: PASSWORD });
  await addPasskey(await visitOf(services, { cookie: cookiesAfter(first) }), { credential: device.make(options, here()) });
  const { address, recoveryCodes } = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
  const visit = await visitOf(services, person);
  await confirmTwoFactor(visit, { code: (URI.parse(address) as TOTP).generate() });
  const asked = testCtx(services);
  await signIn(asked, { email: person.email, password: PASSWORD });
  const trusted = testCtx(services, { cookie: cookiesAfter(asked) });
  await verifySecondFactor(trusted, { code: recoveryCodes[0] ?? "", rememberDevice: true });
  await setConfirmed(person.email, false);
  await runJobs(services);
  const { actor } = visit;
  return {
    ...person,
    id: actor?.id ?? "",
    cookie: cookiesAfter(visit),
    other,
    device,
    recoveryCodes,
    trustedCookie: cookiesAfter(trusted),
  };
}

async function mailedCode(email: string): Promise<string> {
  await requestSignInCode(testCtx(services), { email });
  return /^(\d{6}) /.exec((await newestEmail(services, email))?.subject ?? "")?.[1] ?? "";
}

async function confirmationLink(person: Person): Promise<string> {
  await requestEmailConfirmation(await visitOf(services, person));
  return tokenIn(await newestEmail(services, person.email));
}

/** What the owner of the mailbox does in a browser of their own. */
const proofs: Record<string, (person: Person) => Promise<unknown>> = {
  "resetting the password": async ({ email }) => {
    await requestPasswordReset(testCtx(services), { email });
    await resetPassword(testCtx(services), { token: tokenIn(await newestEmail(services, email)), newPassword: NEW_PASSWORD });
  },
  "signing in with an emailed code": async ({ email }) => {
    expect(await signInWithCode(testCtx(services), { email, code: await mailedCode(email) })).toEqual({
      next: "signed-in",
      passwordRemoved: true,
    });
  },
  "confirming by the link in another browser": async (person) => {
    expect(await confirmEmail(testCtx(services), { token: await confirmationLink(person) })).toEqual({ passwordRemoved: true });
  },
};

const accesses: Record<string, (person: Squatter) => Promise<void>> = {
  password: async ({ email }) => {
    await expect(signIn(testCtx(services), { email, password: PASSWORD })).rejects.toMatchObject({ code: "invalid_credentials" });
  },
  session: async ({ cookie, other, trustedCookie }) => {
    for (const held of [cookie, other.cookie, trustedCookie]) expect((await visitOf(services, { cookie: held })).actor).toBeNull();
  },
  passkey: async ({ id, device }) => {
    const first = testCtx(services);
    const credential = device.sign(await startPasskeySignIn(first), here());
    const second = testCtx(services, { cookie: cookiesAfter(first) });
    await expect(signInWithPasskey(second, { credential })).rejects.toMatchObject({ code: "passkey_refused" });
    expect(await services.db.select().from(passkeys).where(eq(passkeys.userId, id))).toEqual([]);
  },
  "second factor": async ({ id, email }) => {
    expect(await services.db.select().from(twoFactors).where(eq(twoFactors.userId, id))).toEqual([]);
    expect(await signInWithCode(testCtx(services), { email, code: await mailedCode(email) })).toEqual({ next: "signed-in" });
  },
  "trusted device": async ({ id }) => {
    expect(await services.db.select().from(verifications).where(eq(verifications.value, id))).toEqual([]);
  },
};

describe.each(Object.keys(proofs))("%s proves an unconfirmed address", (proof) => {
  test.each(Object.keys(accesses))("and ends the %s set up before", async (access) => {
    const person = await squatter();
    await proofs[proof]?.(person);
    await accesses[access]?.(person);
    const [row] = await services.db.select().from(profiles).where(eq(profiles.id, person.id));
    expect(row).toMatchObject({ emailVerified: true, twoFactorEnabled: false });
  });
});

describe("proving an address", () => {
  test("by a reset leaves the new password, and nothing else is asked for", async () => {
    const person = await squatter();
    await proofs["resetting the password"]?.(person);
    expect(await signIn(testCtx(services), { email: person.email, password: NEW_PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("by the link in the browser that is signed in to the account ends nothing", async () => {
    const person = await newPerson(services);
    const other = await anotherDevice(services, person);
    const visit = await visitOf(services, person);
    expect(await confirmEmail(visit, { token: await confirmationLink(person) })).toEqual({ passwordRemoved: false });
    for (const device of [person, other]) expect((await visitOf(services, device)).actor).not.toBeNull();
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("by the link in a browser that is signed in as someone else ends what was set up, and not their session", async () => {
    const [person, stranger] = [await newPerson(services), await newPerson(services)];
    await confirmEmail(await visitOf(services, stranger), { token: await confirmationLink(person) });
    expect((await visitOf(services, person)).actor).toBeNull();
    expect((await visitOf(services, stranger)).actor).not.toBeNull();
  });

  test("twice ends nothing more: a confirmed address keeps its passkeys and second factor", async () => {
    for (const proof of Object.values(proofs).slice(0, 1)) {
      const person = await squatter();
      await setConfirmed(person.email, true);
      await proof(person);
      expect(await services.db.select().from(passkeys).where(eq(passkeys.userId, person.id))).toHaveLength(1);
      expect(await signIn(testCtx(services), { email: person.email, password: NEW_PASSWORD })).toEqual({ next: "second-factor" });
    }
  });

  test("is not done by a wrong code or an invented link", async () => {
    const person = await newPerson(services);
    const code = await mailedCode(person.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await expect(signInWithCode(testCtx(services), { email: person.email, code: wrong })).rejects.toMatchObject({
      code: "sign_in_code_refused",
    });
    const claims = Buffer.from(JSON.stringify({ email: person.email, exp: 4_000_000_000 })).toString("base64url");
    await expect(confirmEmail(testCtx(services), { token: `e30.${claims}.AAAA` })).rejects.toMatchObject({ code: "email_link_over" });
    expect((await visitOf(services, person)).actor).not.toBeNull();
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("is told to the owner by email, with how to choose a new password", async () => {
    for (const [proof, words] of [
      ["signing in with an emailed code", "You signed in with a code from your email"],
      ["confirming by the link in another browser", "You confirmed this email address"],
    ] as const) {
      const person = await newPerson(services);
      await runJobs(services);
      await proofs[proof]?.(person);
      const email = await newestEmail(services, person.email);
      expect(email).toMatchObject({ subject: "Choose a new password", text: expect.stringContaining(words) });
      expect(email?.text).toContain("/forgot-password");
    }
  });
});

describe("before the address is confirmed", () => {
  const refused = { code: "email_not_confirmed", status: 403, message: "Confirm your email address first." };

  test("no passkey can be added", async () => {
    const person = await newPerson(services);
    await expect(startAddingPasskey(await visitOf(services, person), { password: PASSWORD })).rejects.toMatchObject(refused);
    await setConfirmed(person.email, true);
    const first = await visitOf(services, person);
    const options = await startAddingPasskey(first, { password: PASSWORD });
    await setConfirmed(person.email, false);
    const credential = new SoftwareAuthenticator().make(options, here());
    await expect(addPasskey(await visitOf(services, { cookie: cookiesAfter(first) }), { credential })).rejects.toMatchObject(refused);
  });

  test("no second factor can be set up", async () => {
    const person = await newPerson(services);
    await expect(startTwoFactor(await visitOf(services, person), { password: PASSWORD })).rejects.toMatchObject(refused);
    await setConfirmed(person.email, true);
    const { address } = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
    await setConfirmed(person.email, false);
    const code = (URI.parse(address) as TOTP).generate();
    await expect(confirmTwoFactor(await visitOf(services, person), { code })).rejects.toMatchObject(refused);
  });

  test("the database takes neither", async () => {
    const { actor } = await visitOf(services, await newPerson(services));
    const userId = actor?.id ?? "";
    const codeOf = (work: PromiseLike<unknown>) =>
      Promise.resolve(work).then(
        () => null,
        (error: unknown) => databaseErrorCode(error),
      );
    const key = { userId, publicKey: "x", credentialID: userId, counter: 0, deviceType: "singleDevice", backedUp: false };
    expect(await codeOf(services.db.insert(passkeys).values(key))).toBe("23001");
    expect(await codeOf(services.db.insert(twoFactors).values({ userId, secret: "x", backupCodes: "x" }))).toBe("23001");
  });
});
