import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { openCode } from "./arrival-codes.server.ts";
import { USUAL_OPENING } from "./arrival.rules.ts";
import type { ArrivalGuide } from "./arrival.schema.ts";
import { arrivalGuides, arrivalPhotos, arrivalSteps } from "./arrival.tables.server.ts";

export type GuideRow = typeof arrivalGuides.$inferSelect;

export const NO_GUIDE: ArrivalGuide = {
  opens: USUAL_OPENING,
  steps: [],
  doorCode: "",
  wifiName: "",
  wifiPassword: "",
  parking: "",
  manual: "",
  checkOut: [],
  version: 0,
  hasLostCodes: false,
};

export async function findGuide({ db }: Pick<Ctx, "db">, listingId: string): Promise<GuideRow | null> {
  const [row] = await db.select().from(arrivalGuides).where(eq(arrivalGuides.propertyId, listingId));
  return row ?? null;
}

const { id, width, height } = getTableColumns(arrivalPhotos);

/** The guide with its codes; whoever may read them is for the caller to know. */
export async function guideOf(ctx: Pick<Ctx, "db" | "config">, row: GuideRow): Promise<ArrivalGuide> {
  const steps = await ctx.db
    .select({ text: arrivalSteps.text, photo: { id, width, height } })
    .from(arrivalSteps)
    .leftJoin(arrivalPhotos, eq(arrivalPhotos.id, arrivalSteps.photoId))
    .where(eq(arrivalSteps.propertyId, row.propertyId))
    .orderBy(asc(arrivalSteps.no));
  const [doorCode, wifiPassword] = [openCode(ctx, row.sealedDoorCode), openCode(ctx, row.sealedWifiPassword)];
  const { opens, wifiName, parking, manual, checkOut, version } = row;
  return {
    opens,
    steps,
    doorCode: doorCode ?? "",
    wifiName,
    wifiPassword: wifiPassword ?? "",
    parking,
    manual,
    checkOut,
    version,
    hasLostCodes: doorCode === null || wifiPassword === null,
  };
}

/** Whether there is anything for a guest to read. */
export const isFilled = ({ steps, doorCode, wifiName, wifiPassword, parking, manual, checkOut }: Omit<ArrivalGuide, "opens">): boolean =>
  steps.length + checkOut.length > 0 || [doorCode, wifiName, wifiPassword, parking, manual].some(Boolean);
