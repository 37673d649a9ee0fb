import { beforeAll, describe, expect, test } from "vitest";
import { anotherDevice, newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { mySessions } from "../account.view.server.ts";
import { deviceName } from "./device-name.ts";
import { endSession, endSessions } from "./end-session.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

describe("the person's devices", () => {
  test("are listed with this one first, by name and address", async () => {
    const person = await newPerson(services);
    await anotherDevice(services, person, { userAgent: PHONE, address: "203.0.113.9" });
    const list = await mySessions(await visitOf(services, person));
    expect(list).toMatchObject([
      { device: "Firefox on Linux", isThisOne: true },
      { device: "Safari on iPhone", isThisOne: false, address: "203.0.113.9" },
    ]);
  });

  test("can be signed out one by one", async () => {
    const person = await newPerson(services);
    const phone = await anotherDevice(services, person);
    const here = await visitOf(services, person);
    const other = (await mySessions(here)).find(({ isThisOne }) => !isThisOne);
    await endSession(here, { sessionId: other?.id ?? "" });
    expect((await visitOf(services, phone)).actor).toBeNull();
    expect((await visitOf(services, person)).actor).not.toBeNull();
    await expect(endSession(here, { sessionId: other?.id ?? "" })).rejects.toMatchObject({ code: "session_not_found" });
  });

  test("of somebody else are not found", async () => {
    const [person, stranger] = [await newPerson(services), await newPerson(services)];
    const sessionId = (await visitOf(services, person)).actor?.sessionId ?? "";
    await expect(endSession(await visitOf(services, stranger), { sessionId })).rejects.toMatchObject({
      code: "session_not_found",
      status: 404,
    });
    expect((await visitOf(services, person)).actor).not.toBeNull();
  });

  test("can all be signed out but this one, or all", async () => {
    const person = await newPerson(services);
    const phone = await anotherDevice(services, person);
    await endSessions(await visitOf(services, person), { scope: "others" });
    expect((await visitOf(services, phone)).actor).toBeNull();
    expect((await visitOf(services, person)).actor).not.toBeNull();
    await endSessions(await visitOf(services, person), { scope: "everywhere" });
    expect((await visitOf(services, person)).actor).toBeNull();
  });

  test("are refused to a visitor", async () => {
    await expect(mySessions(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    await expect(endSessions(testCtx(services), { scope: "everywhere" })).rejects.toMatchObject({ code: "sign_in_required" });
  });

  test.each([
    [PHONE, "Safari on iPhone"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["curl/8.5.0", "Unknown device"],
    [null, "Unknown device"],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
