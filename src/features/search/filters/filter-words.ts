import type { Category, HomeKind } from "../../listings/index.ts";
import type { BoatKind, Captain } from "../query/search.rules.ts";

export const CATEGORY_LABELS: Record<Category, string> = { House: "Houses", Apartment: "Apartments", Boat: "Boats", Yacht: "Yachts" };

export const HOME_KIND_LABELS: Record<HomeKind, string> = {
  villa: "Villas",
  cottage: "Cottages",
  cabin: "Cabins",
  loft: "Lofts",
  chalet: "Chalets",
  room: "Rooms",
  houseboat: "Houseboats",
};

export const BOAT_KIND_LABELS: Record<BoatKind, string> = {
  Sailboat: "Sailboats",
  Catamaran: "Catamarans",
  Motorboat: "Motorboats",
  Houseboat: "Houseboats",
};

export const CATEGORIES_SHOWN = Object.keys(CATEGORY_LABELS) as Category[];
export const BOAT_KINDS_SHOWN = Object.keys(BOAT_KIND_LABELS) as BoatKind[];

export const CAPTAIN_LABELS: Record<Captain, string> = { with: "With a captain", without: "Bareboat" };
