import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server.ts";

const refused: [variable: string, value: string, why: RegExp][] = [
  ["PORT", "eighty", /whole number/],
  ["PORT", "0", /between 1 and 65535/],
  ["PORT", "65536", /between 1 and 65535/],
  ["MAX_CONNECTIONS", "many", /whole number/],
  ["MAX_CONNECTIONS", "9", /at least 10/],
  ["SERVERS", "0", /from 1 to 8/],
  ["SERVERS", "9", /from 1 to 8/],
  ["HOST", "not a host", /host name or an address/],
  ["APP_ORIGIN", "stay.example.com", /https?:\/\//],
  ["APP_ORIGIN", "https://stay.example.com/", /without a path or a slash/],
  ["APP_ORIGIN", "ftp://stay.example.com", /http:\/\/ or https:\/\//],
  ["DATABASE_URL", "mysql://db/hearth", /postgres:\/\/ or postgresql:\/\//],
  ["STORAGE_URL", "https://s3.example.com/hearth", /starts with s3:\/\//],
  ["STORAGE_URL", "s3:///hearth", /name a host/],
  ["STORAGE_URL", "s3://s3.example.com/hearth", /access key and the secret key/],
  ["STORAGE_URL", "s3://access@s3.example.com/hearth", /access key and the secret key/],
  ["STORAGE_URL", "s3://access:hush@s3.example.com", /bucket prefix/],
  ["STORAGE_URL", "s3://access:hush@s3.example.com/Hearth/photos", /bucket prefix/],
  ["STORAGE_URL", "s3://access:hush@s3.example.com/hearth?tls=maybe", /tls=on or tls=off/],
  ["STORAGE_URL", "s3://access:hush@s3.example.com/hearth?region=%20", /region/],
  ["STORAGE_URL", "s3://access:hush@s3.example.com/hearth?acl=public", /unknown setting "acl"/],
  ["STORAGE_URL", "s3://access:50%of@s3.example.com/hearth", /%25/],
  ["SMTP_URL", "http://mail.example.com", /smtp:\/\/ or smtps:\/\//],
  ["MAIL_FROM", "nobody", /address such as/],
  ["MAIL_FROM", "a@b.example\r\nBcc: all@b.example", /address such as/],
  ["CONTENT_DIR", "/nowhere/at/all", /must be a folder/],
  ["TRUSTED_PROXY", "proxy.example.com", /addresses or networks/],
  ["TRUSTED_PROXY", "10.0.0.0/64", /wrong size/],
  ["SECRET", "short", /at least 32 characters/],
  ["DEMO", "maybe", /on or off/],
  ["PAYMENTS", "cash", /recorded, demo or stripe/],
  ["PAYMENTS", "stripe", /needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/],
  ["STRIPE_SECRET_KEY", "pk_test_1", /sk_ or rk_/],
  ["STRIPE_WEBHOOK_SECRET", "secret", /whsec_/],
  ["STRIPE_SECRET_KEY", "sk_test_1", /STRIPE_WEBHOOK_SECRET are set together or not at all/],
  ["STRIPE_WEBHOOK_SECRET", "whsec_1", /set together or not at all/],
  ["HOLD_MINUTES", "4", /between 5 and 60/],
  ["HOLD_MINUTES", "61", /between 5 and 60/],
  ["HOLD_MINUTES", "soon", /whole number/],
  ["CHAT_ALERT_MINUTES", "0", /between 1 and 120/],
  ["CHAT_ALERT_MINUTES", "soon", /whole number/],
  ["OUTBOUND_TEST_HOSTS", "www.airbnb.com", /must list hosts such as/],
  ["OUTBOUND_TEST_HOSTS", "www.airbnb.com=10.0.0.1:443", /must list hosts such as/],
  ["OUTBOUND_TEST_HOSTS", "www.airbnb.com=127.0.0.1:99999", /must list hosts such as/],
  ["OUTBOUND_TEST_HOSTS", " ", /at least one host/],
  ["OUTBOUND_TEST_CA", "/etc/ca.pem", /certificate in PEM/],
  ["LOG_LEVEL", "loud", /debug, info, warn, error or silent/],
];

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

describe("refuses", () => {
  test.each(refused)("%s=%s, naming the variable and what is wrong", (variable, value, why) => {
    const message = refusal({ [variable]: value });
    expect(message).toMatch(why);
    expect(message).toContain(variable);
  });

  test("an outside database without a secret", () => {
    expect(refusal({ DATABASE_URL: "postgres://db/hearth" })).toMatch(/^SECRET is required with DATABASE_URL/);
  });

  test("everything that is wrong at once, one line each", () => {
    expect(refusal({ PORT: "x", DEMO: "y" }).split("\n")).toEqual([expect.stringMatching(/^PORT /), expect.stringMatching(/^DEMO /)]);
  });
});

describe("without any setting", () => {
  test("listens on this machine only, with the embedded database and the demo", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      appOrigin: "http://localhost:3000",
      originIsFixed: false,
      database: { kind: "embedded" },
      demo: true,
      outboxIsReadable: true,
      storage: { kind: "directory", directory: expect.stringMatching(/\.data\/storage$/) },
      smtpUrl: null,
      brandName: "Hearth & Hull",
      servers: Math.min(availableParallelism(), 8),
      payments: { kind: "demo" },
      holdMinutes: 15,
      chatAlertMinutes: 5,
    });
  });

  test("takes an empty variable for one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", SMTP_URL: "" })).toMatchObject({
      port: 3000,
      database: { kind: "embedded" },
      smtpUrl: null,
    });
  });
});

describe("where others can reach it", () => {
  test.each([{ HOST: "0.0.0.0" }, { HOST: "::" }, { HOST: "192.168.1.5" }, { APP_ORIGIN: "https://stay.example.com" }])(
    "%o has no demo and no readable outbox unless asked",
    (reachable) => {
      expect(readConfig(reachable)).toMatchObject({ isLocal: false, demo: false, outboxIsReadable: false });
      expect(readConfig({ ...reachable, NODE_ENV: "development" })).toMatchObject({ demo: false, outboxIsReadable: false });
      expect(readConfig({ ...reachable, DEMO: "on" })).toMatchObject({ demo: true, outboxIsReadable: true });
    },
  );

  test.each([
    { HOST: "localhost" },
    { HOST: "::1" },
    { HOST: "127.0.0.2", APP_ORIGIN: "http://[::1]:3000" },
    { APP_ORIGIN: "http://boats.localhost" },
  ])("%o is this machine alone, with the demo", (local) => {
    expect(readConfig(local)).toMatchObject({ isLocal: true, demo: true, outboxIsReadable: true });
  });
});

describe("payments", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_51", STRIPE_WEBHOOK_SECRET: "whsec_51" };
  const stripe = { kind: "stripe", secretKey: "sk_test_51", webhookSecret: "whsec_51" };
  const read = (env: NodeJS.ProcessEnv) => readConfig(env).payments;

  test("are Stripe's where its keys are, also in the demo", () => {
    expect(read(keys)).toEqual(stripe);
    expect(read({ ...keys, DEMO: "off" })).toEqual(stripe);
  });

  test("without keys are the demo's own in the demo, and only recorded elsewhere", () => {
    expect(read({ DEMO: "on" })).toEqual({ kind: "demo" });
    expect(read({ DEMO: "off" })).toEqual({ kind: "recorded" });
  });

  test("are what PAYMENTS says, whatever else is set", () => {
    expect(read({ ...keys, PAYMENTS: "recorded" })).toEqual({ kind: "recorded" });
    expect(read({ DEMO: "off", PAYMENTS: "demo" })).toEqual({ kind: "demo" });
  });

  test("never show a key in what is wrong with it", () => {
    expect(refusal({ ...keys, STRIPE_SECRET_KEY: "hush-hush" })).not.toContain("hush-hush");
  });
});

describe("with sites of a test", () => {
  const settings = {
    OUTBOUND_TEST_HOSTS: "www.airbnb.com=127.0.0.1:4443, b.test=127.0.0.2:1",
    OUTBOUND_TEST_CA: "-----BEGIN CERTIFICATE-----",
  };

  test("reads them from this machine, and none without the setting", () => {
    expect([...(readConfig(settings).outboundTest?.hosts ?? [])]).toEqual([
      ["www.airbnb.com", { address: "127.0.0.1", port: 4443 }],
      ["b.test", { address: "127.0.0.2", port: 1 }],
    ]);
    expect(readConfig({}).outboundTest).toBeNull();
  });

  test.each([{ HOST: "0.0.0.0" }, { HOST: "192.168.1.5" }, { APP_ORIGIN: "https://stay.example.com" }])(
    "refuses to start where others can reach it: %o",
    (reachable) => {
      expect(refusal({ ...settings, ...reachable })).toMatch(/^OUTBOUND_TEST_HOSTS is for tests/);
    },
  );

  test.each(["OUTBOUND_TEST_HOSTS", "OUTBOUND_TEST_CA"])("refuses the one without the other: %s", (missing) => {
    expect(refusal({ ...settings, [missing]: "" })).toMatch(/set together or not at all/);
  });
});

describe("with an object store", () => {
  const read = (url: string) => readConfig({ STORAGE_URL: url }).storage;

  test("takes the keys, the buckets' prefix and the region from the address", () => {
    expect(read("s3://access:se%2Fcret@s3.example.com/hearth?region=eu-north-1")).toEqual({
      kind: "s3",
      endpoint: "https://s3.example.com",
      accessKey: "access",
      secretKey: "se/cret",
      prefix: "hearth",
      region: "eu-north-1",
    });
  });

  test("speaks without TLS only where told so", () => {
    expect(read("s3://access:secret@127.0.0.1:9000/hearth?tls=off")).toMatchObject({
      endpoint: "http://127.0.0.1:9000",
      region: "us-east-1",
    });
  });

  test("never tells the secret when something else is wrong", () => {
    expect(refusal({ STORAGE_URL: "s3://access:hush-hush@s3.example.com/hearth?acl=1" })).not.toContain("hush-hush");
  });
});

describe("with an outside database", () => {
  const outside = { DATABASE_URL: "postgresql://db/hearth", SECRET: "s".repeat(32) };

  test("has no demo and no readable outbox unless asked", () => {
    expect(readConfig(outside)).toMatchObject({
      database: { kind: "external", url: outside.DATABASE_URL },
      demo: false,
      outboxIsReadable: false,
    });
    expect(readConfig({ ...outside, DEMO: "on" })).toMatchObject({ demo: true, outboxIsReadable: true });
  });

  test("never shows an outbox when mail is really sent", () => {
    expect(readConfig({ ...outside, DEMO: "on", SMTP_URL: "smtp://mail.example.com" }).outboxIsReadable).toBe(false);
  });
});
