import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TemporaryDirectory, temporaryDirectory } from "../../tests/support/temporary-directory.ts";
import { ConfigError, readConfig } from "./config.server.ts";

let folder: TemporaryDirectory;
beforeEach(() => {
  folder = temporaryDirectory("site");
});
afterEach(() => folder.remove());

const configWith = (yaml: string) => {
  writeFileSync(join(folder.path, "site.yaml"), yaml);
  return readConfig({ CONTENT_DIR: folder.path });
};

describe("an operator's site.yaml", () => {
  test("replaces the lines that it has, and no others", () => {
    const { brandName, contact, mailFrom } = configWith("name: Salt & Pine\nemail: hi@salt.example\n");
    expect([brandName, contact.email, mailFrom]).toEqual(["Salt & Pine", "hi@salt.example", '"Salt & Pine" <no-reply@localhost>']);
    expect(contact.phone).toBeUndefined();
  });

  test.each([
    [`name: ${"x".repeat(41)}`, /^site\.yaml: name must be at most 40/],
    ["name: <b>Bold</b>", /^site\.yaml: name must be plain text/],
    ["email: nobody", /^site\.yaml: email must be an email address/],
    ["phone: call us", /^site\.yaml: phone must be a phone number/],
    ["videoChannelUrl: http://video.example.com", /^site\.yaml: videoChannelUrl must be an address that starts with https/],
    ["photoProfileUrl: javascript:alert(1)", /^site\.yaml: photoProfileUrl must be an address that starts with https/],
    ["nmae: Typo", /nmae/],
    ["name: [", /site\.yaml can't be read/],
  ])("is refused with %s", (yaml, why) => {
    expect(() => configWith(yaml)).toThrow(ConfigError);
    expect(() => configWith(yaml)).toThrow(why);
  });
});

test("the demo has contacts and goals of its own, and nobody else has them", () => {
  expect(readConfig({ DEMO: "on" })).toMatchObject({ contact: { hotline: "+1 (555) 010-0199" }, goals: { properties: "1000+" } });
  expect(readConfig({ DEMO: "off" })).toMatchObject({ contact: {}, goals: null, contentDir: null });
  writeFileSync(join(folder.path, "site.yaml"), "");
  expect(readConfig({ DEMO: "on", CONTENT_DIR: folder.path })).toMatchObject({ contact: {}, goals: null });
});

test("a logo.svg in the folder is the site's logo", () => {
  expect(configWith("").logoFile).toBeNull();
  writeFileSync(join(folder.path, "logo.svg"), "<svg/>");
  expect(configWith("").logoFile).toBe(join(folder.path, "logo.svg"));
});
