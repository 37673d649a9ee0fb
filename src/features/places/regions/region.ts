export type RegionBox = { west: number; south: number; east: number; north: number };
export type Region = {
  name: string;
  /** Where it is, as a suggestion says it. */
  within: string;
  kind: "coast" | "islands" | "lake" | "area";
  boxes: RegionBox[];
  /** What people also call it. */
  also: string[];
};
