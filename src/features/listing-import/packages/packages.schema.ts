import { z } from "zod";
import { countOf } from "../../../platform/words/counts.ts";
import { MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { HoursInput, USUAL_HOURS } from "../../availability/index.ts";
import { MOST_PACKAGES, type PackageFields, PackageInput } from "../../charters/index.ts";
import { ListingFieldsInput } from "../../listings/index.ts";

/** How a new boat sells hours; without packages it sells nights alone. */
export const charterFields = {
  packages: z.array(PackageInput).max(MOST_PACKAGES, `A boat can have up to ${MOST_PACKAGES} packages.`).default([]),
  turnaroundMinutes: HoursInput.shape.turnaroundMinutes.default(USUAL_HOURS.turnaroundMinutes),
  noticeMinutes: HoursInput.shape.noticeMinutes.default(USUAL_HOURS.noticeMinutes),
  sellsNights: HoursInput.shape.sellsNights,
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Null where a boat is sold by its packages alone. */
export const nightlyPrice = z.preprocess((value) => (isEmpty(value) ? null : value), ListingFieldsInput.shape.nightlyPriceCents.nullable());

type Priced = { nightlyPriceCents: number | null; packages: PackageFields[]; sellsNights: boolean };

/** Without a price per night a boat sells no nights. Its price, which search sorts by and nobody pays, is that of its cheapest package. */
export function nightsOf({ nightlyPriceCents, packages, sellsNights }: Priced): { nightlyPriceCents: number; sellsNights: boolean } {
  if (nightlyPriceCents !== null) return { nightlyPriceCents, sellsNights };
  const prices = packages.flatMap(({ captainedCents, bareboatCents, seats }) =>
    [captainedCents, bareboatCents].flatMap((cents) => (cents === null ? [] : [cents * (seats ?? 1)])),
  );
  return { nightlyPriceCents: Math.min(...prices, MOST_PRICE_CENTS), sellsNights: false };
}

/** A listing without a price per night that has no packages either. */
export const hasPrice = ({
  nightlyPriceCents,
  packages,
  type,
}: {
  nightlyPriceCents?: unknown;
  packages?: unknown;
  type?: unknown;
}): boolean => !isEmpty(nightlyPriceCents) || (type === "boat" && Array.isArray(packages) && packages.length > 0);

type Boat = z.infer<z.ZodObject<typeof charterFields>> & {
  type: string;
  capacity: number;
  checkInTime: string;
  checkOutTime: string;
};

const MINUTES = 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * MINUTES + Number(time.slice(3, 5));

/** What the verbs would refuse of it in the background, said at once. */
export function checkCharters(boat: Boat, { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">): void {
  const refuse = (message: string, ...path: (string | number)[]) => addIssue({ code: "custom", path, message });
  if (boat.packages.length === 0) return;
  if (boat.type !== "boat") return refuse("Only boats have packages.", "packages");
  boat.packages.forEach(({ guests }, no) => {
    if (guests > boat.capacity) refuse(`The boat takes up to ${countOf(boat.capacity, "guest")}.`, "packages", no, "guests");
  });
  if (minutesOf(boat.checkOutTime) + boat.turnaroundMinutes > minutesOf(boat.checkInTime))
    refuse("Check-out and turnaround end after check-in. Make the turnaround shorter, or check-in later.", "turnaroundMinutes");
}
