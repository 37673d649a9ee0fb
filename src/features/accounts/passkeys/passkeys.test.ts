import { type TOTP, URI } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { newestEmail, confirmedPerson, PASSWORD, type Person, visitOf } from "../../../../tests/support/people.ts";
import { SoftwareAuthenticator } from "../../../../tests/support/software-authenticator.ts";
import { cookiesAfter, openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { deleteAccount } from "../profile/delete-account.server.ts";
import { exportAccountData } from "../profile/export-account-data.server.ts";
import { identifyVisitor } from "../sign-in/identify-visitor.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { confirmTwoFactor } from "../two-factor/confirm-two-factor.server.ts";
import { startTwoFactor } from "../two-factor/start-two-factor.server.ts";
import { addPasskey } from "./add-passkey.server.ts";
import { myPasskeys } from "./my-passkeys.server.ts";
import { removePasskey } from "./remove-passkey.server.ts";
import { renamePasskey } from "./rename-passkey.server.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.server.ts";
import { startAddingPasskey } from "./start-adding-passkey.server.ts";
import { startPasskeySignIn } from "./start-passkey-sign-in.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const here = (checksOwner = true) => ({ origin: services.config.appOrigin, checksOwner });

/** The person's visit that has just asked to add a passkey, and what the browser was given. */
async function adding(person: Person) {
  const first = await visitOf(services, person);
  const options = await startAddingPasskey(first, { password: PASSWORD });
  return { options, visit: await visitOf(services, { cookie: cookiesAfter(first) }) };
}

async function personWithPasskey() {
  const person = await confirmedPerson(services);
  const device = new SoftwareAuthenticator();
  const { options, visit } = await adding(person);
  const passkey = await addPasskey(visit, { credential: device.make(options, here()) });
  return { person, device, passkey };
}

async function challenged(device: SoftwareAuthenticator, ceremony = here()) {
  const first = testCtx(services);
  const credential = device.sign(await startPasskeySignIn(first), ceremony);
  return { credential, cookie: cookiesAfter(first) };
}

describe("a passkey", () => {
  test("signs in by itself, is named after its device, and its owner is told of it", async () => {
    const { person, device, passkey } = await personWithPasskey();
    expect(passkey).toMatchObject({ name: "Firefox on Linux", lastUsedAt: null });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "A passkey was added" });
    const { credential, cookie } = await challenged(device);
    const visit = testCtx(services, { cookie });
    expect(await signInWithPasskey(visit, { credential })).toEqual({ next: "signed-in" });
    expect(await identifyVisitor(testCtx(services, { cookie: cookiesAfter(visit) }))).toMatchObject({ user: { email: person.email } });
    expect(await myPasskeys(await visitOf(services, person))).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  test("stands for both factors, and the password still asks for the code", async () => {
    const { person, device } = await personWithPasskey();
    const { address } = await startTwoFactor(await visitOf(services, person), { password: PASSWORD });
    await confirmTwoFactor(await visitOf(services, person), { code: (URI.parse(address) as TOTP).generate() });
    const { credential, cookie } = await challenged(device);
    expect(await signInWithPasskey(testCtx(services, { cookie }), { credential })).toEqual({ next: "signed-in" });
    expect(await signIn(testCtx(services), { email: person.email, password: PASSWORD })).toEqual({ next: "second-factor" });
  });

  test("is refused when the device did not check its owner, in adding and in signing in", async () => {
    const { device } = await personWithPasskey();
    const { credential, cookie } = await challenged(device, here(false));
    await expect(signInWithPasskey(testCtx(services, { cookie }), { credential })).rejects.toMatchObject({ code: "passkey_refused" });
    const { options, visit } = await adding(await confirmedPerson(services));
    const careless = new SoftwareAuthenticator().make(options, here(false));
    await expect(addPasskey(visit, { credential: careless })).rejects.toMatchObject({ code: "passkey_not_added" });
  });

  test("is refused for another site, without this visitor's challenge, and the second time", async () => {
    const { device } = await personWithPasskey();
    const elsewhere = await challenged(device, { ...here(), origin: "https://evil.example" });
    const { credential, cookie } = await challenged(device);
    const refused = { code: "passkey_refused", status: 401 };
    await expect(signInWithPasskey(testCtx(services, elsewhere), elsewhere)).rejects.toMatchObject(refused);
    await expect(signInWithPasskey(testCtx(services), { credential })).rejects.toMatchObject(refused);
    await signInWithPasskey(testCtx(services, { cookie }), { credential });
    await expect(signInWithPasskey(testCtx(services, { cookie }), { credential })).rejects.toMatchObject(refused);
  });

  test("that nobody has, or that was removed, opens nothing", async () => {
    const unknown = await challenged(new SoftwareAuthenticator());
    await expect(signInWithPasskey(testCtx(services, unknown), unknown)).rejects.toMatchObject({ code: "passkey_refused" });
    const { person, device, passkey } = await personWithPasskey();
    await removePasskey(await visitOf(services, person), { passkeyId: passkey.id });
    expect(await newestEmail(services, person.email)).toMatchObject({ subject: "A passkey was removed" });
    const removed = await challenged(device);
    await expect(signInWithPasskey(testCtx(services, removed), removed)).rejects.toMatchObject({ code: "passkey_refused" });
  });

  test("is added only with the password, by its own person, and once", async () => {
    const person = await confirmedPerson(services);
    await expect(startAddingPasskey(await visitOf(services, person), { password: "not this one" })).rejects.toMatchObject({
      code: "wrong_password",
    });
    await expect(startAddingPasskey(testCtx(services), { password: PASSWORD })).rejects.toMatchObject({ code: "sign_in_required" });
    const device = new SoftwareAuthenticator();
    const { options, visit } = await adding(person);
    const credential = device.make(options, here());
    const stranger = await confirmedPerson(services);
    await expect(addPasskey(await visitOf(services, stranger), { credential })).rejects.toMatchObject({ code: "passkey_not_added" });
    await addPasskey(visit, { credential });
    await expect(addPasskey(visit, { credential })).rejects.toMatchObject({ code: "passkey_not_added" });
    const again = await adding(stranger);
    const same = device.make(again.options, here());
    await expect(addPasskey(again.visit, { credential: same })).rejects.toMatchObject({ code: "passkey_not_added" });
  });

  test("can be renamed and removed by its owner alone", async () => {
    const { person, passkey } = await personWithPasskey();
    const stranger = await visitOf(services, await confirmedPerson(services));
    const passkeyId = passkey.id;
    await expect(renamePasskey(stranger, { passkeyId, name: "Mine" })).rejects.toMatchObject({ code: "passkey_not_found" });
    await expect(removePasskey(stranger, { passkeyId })).rejects.toMatchObject({ code: "passkey_not_found", status: 404 });
    expect(await renamePasskey(await visitOf(services, person), { passkeyId, name: "Kitchen tablet" })).toMatchObject({
      name: "Kitchen tablet",
    });
    const data = await exportAccountData(await visitOf(services, person));
    expect(data.passkeys).toMatchObject([{ name: "Kitchen tablet" }]);
  });

  test("goes with the account", async () => {
    const { person, device } = await personWithPasskey();
    await deleteAccount(await visitOf(services, person), { password: PASSWORD });
    const late = await challenged(device);
    await expect(signInWithPasskey(testCtx(services, late), late)).rejects.toMatchObject({ code: "passkey_refused" });
  });
});
