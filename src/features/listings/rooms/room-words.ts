import { countOf } from "../../../platform/words/counts.ts";
import type { ListingIconName } from "../listing-icons.ts";
import type { ListingType } from "../listing.rules.ts";
import type { BedType, SleepingRoom } from "./room.rules.ts";

export const BED_WORDS: Record<BedType, { one: string; many: string; icon: ListingIconName }> = {
  king: { one: "king bed", many: "king beds", icon: "bed" },
  queen: { one: "queen bed", many: "queen beds", icon: "bed" },
  double: { one: "double bed", many: "double beds", icon: "bed" },
  single: { one: "single bed", many: "single beds", icon: "single-bed" },
  bunk: { one: "bunk bed", many: "bunk beds", icon: "bunk" },
  sofa_bed: { one: "sofa bed", many: "sofa beds", icon: "sofa" },
  berth: { one: "berth", many: "berths", icon: "single-bed" },
  crib: { one: "crib", many: "cribs", icon: "baby" },
};

/** "1 king bed, 2 cribs" */
export const bedsInWords = ({ beds }: SleepingRoom): string =>
  beds.map(({ type, count }) => countOf(count, BED_WORDS[type].one, BED_WORDS[type].many)).join(", ");

/** "Bedroom 2", "Cabin 2" */
export const nextRoomName = (type: ListingType, rooms: number): string => `${type === "boat" ? "Cabin" : "Bedroom"} ${rooms + 1}`;
