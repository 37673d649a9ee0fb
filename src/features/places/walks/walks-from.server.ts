import type { Ctx } from "../../../platform/context.server.ts";
import { LRUCache } from "lru-cache";
import { type ShorePlace, type ShorePlaceKind, SHORE_PLACES } from "../gazetteer/shore-places.ts";
import { findTown } from "../locate-place.server.ts";
import type { Position } from "../map/map-box.ts";
import type { PostalAddress } from "../place.schema.ts";
import { readShores } from "../water/read-shores.server.ts";
import { metersOverWater, metersTo, metersToShore, type Shores } from "../water/shore.rules.ts";
import { minutesOnFoot, type Walk } from "./walk.rules.ts";

/** A quay or a bridge; more water than that nobody walks over. */
const MOST_WATER_METERS = 250;
/** Shores are that wrong: what the map has farther out is no place to say anything about. */
const MOST_OFF_SHORE_METERS = 150;

type Around = { shores: Shores; walks: Walk[] };

/** The shipped map never changes while a server runs. */
const known = new LRUCache<string, Around>({ max: 1000 });

type Asked = { at: Position; town: PostalAddress };

/**
 * What can be reached on foot within half an hour: the shore of the sea, the nearest harbor and beach, and the middle of the town, the nearest first. Nothing
 * is said that the map isn't sure of, such as the shore of a lake, or what lies beyond water.
 */
export async function walksFrom(ctx: Pick<Ctx, "db">, { at, town }: Asked): Promise<Walk[]> {
  const { shores, walks } = await walksToWater(at);
  const center = await centerOf(ctx, town);
  const toCenter = center && walkTo(shores, "center", center, null);
  return [...walks, ...(toCenter ? [toCenter] : [])].toSorted((a, b) => a.minutes - b.minutes);
}

async function walksToWater(at: Position): Promise<Around> {
  const key = `${at.latitude} ${at.longitude}`;
  const found = known.get(key) ?? readAround(await readShores(at));
  known.set(key, found);
  return found;
}

function readAround(shores: Shores): Around {
  const named = [walkToNearest(shores, "harbor", ["harbor", "marina"]), walkToNearest(shores, "beach", ["beach"])].filter(
    (walk) => walk !== null,
  );
  const shore = walkToShore(shores);
  // A harbor and a beach are at the shore, and the map knows them better.
  const isNearest = shore !== null && named.every(({ minutes }) => minutes > shore.minutes);
  return { shores, walks: isNearest ? [shore, ...named] : named };
}

function walkToShore({ isOnLand, shores }: Shores): Walk | null {
  const meters = metersToShore({ shores: shores.filter(({ isLake }) => !isLake) });
  if (meters === null || (!isOnLand && meters > MOST_OFF_SHORE_METERS)) return null;
  const minutes = minutesOnFoot(isOnLand ? meters : 0);
  return minutes === null ? null : { to: "shore", name: null, minutes };
}

function walkToNearest(shores: Shores, to: Walk["to"], kinds: readonly ShorePlaceKind[]): Walk | null {
  const walks = SHORE_PLACES.filter(({ kind }) => kinds.includes(kind)).flatMap(
    (place: ShorePlace) => walkTo(shores, to, place, place.name) ?? [],
  );
  return walks.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
}

function walkTo(shores: Shores, to: Walk["to"], place: Position, name: string | null): Walk | null {
  const spot = shores.spotOf(place);
  const minutes = minutesOnFoot(metersTo(spot));
  return minutes === null || metersOverWater(shores, spot) > MOST_WATER_METERS ? null : { to, name, minutes };
}

/** Of villages without a known population, the gazetteer knows the middle of their ZIP code, which may be in the woods. */
async function centerOf(ctx: Pick<Ctx, "db">, address: PostalAddress): Promise<Position | null> {
  const town = await findTown(ctx, address);
  return town && town.prominence > 0 ? town : null;
}
