import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readConfig } from "../config.server.ts";
import { sealPage, securityHeaders } from "./security-headers.server.ts";

const plain = readConfig({});
const overTls = readConfig({ APP_ORIGIN: "https://stay.example.com" });
const NONCE = "n0nce";
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("a sealed page", () => {
  test("allows the scripts that carry the nonce, by their hash", () => {
    const { policy } = sealPage(plain, `<p></p><script nonce="${NONCE}">start()</script>`, NONCE);
    expect(policy).toContain(`script-src 'self' ${hashOf("start()")};`);
  });

  test("does not allow a script that somebody smuggled in", () => {
    const { policy } = sealPage(
      plain,
      `<script nonce="${NONCE}">start()</script><script>steal()</script><script nonce="guess">steal()</script>`,
      NONCE,
    );
    expect(policy).not.toContain(hashOf("steal()"));
  });

  test("holds no nonce any more, so that its bytes are the same for everybody", () => {
    const page = (nonce: string) => sealPage(plain, `<link nonce="${nonce}"><script nonce="${nonce}">start()</script>`, nonce);
    expect(page("first")).toEqual(page("second"));
    expect(page("first").html).toBe("<link><script>start()</script>");
  });

  test("never allows inline scripts or styles as such", () => {
    expect(sealPage(plain, "", NONCE).policy).not.toContain("unsafe-inline");
  });

  test("lets the map reach the style that the operator names, and nobody else", () => {
    const { policy } = sealPage(readConfig({ MAP_STYLE_URL: "https://maps.example.com/styles/coast.json?key=k" }), "", NONCE);
    expect(policy).toContain("connect-src 'self' https://maps.example.com;");
    expect(policy).toContain("img-src 'self' data: blob: https://maps.example.com;");
    expect(sealPage(plain, "", NONCE).policy).toContain("connect-src 'self';");
  });

  test("asks for TLS only where the site is reached by it", () => {
    expect(sealPage(overTls, "", NONCE).policy).toContain("upgrade-insecure-requests");
    expect(sealPage(plain, "", NONCE).policy).not.toContain("upgrade-insecure-requests");
  });
});

test("only a site behind TLS insists on TLS", () => {
  expect(securityHeaders(overTls)["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  expect(securityHeaders(plain)).not.toHaveProperty("strict-transport-security");
});
