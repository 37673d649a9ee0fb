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
  /** Where its boats lie: in the water as the shipped map draws it, which is coarser than harbors are. */
  berth?: { latitude: number; longitude: number };
  /** What one sees or does there, for texts. */
  near: [string, string, string];
};
