import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import type { AssetFormat, AssetType } from "./press.rules.ts";

/** The files that the press can download: the logo in its formats, all of them together, and the media kit. */
export const mediaAssets = pgTable("media_assets", {
  /** Its file's name. */
  id: text("id").primaryKey(),
  type: text("type").$type<AssetType>().notNull(),
  format: text("format").$type<AssetFormat>().notNull(),
  /** Where it lies in the private bucket. */
  url: text("url").notNull(),
  /** What it was drawn from; from another source it is drawn again. */
  source: text("source").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Who downloads is not kept: `ip_address` is always null. */
export const downloadLogs = pgTable(
  "download_logs",
  {
    id: rowId(),
    assetId: text("asset_id").notNull(),
    success: boolean("success").notNull(),
    errorMessage: text("error_message"),
    userAgent: text("user_agent").notNull(),
    ipAddress: text("ip_address"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("download_logs_age").on(t.createdAt)],
);
