import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newestEmail, PASSWORD } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import type { AppError } from "../../../platform/errors.ts";
import { RegisterAccountInput } from "../account.schema.ts";
import { profiles } from "../account.tables.server.ts";
import { identifyVisitor } from "./identify-visitor.server.ts";
import { registerAccount } from "./register-account.server.ts";
import { signIn } from "./sign-in.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const input = (email: string) => ({ fullName: "Marin Quay", email, password: PASSWORD });
const profilesOf = (email: string) => services.db.select().from(profiles).where(eq(profiles.email, email));

describe("registering", () => {
  test("makes the profile with the specified defaults and signs in", async () => {
    const ctx = testCtx(services);
    expect(await registerAccount(ctx, input("marin@example.com"))).toEqual({ next: "signed-in" });
    expect(await profilesOf("marin@example.com")).toMatchObject([
      {
        fullName: "Marin Quay",
        visibility: "public",
        emailNotifications: true,
        marketingEmails: false,
        isHost: false,
        supportRole: null,
        emailVerified: false,
      },
    ]);
    const visit = testCtx(services, { cookie: cookiesAfter(ctx) });
    expect((await identifyVisitor(visit))?.user).toMatchObject({
      fullName: "Marin Quay",
      email: "marin@example.com",
      isHost: false,
      isSupport: false,
    });
  });

  test("the same new email at once makes one account, and refuses whoever has another password", async () => {
    const racer = (n: number) => testCtx(services, { address: `198.18.0.${n}` });
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => registerAccount(racer(n), { ...input("race@example.com"), password: `${PASSWORD} ${n}` })),
    );
    const refusals = tries.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
    expect(refusals).toEqual(Array(3).fill(expect.objectContaining({ code: "registration_failed" })));
    expect(await profilesOf("race@example.com")).toHaveLength(1);
  });

  test("writes a welcome email with a link to confirm the address", async () => {
    await registerAccount(testCtx(services), input("welcome@example.com"));
    expect(await newestEmail(services, "welcome@example.com")).toMatchObject({
      subject: "Welcome to Hearth & Hull",
      text: expect.stringContaining("/verify-email?token="),
    });
  });

  test("with a known email fails in general words, changes nothing and tells its owner", async () => {
    await registerAccount(testCtx(services), input("known@example.com"));
    await runJobs(services);
    const second = testCtx(services);
    await expect(
      registerAccount(second, { ...input("known@example.com"), fullName: "Somebody Else", password: "another long password" }),
    ).rejects.toThrow("Registration failed. Please try again.");
    expect(cookiesAfter(second)).not.toContain("session_token");
    expect(await profilesOf("known@example.com")).toMatchObject([{ fullName: "Marin Quay" }]);
    expect(await newestEmail(services, "known@example.com")).toMatchObject({ subject: "You already have an account" });
  });

  test("with a known email counts as a try to sign in, so it gives no more guesses at the password", async () => {
    const email = "guessed@example.com";
    await registerAccount(testCtx(services), input(email));
    const guess = (n: number) => ({ email, password: `wrong guess ${n}` });
    const stranger = () => testCtx(services, { address: "203.0.113.44" });
    for (let n = 0; n < 4; n++)
      await expect(registerAccount(stranger(), { ...guess(n), fullName: "Marin Quay" })).rejects.toMatchObject({
        code: "registration_failed",
      });
    for (let n = 4; n < 10; n++) await expect(signIn(stranger(), guess(n))).rejects.toMatchObject({ code: "invalid_credentials" });
    await expect(signIn(stranger(), guess(10))).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("twenty times at once with the same new email is one account, and nobody hears that the database is away", async () => {
    const tries = Array.from({ length: 20 }, (_, n) =>
      registerAccount(testCtx(services, { address: `198.18.1.${n}` }), { ...input("flood@example.com"), password: `${PASSWORD} ${n}` }),
    );
    const refusals = (await Promise.allSettled(tries)).flatMap((each) => (each.status === "rejected" ? [each.reason as AppError] : []));
    expect(await profilesOf("flood@example.com")).toHaveLength(1);
    for (const { code } of refusals) expect(["registration_failed", "too_many_requests", "busy"]).toContain(code);
  });

  test("twice with the same key is one registration and the same answer", async () => {
    const body = { ...input("double@example.com"), idempotencyKey: "drawn-with-the-form" };
    const answers = await Promise.all([registerAccount(testCtx(services), body), registerAccount(testCtx(services), body)]);
    expect(answers).toEqual([{ next: "signed-in" }, { next: "signed-in" }]);
    await expect(registerAccount(testCtx(services), { ...body, fullName: "Another Name" })).rejects.toMatchObject({ code: "key_reused" });
  });

  test("refuses a common password and says which field", async () => {
    const refused = registerAccount(testCtx(services), { ...input("weak@example.com"), password: "password1" });
    await expect(refused).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { password: expect.stringContaining("too common") } },
    });
    expect(await profilesOf("weak@example.com")).toHaveLength(0);
  });

  test("is limited by email, with the time to wait", async () => {
    const tries = [];
    for (let i = 0; i < 6; i++)
      tries.push(await registerAccount(testCtx(services), input("often@example.com")).catch((error: unknown) => error));
    expect(tries.at(-1)).toMatchObject({ code: "too_many_requests", status: 429, details: { retryAfterSeconds: expect.any(Number) } });
  });

  test.each([
    [{ fullName: "  ", email: "a@b.co", password: PASSWORD }, "fullName"],
    [{ fullName: "x".repeat(101), email: "a@b.co", password: PASSWORD }, "fullName"],
    [{ fullName: "A", email: "not an address", password: PASSWORD }, "email"],
    [{ fullName: "A", email: `${"x".repeat(250)}@b.co`, password: PASSWORD }, "email"],
    [{ fullName: "A", email: "a@b.co", password: "seven77" }, "password"],
    [{ fullName: "A", email: "a@b.co", password: "x".repeat(129) }, "password"],
    [{ fullName: 7, email: ["a@b.co"], password: null }, "fullName"],
  ])("input %j is refused at %s", (body, field) => {
    expect(RegisterAccountInput.safeParse(body).error?.issues[0]?.path).toEqual([field]);
  });
});
