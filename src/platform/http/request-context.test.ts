import { describe, expect, test } from "vitest";
import { readConfig } from "../config.server.ts";
import { clientAddress } from "./request-context.server.ts";

const direct = readConfig({});
const behindProxy = readConfig({ TRUSTED_PROXY: "10.0.0.0/8, 2001:db8::1" });

describe("the visitor's address", () => {
  test("is the socket's, whatever the visitor claims, without a trusted proxy", () => {
    expect(clientAddress(direct, "203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  });

  test("is the socket's when the claim comes from somebody else than the trusted proxy", () => {
    expect(clientAddress(behindProxy, "203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  });

  test("is the one that the trusted proxy saw", () => {
    expect(clientAddress(behindProxy, "10.0.0.2", "198.51.100.1")).toBe("198.51.100.1");
    expect(clientAddress(behindProxy, "2001:db8::1", "2001:db8::99")).toBe("2001:db8::99");
  });

  test("is the nearest one before the proxies, so that a forged first hop does not count", () => {
    expect(clientAddress(behindProxy, "10.0.0.2", "1.2.3.4, 198.51.100.1, 10.9.9.9")).toBe("198.51.100.1");
  });

  test("is the proxy's own when it says nothing useful", () => {
    expect(clientAddress(behindProxy, "10.0.0.2", null)).toBe("10.0.0.2");
    expect(clientAddress(behindProxy, "10.0.0.2", "unknown, <script>")).toBe("10.0.0.2");
  });

  test("is written the same for both families of sockets", () => {
    expect(clientAddress(direct, "::ffff:203.0.113.7", null)).toBe("203.0.113.7");
    expect(clientAddress(behindProxy, "::ffff:10.0.0.2", "198.51.100.1")).toBe("198.51.100.1");
  });
});
