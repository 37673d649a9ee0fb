import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newestEmail, newPerson, PASSWORD, tokenIn, visitOf } from "../../../../tests/support/people.ts";
import { runJobs } from "../../../../tests/support/run-jobs.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { profiles } from "../account.tables.server.ts";
import { myAccount } from "../account.view.server.ts";
import { changeEmail } from "./change-email.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { requestEmailConfirmation } from "./request-email-confirmation.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

describe("confirming the email", () => {
  test("works by the welcome email's link, without being signed in, and signs nobody in", async () => {
    const person = await newPerson(services);
    const visit = testCtx(services);
    await confirmEmail(visit, { token: tokenIn(await newestEmail(services, person.email)) });
    const [row] = await services.db.select().from(profiles).where(eq(profiles.email, person.email));
    expect(row).toMatchObject({ emailVerified: true });
    expect(visit.request.reply.getSetCookie()).toEqual([]);
  });

  test("can be asked for again until it is done", async () => {
    const person = await newPerson(services);
    await runJobs(services);
    await requestEmailConfirmation(await visitOf(services, person));
    const email = await newestEmail(services, person.email);
    expect(email).toMatchObject({ subject: "Confirm your email address" });
    await confirmEmail(await visitOf(services, person), { token: tokenIn(email) });
    await expect(requestEmailConfirmation(await visitOf(services, person))).rejects.toMatchObject({ code: "email_already_verified" });
  });

  test("refuses an invented link", async () => {
    await expect(confirmEmail(testCtx(services), { token: "invented" })).rejects.toMatchObject({ code: "email_link_over", status: 410 });
  });

  test("is refused to a visitor who asks for the email", async () => {
    await expect(requestEmailConfirmation(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

describe("changing the email", () => {
  test("happens when the new address's link is opened by its signed-in owner, and the former address is told", async () => {
    const person = await newPerson(services);
    await changeEmail(await visitOf(services, person), { newEmail: "moved@example.com", password: PASSWORD });
    const token = tokenIn(await newestEmail(services, "moved@example.com"));
    await expect(confirmEmail(testCtx(services), { token })).rejects.toMatchObject({ code: "sign_in_required" });
    await confirmEmail(await visitOf(services, person), { token });
    expect(await myAccount(await visitOf(services, person))).toMatchObject({ email: "moved@example.com", emailVerified: true });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Your email address was changed" });
    await expect(confirmEmail(await visitOf(services, person), { token })).rejects.toMatchObject({ code: "email_link_over" });
  });

  test("another person cannot use the link", async () => {
    const person = await newPerson(services);
    await changeEmail(await visitOf(services, person), { newEmail: "mine@example.com", password: PASSWORD });
    const token = tokenIn(await newestEmail(services, "mine@example.com"));
    const stranger = await newPerson(services);
    await expect(confirmEmail(await visitOf(services, stranger), { token })).rejects.toMatchObject({ code: "email_link_over" });
    expect((await myAccount(await visitOf(services, person))).email).toBe(person.email);
  });

  test("does not tell that an address is taken, and does not write to it", async () => {
    const [person, other] = [await newPerson(services), await newPerson(services)];
    const before = await newestEmail(services, other.email);
    await expect(changeEmail(await visitOf(services, person), { newEmail: other.email, password: PASSWORD })).resolves.toBeUndefined();
    expect(await newestEmail(services, other.email)).toEqual(before);
  });

  test("refuses when the address was taken in the meantime", async () => {
    const [first, second] = [await newPerson(services), await newPerson(services)];
    await changeEmail(await visitOf(services, first), { newEmail: "wanted@example.com", password: PASSWORD });
    const firstToken = tokenIn(await newestEmail(services, "wanted@example.com"));
    await changeEmail(await visitOf(services, second), { newEmail: "wanted@example.com", password: PASSWORD });
    await confirmEmail(await visitOf(services, second), { token: tokenIn(await newestEmail(services, "wanted@example.com")) });
    await expect(confirmEmail(await visitOf(services, first), { token: firstToken })).rejects.toMatchObject({ code: "email_link_over" });
  });

  test("asks for the password and refuses the same address", async () => {
    const person = await newPerson(services);
    await expect(changeEmail(await visitOf(services, person), { newEmail: "x@example.com", password: "wrong" })).rejects.toMatchObject({
      code: "wrong_password",
    });
    await expect(changeEmail(await visitOf(services, person), { newEmail: person.email, password: PASSWORD })).rejects.toMatchObject({
      details: { fields: { newEmail: "That's already your email address." } },
    });
  });
});
