import { expect, test } from "vitest";
import { boxAround, milesApart } from "./around.ts";

const CAMDEN = { latitude: 44.2098, longitude: -69.0648 };
const ROCKLAND = { latitude: 44.1037, longitude: -69.1089 };

test("the way between two towns is as long as on a map, and the same back", () => {
  expect(milesApart(CAMDEN, ROCKLAND)).toBeCloseTo(7.65, 1);
  expect(milesApart(ROCKLAND, CAMDEN)).toBe(milesApart(CAMDEN, ROCKLAND));
});

test("across the date line it is the short way around", () => {
  const [west, east] = [
    { latitude: -17, longitude: 179.9 },
    { latitude: -17, longitude: -179.9 },
  ];
  expect(milesApart(west, east)).toBeLessThan(14);
  expect(boxAround(west, 0.4)).toMatchObject({ east: expect.closeTo(-179.7, 5) });
});
