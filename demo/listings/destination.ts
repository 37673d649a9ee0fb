export type Setting = "sea" | "lake" | "fjord" | "forest" | "city-harbor" | "mediterranean" | "nordic";

export type Destination = {
  city: string;
  state: string;
  zip: string;
  country: string;
  latitude: number;
  longitude: number;
  /** Where its homes stand, where the harbor is out in a bay. */
  homes?: { latitude: number; longitude: number };
  setting: Setting;
  /** The price level of the place; 1 is average. */
  price: number;
  streets: [string, string, string];
  /** Null where no boat can lie. */
  marina: string | null;
  /** What one sees or does there, for texts. */
  near: [string, string, string];
};
