import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../../platform/config.server.ts";
import { LAST_BACKUP } from "../../../platform/last-backup.ts";
import type { SetupItem, SetupPart } from "./setup.types.ts";

/** What the site runs on, without any secret. */
export const servicesPart = async (config: Config): Promise<SetupPart> => ({
  id: "services",
  title: "What it runs on",
  items: [addressOf(config), mailOf(config), paymentsOf(config), mapOf(config), storageOf(config), await backupOf(config)],
});

const addressOf = ({ appOrigin, isLocal }: Config): SetupItem => ({
  label: "Address",
  value: appOrigin,
  state: isLocal ? "missing" : "set",
  how: "The address people use. With https, behind a proxy that has the certificate.",
  where: "APP_ORIGIN",
});

const mailOf = ({ smtpUrl, mailFrom }: Config): SetupItem => ({
  label: "Mail",
  value: smtpUrl ? `${new URL(smtpUrl).host}, from ${mailFrom}` : null,
  state: smtpUrl ? "set" : "missing",
  how: "Until it's set, nobody gets an email: no sign-in codes, no confirmations. MAIL_FROM is the sender.",
  where: "SMTP_URL",
});

const PAYMENTS = {
  stripe: { value: "Stripe", state: "set" },
  demo: { value: "Demo Pay: no money moves", state: "missing" },
  recorded: { value: "Recorded only: you collect the money yourself", state: "optional" },
} as const;

const paymentsOf = ({ payments }: Config): SetupItem => ({
  label: "Payments",
  ...PAYMENTS[payments.kind],
  how: "With Stripe, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and point a webhook to /hooks/payments/stripe.",
  where: "PAYMENTS",
});

const mapOf = ({ mapStyleUrl }: Config): SetupItem => ({
  label: "Map",
  value: mapStyleUrl ? new URL(mapStyleUrl).host : "Coasts, lakes and names, no streets",
  state: mapStyleUrl ? "set" : "optional",
  how: "The address of a MapLibre style with streets.",
  where: "MAP_STYLE_URL",
});

const storageOf = ({ storage }: Config): SetupItem => ({
  label: "Storage",
  value: storage.kind === "s3" ? storage.endpoint : storage.directory,
  state: storage.kind === "s3" ? "set" : "optional",
  how: "Photos and files. One machine needs no more than its disk and a backup; several need an S3 bucket.",
  where: "STORAGE_URL",
});

async function backupOf({ database, dataDir }: Config): Promise<SetupItem> {
  const label = "Last backup";
  if (database.kind === "external")
    return {
      label,
      value: "Not known here",
      state: "optional",
      how: "Whoever runs the database of DATABASE_URL takes its backups. Copy the files and the secret too.",
      where: "DATABASE_URL",
    };
  const last = await stat(join(dataDir, LAST_BACKUP)).catch(() => null);
  return {
    label,
    value: last && last.mtime.toISOString(),
    state: last ? "set" : "missing",
    how: "Take one each day, and copy it to another machine.",
    where: "npm run admin -- backup DIRECTORY",
  };
}
