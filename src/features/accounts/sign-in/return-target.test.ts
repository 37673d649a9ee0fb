import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { returnTarget, signInPath } from "./return-target.ts";

describe("after signing in", () => {
  test.each(["/trips", "/properties/42?checkIn=2027-01-01#photos", "/search?q=a%20b%26c", "/caf%C3%A9"])("goes back to %s", (path) => {
    expect(returnTarget(path)).toBe(path);
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "evil.example",
    "/%2F/evil.example",
    "/%2Fevil.example",
    "%2F%2Fevil.example",
    "/%252Fevil.example",
    "/%5Cevil.example",
    "/%255C%255Cevil.example",
    "/\t/evil.example",
    "/%09/evil.example",
    "/\n//evil.example",
    " //evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%zz",
    "",
    "/".repeat(3000),
    null,
    undefined,
  ])("goes to the profile instead of %j", (target) => {
    expect(returnTarget(target)).toBe("/profile");
  });

  test("does not lead back to signing in or out", () => {
    expect(returnTarget("/login?redirect=/trips")).toBe("/profile");
    expect(returnTarget("/logout")).toBe("/profile");
  });

  test("the guard's address carries the whole location", () => {
    expect(signInPath("/trips?tab=past")).toBe("/login?redirect=%2Ftrips%3Ftab%3Dpast");
  });
});

test("whatever is wanted, a browser stays on this site", () => {
  const trap = fc.constantFrom(
    "/",
    "\\",
    "//",
    ":",
    "@",
    "%2f",
    "%5c",
    "%252f",
    "\t",
    "\n",
    " ",
    ".",
    "..",
    "?",
    "#",
    "javascript:",
    "https:",
    "evil.example",
    "a",
  );
  const wanted = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(trap, { maxLength: 12 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(wanted, (text) => {
      const target = returnTarget(text);
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, "https://stay.example.com/login").origin).toBe("https://stay.example.com");
    }),
    { numRuns: 2000 },
  );
});
