export type Setting = "sea" | "lake" | "fjord" | "forest" | "city-harbour" | "mediterranean" | "nordic";

export type Destination = {
  city: string;
  state: string;
  zip: string;
  country: string;
  latitude: number;
  longitude: number;
  setting: Setting;
  /** How dear the place is; 1 is usual. */
  price: number;
  streets: [string, string, string];
  marina: string;
  /** What one sees or does there, for texts. */
  near: [string, string, string];
};
