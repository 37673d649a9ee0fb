import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newAgent } from "../../../../tests/support/chats.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { temporaryDirectory } from "../../../../tests/support/temporary-directory.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { LAST_BACKUP } from "../../../platform/last-backup.ts";
import { textOf } from "../../../ui/rich-text/rich-text-tree.ts";
import { readWrittenPage } from "../../content/index.server.ts";
import { FOR_LAWYERS } from "./own-words.server.ts";
import { readSetup } from "./read-setup.server.ts";
import type { Setup } from "./setup.types.ts";

const folder = temporaryDirectory("setup");
writeFileSync(join(folder.path, "site.yaml"), "name: Salt & Pine\nemail: hi@salt.example\n");
afterAll(() => folder.remove());

const database = await openTestDatabase();
const staffWith = async (settings: Record<string, string>) => newAgent(await openTestServices(database, settings));
const staff = await staffWith({ CONTENT_DIR: folder.path, SMTP_URL: "smtp://user:hush-hush@mail.salt.example:587" });
const itemOf = ({ parts }: Setup, label: string) => parts.flatMap(({ items }) => items).find((item) => item.label === label);

test("tells what is set, what is still ours and what is missing, and no secret", async () => {
  const setup = await readSetup(staff);
  expect(itemOf(setup, "Name")).toMatchObject({ value: "Salt & Pine", state: "set", where: "site.yaml: name" });
  expect(itemOf(setup, "Tagline")).toMatchObject({ state: "ours" });
  expect(itemOf(setup, "Email")).toMatchObject({ value: "hi@salt.example", state: "set" });
  expect(itemOf(setup, "Support email")).toMatchObject({ value: null, state: "missing", where: "site.yaml: supportEmail" });
  expect(itemOf(setup, "Emergency hotline")).toMatchObject({ value: null, state: "optional" });
  expect(itemOf(setup, "Terms")).toMatchObject({ value: "Our text", state: "ours", where: "pages/terms.md" });
  expect(itemOf(setup, "Blog posts")).toMatchObject({ value: null, state: "optional" });
  expect(itemOf(setup, "Awards")).toMatchObject({ value: null });
  expect(itemOf(setup, "Mail")).toMatchObject({ state: "set", value: expect.stringContaining("mail.salt.example:587") as unknown });
  expect(JSON.stringify(setup)).not.toContain("hush-hush");
  expect(setup.contentFolder).toBe(folder.path);
});

test("says when the last backup was, once there is one", async () => {
  expect(itemOf(await readSetup(staff), "Last backup")).toMatchObject({ value: null, state: "missing" });
  writeFileSync(join(staff.config.dataDir, LAST_BACKUP), "");
  expect(itemOf(await readSetup(staff), "Last backup")).toMatchObject({
    value: expect.stringMatching(/^20\d\d-/) as unknown,
    state: "set",
  });
});

test("says that the demo's words are the demo's", async () => {
  const setup = await readSetup(await staffWith({ CONTENT_DIR: "", DEMO: "on" }));
  expect(setup).toMatchObject({ isDemo: true, contentFolder: null });
  expect(itemOf(setup, "Open positions")).toMatchObject({ value: "3 positions", state: "set" });
});

test("names headings for a lawyer that are really there", () => {
  for (const [page, headings] of Object.entries(FOR_LAWYERS)) {
    const { body } = readWrittenPage(staff, page as keyof typeof FOR_LAWYERS);
    const written = body.filter(({ type }) => type === "heading").map((heading) => textOf([heading]).trim());
    expect(written).toEqual(expect.arrayContaining([...headings]));
  }
});

test("is for support staff alone", async () => {
  const services = await openTestServices(database);
  await expect(readSetup(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(readSetup(await visitOf(services, await newPerson(services)))).rejects.toMatchObject({ code: "staff_page_not_found" });
});
