import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { anotherDevice, confirmedPerson, newestEmail, newPerson, PASSWORD, tokenIn, visitOf } from "../../../../tests/support/people.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { sessions } from "../account.tables.server.ts";
import { myAccount } from "../account.view.server.ts";
import { requestSignInCode } from "../sign-in/request-sign-in-code.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signInWithCode } from "../sign-in/sign-in-with-code.server.ts";
import { changePassword } from "./change-password.server.ts";
import { requestPasswordReset } from "./request-password-reset.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { setPassword } from "./set-password.server.ts";

const NEW_PASSWORD = "a lighthouse in winter";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

describe("resetting a forgotten password", () => {
  test("works once by the mailed link, and signs every device out", async () => {
    const person = await newPerson(services);
    await requestPasswordReset(testCtx(services), { email: person.email });
    const token = tokenIn(await newestEmail(services, person.email));
    await resetPassword(testCtx(services), { token, newPassword: NEW_PASSWORD });
    expect((await visitOf(services, person)).actor).toBeNull();
    await expect(signIn(testCtx(services), { email: person.email, password: PASSWORD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await signIn(testCtx(services), { email: person.email, password: NEW_PASSWORD })).toEqual({ next: "signed-in" });
    await expect(resetPassword(testCtx(services), { token, newPassword: "yet another password" })).rejects.toMatchObject({
      code: "reset_link_over",
      status: 410,
    });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Your password was changed" });
  });

  test("two at once with one link change it once", async () => {
    const person = await newPerson(services);
    await requestPasswordReset(testCtx(services), { email: person.email });
    const token = tokenIn(await newestEmail(services, person.email));
    const tries = await Promise.allSettled(
      ["first of two passwords", "second of two passwords"].map((newPassword) => resetPassword(testCtx(services), { token, newPassword })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("says nothing about an address that nobody has, and writes to nobody", async () => {
    await expect(requestPasswordReset(testCtx(services), { email: "stranger@example.com" })).resolves.toBeUndefined();
    expect(await newestEmail(services, "stranger@example.com")).toBeUndefined();
  });

  test("refuses an invented or an old link", async () => {
    await expect(resetPassword(testCtx(services), { token: "invented", newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: "reset_link_over",
    });
    const person = await newPerson(services);
    await requestPasswordReset(testCtx(services), { email: person.email });
    const token = tokenIn(await newestEmail(services, person.email));
    const later = { ...services, clock: { now: () => new Date(Date.now() + 3601_000) } };
    await expect(resetPassword(testCtx(later), { token, newPassword: NEW_PASSWORD })).rejects.toMatchObject({ code: "reset_link_over" });
  });

  test("keeps the link when the new password is too common", async () => {
    const person = await newPerson(services);
    await requestPasswordReset(testCtx(services), { email: person.email });
    const token = tokenIn(await newestEmail(services, person.email));
    await expect(resetPassword(testCtx(services), { token, newPassword: "password1" })).rejects.toMatchObject({ code: "invalid_input" });
    await expect(resetPassword(testCtx(services), { token, newPassword: NEW_PASSWORD })).resolves.toBeUndefined();
  });

  test("is limited by email", async () => {
    const ask = () => requestPasswordReset(testCtx(services), { email: "many@example.com" });
    for (let i = 0; i < 5; i++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

describe("changing the password", () => {
  test("asks for the current one, keeps this device and signs the others out", async () => {
    const person = await newPerson(services);
    const other = await anotherDevice(services, person);
    const visit = await visitOf(services, person);
    await changePassword(visit, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await visitOf(services, { cookie: cookiesAfter(visit) })).actor).not.toBeNull();
    expect((await visitOf(services, other)).actor).toBeNull();
  });

  test("refuses a wrong current password and marks the field", async () => {
    const visit = await visitOf(services, await newPerson(services));
    await expect(changePassword(visit, { currentPassword: "wrong", newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: "wrong_password",
      details: { fields: { currentPassword: "That isn't your current password." } },
    });
  });

  test("is refused to a visitor", async () => {
    await expect(changePassword(testCtx(services), { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: "sign_in_required",
    });
  });

  test("guessing the current password is limited", async () => {
    const person = await newPerson(services);
    const guess = async () =>
      changePassword(await visitOf(services, person), { currentPassword: "wrong", newPassword: NEW_PASSWORD }).catch(
        (error: unknown) => error,
      );
    for (let i = 0; i < 10; i++) await guess();
    expect(await guess()).toMatchObject({ code: "too_many_requests" });
  });
});

describe("setting a password", () => {
  /** Someone whose password ended, because the first emailed code proved the address. */
  async function withoutPassword() {
    const { email } = await newPerson(services);
    await requestSignInCode(testCtx(services), { email });
    const code = /^\d{6}/.exec((await newestEmail(services, email))?.subject ?? "")?.[0] ?? "";
    const visit = testCtx(services);
    await signInWithCode(visit, { email, code });
    return { email, cookie: cookiesAfter(visit) };
  }

  test("is possible right after signing in without one, and signs other devices out", async () => {
    const person = await withoutPassword();
    const visit = await visitOf(services, person);
    expect(await myAccount(visit)).toMatchObject({ hasPassword: false });
    await expect(changePassword(visit, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: "no_password",
      message: "Your account has no password. Set one first.",
    });
    await setPassword(visit, { newPassword: NEW_PASSWORD });
    expect(await myAccount(await visitOf(services, person))).toMatchObject({ hasPassword: true });
    expect(await signIn(testCtx(services), { email: person.email, password: NEW_PASSWORD })).toEqual({ next: "signed-in" });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Your password was changed" });
  });

  test("is refused to a visitor, to one who has a password, and with a common one", async () => {
    await expect(setPassword(testCtx(services), { newPassword: NEW_PASSWORD })).rejects.toMatchObject({ code: "sign_in_required" });
    const visit = await visitOf(services, await confirmedPerson(services));
    await expect(setPassword(visit, { newPassword: NEW_PASSWORD })).rejects.toMatchObject({ code: "password_already_set" });
    const other = await visitOf(services, await withoutPassword());
    await expect(setPassword(other, { newPassword: "password1" })).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("is refused an hour after signing in, and to a session that has ended", async () => {
    const stale = await visitOf(services, await withoutPassword());
    const session = eq(sessions.id, stale.actor?.sessionId ?? "");
    await services.db
      .update(sessions)
      .set({ createdAt: new Date(services.clock.now().getTime() - 3_601_000) })
      .where(session);
    await expect(setPassword(stale, { newPassword: NEW_PASSWORD })).rejects.toMatchObject({ code: "sign_in_again", status: 403 });
    await services.db.delete(sessions).where(session);
    await expect(setPassword(stale, { newPassword: NEW_PASSWORD })).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test("by two at once is done once", async () => {
    const person = await withoutPassword();
    const visit = await visitOf(services, person);
    const tries = await Promise.allSettled([1, 2].map((n) => setPassword(visit, { newPassword: `${NEW_PASSWORD} ${n}` })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});
