import { expect, test } from "vitest";
import { coincide, clusterPins, type MapPin } from "./cluster-pins.ts";

const pin = (id: string, latitude: number, longitude: number): MapPin => ({
  id,
  latitude,
  longitude,
  label: "$1",
  title: id,
  href: `/properties/${id}`,
});
const idsAt = (pins: MapPin[], zoom: number) => clusterPins(pins, zoom).map((cluster) => cluster.pins.map(({ id }) => id).join("+"));

const harbor = pin("harbor", 48.534, -123.017);
const ferry = pin("ferry", 48.537, -123.012);
const seattle = pin("seattle", 47.606, -122.332);

test("pins that would cover each other are one cluster, which splits as one zooms in", () => {
  expect(idsAt([harbor, ferry, seattle], 3)).toEqual(["harbor+ferry+seattle"]);
  expect(idsAt([harbor, ferry, seattle], 8)).toEqual(["harbor+ferry", "seattle"]);
  expect(idsAt([harbor, ferry, seattle], 15)).toEqual(["harbor", "ferry", "seattle"]);
});

test("no pin is lost or shown twice at any zoom", () => {
  const pins = Array.from({ length: 200 }, (_, index) => pin(String(index), Math.sin(index) * 60, Math.cos(index * 7) * 179));
  for (let zoom = 0; zoom <= 17; zoom++) {
    const shown = clusterPins(pins, zoom).flatMap((cluster) => cluster.pins.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(pins.map(({ id }) => id).toSorted());
  }
});

test("a cluster is between its pins", () => {
  const [cluster] = clusterPins([harbor, ferry], 5);
  expect(cluster?.latitude).toBeCloseTo(48.5355, 4);
  expect(cluster?.longitude).toBeCloseTo(-123.0145, 4);
});

test("clusters never cover each other", () => {
  const pins = Array.from({ length: 150 }, (_, index) =>
    pin(String(index), 30 + Math.sin(index * 3) * 12, -100 + Math.cos(index * 5) * 25),
  );
  for (const zoom of [1, 2.5, 4])
    expect(
      clusterPins(
        clusterPins(pins, zoom).map(({ key, ...at }) => pin(key, at.latitude, at.longitude)),
        zoom,
      ).every((cluster) => cluster.pins.length === 1),
    ).toBe(true);
});

test("pins on both sides of the date line are neighbors, not at opposite ends of the world", () => {
  const [cluster, ...others] = clusterPins([pin("a", -17, 179.99), pin("b", -17, -179.99)], 5);
  expect(others).toEqual([]);
  expect(Math.abs(cluster?.longitude ?? 0)).toBeGreaterThan(179);
});

test("listings in one house coincide, neighbors across the street do not", () => {
  expect(coincide([harbor, { ...harbor, id: "upstairs" }], 14)).toBe(true);
  expect(coincide([harbor, ferry], 14)).toBe(false);
});
