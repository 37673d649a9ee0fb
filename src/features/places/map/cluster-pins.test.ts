import { expect, test } from "vitest";
import { coincide, groupPins, type MapPin } from "./group-pins.ts";

const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  latitude,
  longitude,
  label: "$1",
  title: id,
  href: `/properties/${id}`,
});
const idsAt = (pins: MapPin[], zoom: number) => groupPins(pins, zoom).map((group) => group.pins.map(({ id }) => id).join("+"));

const harbor = pin("harbor", 48.534, -123.017);
const ferry = pin("ferry", 48.537, -123.012);
const seattle = pin("seattle", 47.606, -122.332);

test("pins that would cover each other stand together, and part as one comes nearer", () => {
  expect(idsAt([harbor, ferry, seattle], 3)).toEqual(["harbor+ferry+seattle"]);
  expect(idsAt([harbor, ferry, seattle], 8)).toEqual(["harbor+ferry", "seattle"]);
  expect(idsAt([harbor, ferry, seattle], 15)).toEqual(["harbor", "ferry", "seattle"]);
});

test("no pin is lost or shown twice at any zoom", () => {
  const pins = Array.from({ length: 200 }, (_, index) => pin(String(index), Math.sin(index) * 60, Math.cos(index * 7) * 179));
  for (let zoom = 0; zoom <= 17; zoom++) {
    const shown = groupPins(pins, zoom).flatMap((group) => group.pins.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(pins.map(({ id }) => id).toSorted());
  }
});

test("a group stands between its pins", () => {
  const [group] = groupPins([harbor, ferry], 5);
  expect(group?.latitude).toBeCloseTo(48.5355, 4);
  expect(group?.longitude).toBeCloseTo(-123.0145, 4);
});

test("groups never cover each other", () => {
  const pins = Array.from({ length: 150 }, (_, index) =>
    pin(String(index), 30 + Math.sin(index * 3) * 12, -100 + Math.cos(index * 5) * 25),
  );
  for (const zoom of [1, 2.5, 4])
    expect(
      groupPins(
        groupPins(pins, zoom).map(({ key, ...at }) => pin(key, at.latitude, at.longitude)),
        zoom,
      ).every((group) => group.pins.length === 1),
    ).toBe(true);
});

test("pins on both sides of the date line are neighbours, not at opposite ends of the world", () => {
  const [group, ...others] = groupPins([pin("a", -17, 179.99), pin("b", -17, -179.99)], 5);
  expect(others).toEqual([]);
  expect(Math.abs(group?.longitude ?? 0)).toBeGreaterThan(179);
});

test("listings in one house coincide, neighbours across the street do not", () => {
  expect(coincide([harbor, { ...harbor, id: "upstairs" }], 14)).toBe(true);
  expect(coincide([harbor, ferry], 14)).toBe(false);
});
