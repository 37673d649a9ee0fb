import { expect, test } from "vitest";
import { crowdedFolders, nameFaults } from "./names.ts";

const faultsOf = (path: string, lines = 1) => nameFaults([{ path, text: "x\n".repeat(lines) }]);

test.each([
  "src/features/bookings/reserve-dates.server.ts",
  "src/features/accounts/password/common-passwords.server.ts",
  "src/ui/button.tsx",
  "src/site/routes.ts",
  "scripts/run.mjs",
])("accepts %s", (path) => {
  expect(faultsOf(path, 400)).toEqual([]);
});

test.each([
  "src/platform/utils.ts",
  "src/platform/date-helpers.ts",
  "src/platform/common.server.ts",
  "src/platform/misc.ts",
  "src/platform/job-manager.ts",
  "src/platform/JobManager.ts",
  "src/ui/dateField.tsx",
  "src/ui/date_field.tsx",
])("refuses %s", (path) => {
  expect(faultsOf(path)).not.toEqual([]);
});

test("refuses a file of more than 400 lines", () => {
  expect(faultsOf("src/ui/button.tsx", 401)).toEqual(["src/ui/button.tsx has 401 lines; 400 is the limit"]);
});

test("refuses a folder of more than 25 files, tests aside", () => {
  const folder = (count: number, end: string) => Array.from({ length: count }, (_, n) => ({ path: `src/ui/part-${n}${end}`, text: "" }));
  expect(crowdedFolders([...folder(25, ".tsx"), ...folder(25, ".test.tsx")])).toEqual([]);
  expect(crowdedFolders(folder(26, ".tsx"))).toEqual(["src/ui has 26 files; more than 25 need folders by topic"]);
});
