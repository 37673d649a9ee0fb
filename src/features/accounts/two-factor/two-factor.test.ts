import { type TOTP, URI } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { newestEmail, confirmedPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { identifyVisitor } from "../sign-in/identify-visitor.server.ts";
import { changePassword } from "../password/change-password.server.ts";
import { endSessions } from "../sessions/end-session.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { verifySecondFactor } from "../sign-in/verify-second-factor.server.ts";
import { confirmTwoFactor } from "./confirm-two-factor.server.ts";
import { disableTwoFactor } from "./disable-two-factor.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";
import { startTwoFactor } from "./start-two-factor.server.ts";
import { forgetTrustedDevice, myTrustedDevices } from "./trusted-devices.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const codeOf = (address: string, laterMs = 0) => (URI.parse(address) as TOTP).generate({ timestamp: Date.now() + laterMs });

async function personWithTwoFactor(): Promise<Person & { address: string; recoveryCodes: string[] }> {
  const person = await confirmedPerson(services);
  const { address, recoveryCodes } = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
  const visit = await visitOf(services, person);
  await confirmTwoFactor(visit, { code: codeOf(address) });
  return { ...person, cookie: cookiesAfter(visit), address, recoveryCodes };
}

async function firstStep({ email }: Person): Promise<string> {
  const ctx = testCtx(services);
  expect(await signIn(ctx, { email, password: PASSWORD })).toEqual({ next: "second-factor" });
  expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(ctx) }))).toBeNull();
  return cookiesAfter(ctx);
}

describe("two-factor sign-in", () => {
  test("is set up with a QR code that is drawn here, and asks for nothing until its first code is confirmed", async () => {
    const person = await confirmedPerson(services);
    const setup = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
    expect(setup).toMatchObject({ address: expect.stringMatching(/^otpauth:\/\/totp\//), qrCodeSvg: expect.stringContaining("<svg") });
    expect(new Set(setup.recoveryCodes).size).toBe(10);
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("asks for the authenticator's code besides the password", async () => {
    const person = await personWithTwoFactor();
    const cookie = await firstStep(person);
    const second = testCtx(services, { cookie });
    expect(await verifySecondFactor(second, { code: codeOf(person.address, 30_000), rememberDevice: false })).toEqual({
      next: "signed-in",
    });
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(second) }))).toMatchObject({ user: { email: person.email } });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Two-factor sign-in is on" });
  });

  test("refuses wrong codes, and after a few of them the whole sign-in", async () => {
    const cookie = await firstStep(await personWithTwoFactor());
    const tryCode = () =>
      verifySecondFactor(testCtx(services, { cookie }), { code: "000000", rememberDevice: false }).catch((error: unknown) => error);
    expect(await tryCode()).toMatchObject({ code: "wrong_code" });
    const later = [];
    for (let i = 0; i < 6; i++) later.push(await tryCode());
    expect(later.at(-1)).toMatchObject({ code: "challenge_over" });
  });

  test("refuses a code without the first step", async () => {
    const { address } = await personWithTwoFactor();
    await expect(verifySecondFactor(testCtx(services), { code: codeOf(address), rememberDevice: false })).rejects.toMatchObject({
      code: "challenge_over",
    });
  });

  test("takes each recovery code once", async () => {
    const person = await personWithTwoFactor();
    const code = person.recoveryCodes[0] ?? "";
    const first = testCtx(services, { cookie: await firstStep(person) });
    expect(await verifySecondFactor(first, { code, rememberDevice: false })).toEqual({ next: "signed-in" });
    const again = testCtx(services, { cookie: await firstStep(person) });
    await expect(verifySecondFactor(again, { code, rememberDevice: false })).rejects.toMatchObject({ code: "wrong_code" });
  });

  test("gives recovery codes that people can read off paper, and takes them in small letters and without the dash", async () => {
    const person = await personWithTwoFactor();
    for (const code of person.recoveryCodes) expect(code).toMatch(/^[A-HJ-KM-NP-Z2-9]{5}-[A-HJ-KM-NP-Z2-9]{5}$/);
    expect(new Set(person.recoveryCodes).size).toBe(10);
    const typed = (person.recoveryCodes[3] ?? "").toLowerCase().replace("-", " ");
    const visit = testCtx(services, { cookie: await firstStep(person) });
    expect(await verifySecondFactor(visit, { code: typed, rememberDevice: false })).toEqual({ next: "signed-in" });
  });

  /** The cookies of a device that signed in once with a code and is trusted since. */
  async function trustedCookies(person: Person & { recoveryCodes: string[] }): Promise<string> {
    const second = testCtx(services, { cookie: await firstStep(person) });
    await verifySecondFactor(second, { code: person.recoveryCodes.pop() ?? "", rememberDevice: true });
    return cookiesAfter(second)
      .split("; ")
      .filter((pair) => !pair.includes("session_token"))
      .join("; ");
  }
  const signInFrom = async (cookie: string, { email }: Person, password = PASSWORD) =>
    (await signIn(testCtx(services, { cookie }), { email, password })).next;

  test("does not ask again on a trusted device, which is listed and can be forgotten by its owner alone", async () => {
    const person = await personWithTwoFactor();
    const cookie = await trustedCookies(person);
    const here = await visitOf(services, person);
    const [device] = await myTrustedDevices(here);
    expect(device).toMatchObject({ device: "Firefox on Linux" });
    const deviceId = device?.id ?? "";
    const stranger = await visitOf(services, await confirmedPerson(services));
    expect(await myTrustedDevices(stranger)).toEqual([]);
    await expect(forgetTrustedDevice(stranger, { deviceId })).rejects.toMatchObject({ code: "device_not_found", status: 404 });
    await expect(myTrustedDevices(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    const again = testCtx(services, { cookie });
    expect(await signIn(again, { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
    const renewed = await myTrustedDevices(here);
    expect(renewed).toMatchObject([{ device: "Firefox on Linux" }]);
    await forgetTrustedDevice(here, { deviceId: renewed[0]?.id ?? "" });
    expect(await signInFrom(cookiesAfter(again), person)).toBe("second-factor");
  });

  test.each<[string, (person: Person) => Promise<unknown>, string?]>([
    [
      "a new password",
      async (person) =>
        changePassword(await visitOf(services, person), { currentPassword: PASSWORD, newPassword: "another long password" }),
      "another long password",
    ],
    ["signing out everywhere", async (person) => endSessions(await visitOf(services, person), { scope: "everywhere" })],
    [
      "turning it off and on again",
      async (person) => {
        const visit = await visitOf(services, person);
        await disableTwoFactor(visit, { password: PASSWORD });
        const without = { ...person, cookie: cookiesAfter(visit) };
        const { address } = await startTwoFactor(await visitOf(services, without), { password: PASSWORD });
        await confirmTwoFactor(await visitOf(services, without), { code: codeOf(address) });
      },
    ],
  ])("trusts no device after %s", async (_, change, password = PASSWORD) => {
    const person = await personWithTwoFactor();
    const cookie = await trustedCookies(person);
    await change(person);
    expect(await signInFrom(cookie, person, password)).toBe("second-factor");
  });

  test("takes the authenticator's code once, also when it comes many times at once", async () => {
    const person = await personWithTwoFactor();
    // The code that confirmed the setup is spent as well.
    const spent = testCtx(services, { cookie: await firstStep(person) });
    await expect(verifySecondFactor(spent, { code: codeOf(person.address), rememberDevice: false })).rejects.toMatchObject({
      code: "wrong_code",
    });
    const code = codeOf(person.address, 30_000);
    const visits = [];
    for (let i = 0; i < 4; i++) visits.push(testCtx(services, { cookie: await firstStep(person) }));
    const tries = await Promise.allSettled(visits.map((visit) => verifySecondFactor(visit, { code, rememberDevice: false })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("locks after ten wrong codes, however many come at once", async () => {
    const person = await personWithTwoFactor();
    const visits = [];
    for (let i = 0; i < 16; i++) visits.push(testCtx(services, { cookie: await firstStep(person), address: `198.18.7.${i}` }));
    const tries = await Promise.all(
      visits.map((visit) => verifySecondFactor(visit, { code: "000000", rememberDevice: false }).catch((error: unknown) => error)),
    );
    const codes = tries.map((error) => (error as { code: string }).code).toSorted();
    expect(codes).toEqual([...Array<string>(6).fill("codes_locked"), ...Array<string>(10).fill("wrong_code")]);
  });

  test("new recovery codes end the former ones", async () => {
    const person = await personWithTwoFactor();
    const { recoveryCodes } = await renewRecoveryCodes(await visitOf(services, person), { password: PASSWORD });
    const former = testCtx(services, { cookie: await firstStep(person) });
    await expect(verifySecondFactor(former, { code: person.recoveryCodes[1] ?? "", rememberDevice: false })).rejects.toMatchObject({
      code: "wrong_code",
    });
    const renewed = testCtx(services, { cookie: await firstStep(person) });
    expect(await verifySecondFactor(renewed, { code: recoveryCodes[0] ?? "", rememberDevice: false })).toEqual({ next: "signed-in" });
  });

  test("can be turned off with the password only", async () => {
    const person = await personWithTwoFactor();
    await expect(disableTwoFactor(await visitOf(services, person), { password: "wrong password" })).rejects.toMatchObject({
      code: "wrong_password",
    });
    await disableTwoFactor(await visitOf(services, person), { password: PASSWORD });
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("cannot be started twice, and is not there to be turned off before", async () => {
    const on = await personWithTwoFactor();
    await expect(startTwoFactor(await visitOf(services, on), { password: PASSWORD })).rejects.toMatchObject({
      code: "two_factor_already_on",
    });
    const off = await confirmedPerson(services);
    await expect(disableTwoFactor(await visitOf(services, off), { password: PASSWORD })).rejects.toMatchObject({ code: "two_factor_off" });
    await expect(renewRecoveryCodes(await visitOf(services, off), { password: PASSWORD })).rejects.toMatchObject({
      code: "two_factor_off",
    });
  });
});
