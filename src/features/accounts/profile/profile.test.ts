import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newestEmail, newPerson, PASSWORD, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { UpdateAccountInput, UpdateChoicesInput } from "../account.schema.ts";
import { credentials, profiles } from "../account.tables.server.ts";
import { myAccount } from "../account.view.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { appointSupportAgent, dismissSupportAgent, listSupportAgents } from "../support-staff/support-staff.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { exportAccountData } from "./export-account-data.server.ts";
import { updateAccount, updateChoices } from "./update-account.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

describe("the account page", () => {
  test("changes the person's own details", async () => {
    const person = await newPerson(services);
    const other = await newPerson(services);
    await updateAccount(await visitOf(services, person), { fullName: "Ines Ōkubo", bio: "I like quiet coves.", phone: "+1 555 0100" });
    expect(await myAccount(await visitOf(services, person))).toMatchObject({
      fullName: "Ines Ōkubo",
      bio: "I like quiet coves.",
      phone: "+1 555 0100",
    });
    expect((await myAccount(await visitOf(services, other))).fullName).toBe("Robin Harbour");
  });

  test("changes what the person wants to hear and who may see the profile", async () => {
    const person = await newPerson(services);
    await updateChoices(await visitOf(services, person), { emailNotifications: false, marketingEmails: true, isPublic: false });
    expect(await myAccount(await visitOf(services, person))).toMatchObject({
      emailNotifications: false,
      marketingEmails: true,
      isPublic: false,
    });
  });

  test("reads an unticked box as no", () => {
    expect(UpdateChoicesInput.parse({ emailNotifications: "on" })).toEqual({
      emailNotifications: true,
      marketingEmails: false,
      isPublic: false,
    });
  });

  test.each([
    [{ fullName: "" }, "fullName"],
    [{ fullName: "A", bio: "x".repeat(1001) }, "bio"],
    [{ fullName: "A", phone: "call me" }, "phone"],
    [{ fullName: "A", phone: "1".repeat(31) }, "phone"],
  ])("refuses %j", (input, field) => {
    expect(UpdateAccountInput.safeParse(input).error?.issues[0]?.path).toEqual([field]);
  });

  test("is refused to a visitor", async () => {
    await expect(myAccount(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(updateAccount(testCtx(services), { fullName: "X", bio: "", phone: "" })).rejects.toMatchObject({
      code: "sign_in_required",
    });
    await expect(exportAccountData(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(deleteAccount(testCtx(services), { password: PASSWORD })).rejects.toMatchObject({ code: "sign_in_required" });
  });
});

describe("the person's data", () => {
  test("can be downloaded, without any secret in it", async () => {
    const person = await newPerson(services);
    const data = await exportAccountData(await visitOf(services, person));
    expect(data).toMatchObject({ account: { email: person.email, fullName: "Robin Harbour" }, sessions: [{ isThisOne: true }] });
    const [credential] = await services.db
      .select()
      .from(credentials)
      .innerJoin(profiles, eq(profiles.id, credentials.userId))
      .where(eq(profiles.email, person.email));
    const text = JSON.stringify(data);
    expect(text).not.toContain(credential?.credentials.password);
    expect(text).not.toContain(person.cookie.split("=")[1]?.split(".")[0]);
  });

  test("is deleted with the account, for one who knows the password", async () => {
    const person = await newPerson(services);
    const visit = await visitOf(services, person);
    await expect(deleteAccount(visit, { password: "wrong" })).rejects.toMatchObject({ code: "wrong_password" });
    await deleteAccount(visit, { password: PASSWORD });
    expect(await services.db.select().from(profiles).where(eq(profiles.email, person.email))).toEqual([]);
    await expect(signIn(testCtx(services), { email: person.email, password: PASSWORD })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "Your account was deleted" });
  });
});

describe("support agents", () => {
  test("are appointed and dismissed by the operator, at once", async () => {
    const person = await newPerson(services);
    const operator = { ...services, actor: null, request: null };
    await appointSupportAgent(operator, ` ${person.email.toUpperCase()} `);
    expect((await visitOf(services, person)).actor?.supportRole).toBe("agent");
    expect((await listSupportAgents(operator)).map(({ email }) => email)).toContain(person.email);
    await dismissSupportAgent(operator, person.email);
    expect((await visitOf(services, person)).actor?.supportRole).toBeNull();
    await expect(appointSupportAgent(operator, "nobody@example.com")).rejects.toMatchObject({ code: "no_such_account" });
  });
});
