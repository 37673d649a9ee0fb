import { expect, test } from "vitest";
import { LONGEST_MESSAGE } from "../message.rules.ts";
import { fillPlaceholders, PLACEHOLDERS, type PlaceholderValues, unknownPlaceholders } from "./placeholders.ts";
import { TemplateText } from "./template.schema.ts";

const LEFT = ["door_code", "wifi", "parking", "check_in_steps"];
const filled = Object.keys(PLACEHOLDERS).filter((name) => !LEFT.includes(name));
const values = Object.fromEntries(filled.map((name) => [name, `<${name}>`])) as PlaceholderValues;

test("fills in every placeholder, each time it stands there", () => {
  for (const name of filled) expect(fillPlaceholders(`{${name}}, {${name}}!`, values)).toBe(`<${name}>, <${name}>!`);
});

test("leaves arrival details for whoever reads the message", () => {
  for (const name of LEFT) expect(fillPlaceholders(`Use {${name}}`, values)).toBe(`Use {${name}}`);
});

test("reads what it filled in no second time, nor a dollar sign in it", () => {
  expect(fillPlaceholders("Hi {guest_first_name}", { ...values, guest_first_name: "{address} $& $1" })).toBe("Hi {address} $& $1");
});

test("stays within the length of a message, and splits no character", () => {
  const long = fillPlaceholders("{listing}", { ...values, listing: "🏠".repeat(LONGEST_MESSAGE + 1) });
  expect([...long]).toHaveLength(LONGEST_MESSAGE);
  expect(long.isWellFormed()).toBe(true);
});

test("names what it can't fill in, and what it can", () => {
  expect(unknownPlaceholders("{guest} {listing} {guest} {} {toString}")).toEqual(["{guest}", "{}", "{toString}"]);
  const refused = TemplateText.safeParse("Hi {guest}");
  expect(refused.error?.issues[0]?.message).toMatch(
    /^We can't fill in \{guest\}\. Use one of these: \{guest_first_name\}, .*\{check_in_steps\}\.$/,
  );
  expect(TemplateText.safeParse("Hi {guest_first_name}").success).toBe(true);
});
