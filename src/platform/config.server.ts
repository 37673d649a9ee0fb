import { statSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type OutboundTest, parseTestHosts } from "./outbound/test-hosts.server.ts";
import { DEMO_CONTENT, findLogo, readSiteFile, type SiteFile } from "./site-file.server.ts";
import { parseStorageUrl, type S3Settings } from "./storage/storage-url.server.ts";

export type PaymentSettings = { kind: "recorded" } | { kind: "demo" } | { kind: "stripe"; secretKey: string; webhookSecret: string };

export type Config = {
  port: number;
  host: string;
  maxConnections: number;
  /** How many server processes share the port. */
  servers: number;
  appOrigin: string;
  /** False when APP_ORIGIN was left to its default: then any local address of this machine is accepted. */
  originIsFixed: boolean;
  dataDir: string;
  database: { kind: "embedded"; url: string } | { kind: "external"; url: string };
  storage: { kind: "directory"; directory: string } | ({ kind: "s3" } & S3Settings);
  smtpUrl: string | null;
  mailFrom: string;
  brandName: string;
  /** The operator's own words and pictures, over those of `content/`; the demo's where it is on and nobody wrote others. */
  contentDir: string | null;
  tagline: string;
  contact: Omit<SiteFile, "name" | "tagline" | "goals">;
  goals: SiteFile["goals"] | null;
  /** The operator's own logo: an SVG file. */
  logoFile: string | null;
  /** A MapLibre style with streets, instead of the map that ships with the product. */
  mapStyleUrl: string | null;
  isTrustedProxy: (address: string) => boolean;
  secret: string;
  /** Listens on this machine alone, under an address of this machine. */
  isLocal: boolean;
  demo: boolean;
  /** Who takes the guests' money. With `recorded` nobody does: a booking counts as paid when it is made. */
  payments: PaymentSettings;
  /** How long nights are held for a guest who pays. */
  holdMinutes: number;
  /** How long a chat may wait for someone who isn't there. */
  chatAlertMinutes: number;
  /** Sites that a test's own product reads from this machine instead of the internet. */
  outboundTest: OutboundTest | null;
  /** Anyone can read every email at /dev/outbox: in the demo and in development on this machine, without SMTP. */
  outboxIsReadable: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  development: boolean;
};

/** More belong on more machines: each holds connections of the database. */
const MOST_SERVERS = 8;

const DEFAULT_HOLD_MINUTES = 15;
const DEFAULT_CHAT_ALERT_MINUTES = 5;

export class ConfigError extends Error {
  override name = "ConfigError";
}

const onOff = z.enum(["on", "off", "true", "false", "1", "0"], "must be on or off");
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const urlOf = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  });

const Environment = z.object({
  PORT: optional(
    z
      .string()
      .regex(/^\d+$/, "must be a whole number")
      .transform(Number)
      .pipe(z.number().min(1, "must be between 1 and 65535").max(65535, "must be between 1 and 65535")),
  ),
  MAX_CONNECTIONS: optional(
    z
      .string()
      .regex(/^\d{1,6}$/, "must be a whole number up to 999999")
      .transform(Number)
      .pipe(z.number().min(10, "must be at least 10")),
  ),
  SERVERS: optional(
    z
      .string()
      .regex(/^[1-8]$/, `must be a whole number from 1 to ${MOST_SERVERS}`)
      .transform(Number),
  ),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, "must be a host name or an address to listen on")),
  APP_ORIGIN: optional(
    urlOf(["http:", "https:"]).refine((value) => !URL.canParse(value) || new URL(value).origin === value, {
      message: "must be an origin without a path or a slash at the end, such as https://stay.example.com",
    }),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(urlOf(["postgres:", "postgresql:"])),
  EMBEDDED_DATABASE_URL: optional(z.string()),
  STORAGE_URL: optional(
    z.string().transform((value, context) => {
      const settings = parseStorageUrl(value);
      if (typeof settings !== "string") return settings;
      context.addIssue(settings);
      return z.NEVER;
    }),
  ),
  SMTP_URL: optional(urlOf(["smtp:", "smtps:"])),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n@]*@[^\r\n]*$/, 'must be an address such as "Hearth & Hull <hello@example.com>"')),
  CONTENT_DIR: optional(z.string().refine((value) => isFolder(resolve(value)), "must be a folder")),
  MAP_STYLE_URL: optional(urlOf(["https:", "http:"])),
  TRUSTED_PROXY: optional(z.string()),
  SECRET: optional(z.string().min(32, "must be at least 32 characters; make one with: openssl rand -base64 48")),
  DEMO: optional(onOff),
  PAYMENTS: optional(z.enum(["recorded", "demo", "stripe"], "must be recorded, demo or stripe")),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_\w+$/, "must be a secret or restricted key, which begins with sk_ or rk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\S+$/, "must be the endpoint's signing secret, which begins with whsec_")),
  HOLD_MINUTES: optional(
    z
      .string()
      .regex(/^\d{1,3}$/, "must be a whole number")
      .transform(Number)
      .pipe(z.number().min(5, "must be between 5 and 60").max(60, "must be between 5 and 60")),
  ),
  CHAT_ALERT_MINUTES: optional(
    z
      .string()
      .regex(/^\d{1,3}$/, "must be a whole number")
      .transform(Number)
      .pipe(z.number().min(1, "must be between 1 and 120").max(120, "must be between 1 and 120")),
  ),
  OUTBOUND_TEST_HOSTS: optional(
    z.string().transform((value, context) => {
      const hosts = parseTestHosts(value);
      if (typeof hosts !== "string") return hosts;
      context.addIssue(hosts);
      return z.NEVER;
    }),
  ),
  OUTBOUND_TEST_CA: optional(z.string().startsWith("-----BEGIN CERTIFICATE-----", "must be a certificate in PEM")),
  LOG_LEVEL: optional(z.enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")),
  NODE_ENV: optional(z.string()),
});

/** Reads the environment once; throws a ConfigError that names each wrong variable and what is wrong with it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const e = parsed.data;
  if (e.DATABASE_URL && !e.SECRET)
    throw new ConfigError("SECRET is required with DATABASE_URL: at least 32 characters, the same on every machine");
  if (Boolean(e.OUTBOUND_TEST_HOSTS) !== Boolean(e.OUTBOUND_TEST_CA))
    throw new ConfigError("OUTBOUND_TEST_HOSTS and OUTBOUND_TEST_CA are set together or not at all");
  const on = (value: string | undefined) => value === "on" || value === "true" || value === "1";
  const embedded = !e.DATABASE_URL;
  const port = e.PORT ?? 3000;
  const development = e.NODE_ENV === "development";
  const appOrigin = e.APP_ORIGIN ?? `http://localhost:${port}`;
  const dataDir = resolve(e.DATA_DIR ?? ".data");
  const host = e.HOST ?? "127.0.0.1";
  const isLocal = isLoopback(host) && isLoopback(new URL(appOrigin).hostname);
  if (e.OUTBOUND_TEST_HOSTS && !isLocal)
    throw new ConfigError("OUTBOUND_TEST_HOSTS is for tests: HOST and APP_ORIGIN must be addresses of this machine");
  const demo = e.DEMO === undefined ? embedded && isLocal : on(e.DEMO);
  const contentDir = e.CONTENT_DIR ? resolve(e.CONTENT_DIR) : demo ? DEMO_CONTENT : null;
  const { name: brandName, tagline, goals = null, ...contact } = siteIn(contentDir);
  return {
    port,
    host,
    maxConnections: e.MAX_CONNECTIONS ?? 10_000,
    servers: e.SERVERS ?? Math.min(availableParallelism(), MOST_SERVERS),
    appOrigin,
    originIsFixed: e.APP_ORIGIN !== undefined,
    dataDir,
    database: e.DATABASE_URL ? { kind: "external", url: e.DATABASE_URL } : { kind: "embedded", url: e.EMBEDDED_DATABASE_URL ?? "" },
    storage: e.STORAGE_URL ? { kind: "s3", ...e.STORAGE_URL } : { kind: "directory", directory: join(dataDir, "storage") },
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? `"${brandName.replaceAll('"', "")}" <no-reply@${new URL(appOrigin).hostname}>`,
    brandName,
    contentDir,
    tagline,
    contact,
    goals,
    logoFile: findLogo(contentDir),
    mapStyleUrl: e.MAP_STYLE_URL ?? null,
    isTrustedProxy: proxyMatcher(e.TRUSTED_PROXY ?? ""),
    secret: e.SECRET ?? "",
    isLocal,
    demo,
    payments: paymentsIn(e, demo),
    holdMinutes: e.HOLD_MINUTES ?? DEFAULT_HOLD_MINUTES,
    chatAlertMinutes: e.CHAT_ALERT_MINUTES ?? DEFAULT_CHAT_ALERT_MINUTES,
    outboundTest: e.OUTBOUND_TEST_HOSTS && e.OUTBOUND_TEST_CA ? { hosts: e.OUTBOUND_TEST_HOSTS, ca: e.OUTBOUND_TEST_CA } : null,
    outboxIsReadable: !e.SMTP_URL && (demo || (development && isLocal)),
    logLevel: e.LOG_LEVEL ?? (embedded ? "warn" : "info"),
    development,
  };
}

/** The kind that is asked for; else Stripe where its keys are, else the demo's own in the demo. */
function paymentsIn(
  { PAYMENTS, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: z.output<typeof Environment>,
  demo: boolean,
): PaymentSettings {
  if (Boolean(secretKey) !== Boolean(webhookSecret))
    throw new ConfigError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all");
  const keys = secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
  const kind = PAYMENTS ?? (keys ? "stripe" : demo ? "demo" : "recorded");
  if (kind !== "stripe") return { kind };
  if (!keys) throw new ConfigError("PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET");
  return { kind, ...keys };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function siteIn(contentDir: string | null): SiteFile {
  try {
    return readSiteFile(contentDir);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name.endsWith(".localhost") || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

function proxyMatcher(list: string): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of list.split(/[\s,]+/).filter(Boolean)) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address);
    if (!family) throw new ConfigError(`TRUSTED_PROXY must list addresses or networks such as 10.0.0.0/8, not "${entry}"`);
    const kind = family === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, kind);
    else if (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)) trusted.addSubnet(address, Number(bits), kind);
    else throw new ConfigError(`TRUSTED_PROXY has a network with a wrong size: "${entry}"`);
  }
  return (address) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
