import type { Ctx } from "../../platform/context.server.ts";
import { findNear } from "./place.queries.server.ts";

type Point = { latitude: number; longitude: number };
/** The ZIP code is known in the United States only. */
export type NearTown = { name: string; region: string; country: string; zipCode: string | null };

/** Points so close to each other count as one. */
const STEPS_A_DEGREE = 50;

const stepOf = (degrees: number) => Math.round(degrees * STEPS_A_DEGREE) / STEPS_A_DEGREE;
const keyOf = (latitude: number, longitude: number) => `${stepOf(latitude)} ${stepOf(longitude)}`;

/** The town in which each point probably lies, or null where none is near. A large city reaches further than a village. */
export async function nearestTowns(ctx: Pick<Ctx, "db">, points: readonly Point[]): Promise<(NearTown | null)[]> {
  const steps = new Map<string, Point>();
  for (const { latitude, longitude } of points)
    steps.set(keyOf(latitude, longitude), { latitude: stepOf(latitude), longitude: stepOf(longitude) });
  const near = async (kind: "city" | "zip") => {
    const found = await findNear(ctx, kind, [...steps.values()]);
    return new Map(found.map((place) => [keyOf(place.nearLatitude, place.nearLongitude), place]));
  };
  const [towns, zipCodes] = [await near("city"), await near("zip")];
  return points.map(({ latitude, longitude }) => {
    const key = keyOf(latitude, longitude);
    const [town, zip] = [towns.get(key), zipCodes.get(key)];
    if (!town) return null;
    const { name, region, country } = town;
    return { name, region, country, zipCode: zip?.region === region && zip.country === country ? zip.name : null };
  });
}
