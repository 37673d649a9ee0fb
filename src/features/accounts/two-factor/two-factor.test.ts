import { type TOTP, URI } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { newestEmail, newPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { identifyVisitor } from "../sign-in/identify-visitor.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { verifySecondFactor } from "../sign-in/verify-second-factor.server.ts";
import { confirmTwoFactor } from "./confirm-two-factor.server.ts";
import { disableTwoFactor } from "./disable-two-factor.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";
import { startTwoFactor } from "./start-two-factor.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const codeOf = (address: string) => (URI.parse(address) as TOTP).generate();

async function personWithTwoFactor(): Promise<Person & { address: string; recoveryCodes: string[] }> {
  const person = await newPerson(services);
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
    const person = await newPerson(services);
    const setup = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
    expect(setup).toMatchObject({ address: expect.stringMatching(/^otpauth:\/\/totp\//), qrCodeSvg: expect.stringContaining("<svg") });
    expect(new Set(setup.recoveryCodes).size).toBe(10);
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
  });

  test("asks for the authenticator's code besides the password", async () => {
    const person = await personWithTwoFactor();
    const cookie = await firstStep(person);
    const second = testCtx(services, { cookie });
    expect(await verifySecondFactor(second, { code: codeOf(person.address), rememberDevice: false })).toEqual({ next: "signed-in" });
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

  test("does not ask again on a remembered device", async () => {
    const person = await personWithTwoFactor();
    const second = testCtx(services, { cookie: await firstStep(person) });
    await verifySecondFactor(second, { code: codeOf(person.address), rememberDevice: true });
    const cookie = cookiesAfter(second)
      .split("; ")
      .filter((pair) => !pair.includes("session_token"))
      .join("; ");
    expect(await signIn(testCtx(services, { cookie }), { email: person.email, password: PASSWORD })).toEqual({ next: "signed-in" });
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
    const off = await newPerson(services);
    await expect(disableTwoFactor(await visitOf(services, off), { password: PASSWORD })).rejects.toMatchObject({ code: "two_factor_off" });
    await expect(renewRecoveryCodes(await visitOf(services, off), { password: PASSWORD })).rejects.toMatchObject({
      code: "two_factor_off",
    });
  });
});
