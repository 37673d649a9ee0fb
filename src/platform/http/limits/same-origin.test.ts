import { describe, expect, test } from "vitest";
import { readConfig } from "../../config.server.ts";
import { AppError } from "../../errors.ts";
import { requireSameOrigin } from "./same-origin.server.ts";

const local = readConfig({ PORT: "3000" });
const fixed = readConfig({ APP_ORIGIN: "https://stay.example.com" });

function isAccepted(config: typeof local, method: string, headers: Record<string, string>): boolean {
  try {
    requireSameOrigin(config, method, new Headers(headers));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "foreign_origin") return false;
    throw error;
  }
}

describe("a write", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"])("by %s from another site is refused", (method) => {
    expect(isAccepted(fixed, method, { origin: "https://evil.example", cookie: "a=b" })).toBe(false);
  });

  test("from the site itself is accepted", () => {
    expect(isAccepted(fixed, "POST", { origin: "https://stay.example.com" })).toBe(true);
  });

  test("from a sandboxed page, or with the origin left out by a browser, is refused", () => {
    expect(isAccepted(fixed, "POST", { origin: "null" })).toBe(false);
    expect(isAccepted(fixed, "POST", { cookie: "hearth.session_token=x" })).toBe(false);
    expect(isAccepted(fixed, "POST", { "sec-fetch-site": "cross-site" })).toBe(false);
  });

  test("from a program that is no browser is accepted", () => {
    expect(isAccepted(fixed, "POST", {})).toBe(true);
  });

  test("by a name that resembles the site's is refused", () => {
    for (const origin of ["https://stay.example.com.evil.example", "http://stay.example.com", "https://stay.example.com:8443"]) {
      expect(isAccepted(fixed, "POST", { origin, host: new URL(origin).host })).toBe(false);
    }
  });
});

describe("without APP_ORIGIN", () => {
  test("every address of this machine is the site", () => {
    expect(isAccepted(local, "POST", { origin: "http://localhost:3000", host: "localhost:3000" })).toBe(true);
    expect(isAccepted(local, "POST", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" })).toBe(true);
    expect(isAccepted(local, "POST", { origin: "http://[::1]:3000", host: "[::1]:3000" })).toBe(true);
  });

  test("a name that somebody pointed at this machine is not", () => {
    expect(isAccepted(local, "POST", { origin: "http://rebound.example:3000", host: "rebound.example:3000" })).toBe(false);
  });

  test("the same address by another protocol is not", () => {
    for (const origin of ["https://localhost:3000", "https://127.0.0.1:3000", "ftp://127.0.0.1:3000"])
      expect(isAccepted(local, "POST", { origin, host: new URL(origin).host })).toBe(false);
  });

  test("another address than the one asked is not", () => {
    expect(isAccepted(local, "POST", { origin: "http://192.0.2.9:3000", host: "127.0.0.1:3000" })).toBe(false);
  });
});

test("reading is never refused for its origin", () => {
  expect(isAccepted(fixed, "GET", { origin: "https://evil.example", cookie: "a=b" })).toBe(true);
});
