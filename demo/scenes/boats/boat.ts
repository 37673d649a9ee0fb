import type { Random } from "../../random.ts";
import type { Part, Spot } from "../drawing/solid.ts";

export type BoatSubject = "sailboat" | "catamaran" | "motor-yacht" | "trawler" | "houseboat" | "classic-yacht";

/** The colors that all pictures of one boat share. */
export type BoatLook = {
  hull: string;
  stripe: string;
  boot: string;
  deck: string;
  house: string;
  canvas: string;
  sail: string;
  wood: string;
  variant: number;
  /** Its length in feet. */
  feet: number;
};

/** The bow points to positive x; y = 0 is the water. */
export type Boat = { parts: Part[]; length: number; height: number; stern: Spot; bow: Spot };

const WHITE = ["#fbf9f4", "#f6f1e6", "#ffffff"];

const LOOKS: Record<BoatSubject, { hull: string[]; stripe: string[]; canvas: string[]; sail: string[]; house: string[]; deck: string[] }> =
  {
    sailboat: {
      hull: [...WHITE, "#1d3f5c", "#0b5a60", "#2a3d4a"],
      stripe: ["#10263a", "#c8502b", "#0b6e75", "#d9a441"],
      canvas: ["#1f4b6e", "#0b6e75", "#b8452f", "#4b5b63"],
      sail: ["#fffdf6", "#fbf3e2", "#f3e4cb"],
      house: WHITE,
      deck: ["#c79a64", "#d3ab76"],
    },
    catamaran: {
      hull: [...WHITE, "#e9eef0"],
      stripe: ["#10263a", "#0b6e75", "#c8502b", "#7d8c95"],
      canvas: ["#4b5b63", "#1f4b6e", "#0b6e75"],
      sail: ["#fffdf6", "#eef1ee"],
      house: WHITE,
      deck: ["#e6ddcb", "#cfa774"],
    },
    "motor-yacht": {
      hull: [...WHITE, "#10263a", "#233845", "#dfe5e6"],
      stripe: ["#c9a15f", "#c8502b", "#0b6e75", "#8796a0"],
      canvas: ["#e6ddcb"],
      sail: ["#ffffff"],
      house: WHITE,
      deck: ["#c79a64", "#d3ab76"],
    },
    trawler: {
      hull: ["#1f4b6e", "#1f4a3d", "#8a3a2c", "#fbf9f4", "#10263a", "#d9a75a", "#5f7f86"],
      stripe: ["#f3ead8", "#c8502b", "#d9b45f", "#10263a"],
      canvas: ["#b8452f", "#0b6e75", "#d9a441"],
      sail: ["#f6e7c8"],
      house: ["#fbf9f4", "#f3ead8", "#e9d9bd"],
      deck: ["#c79a64", "#b98a55"],
    },
    houseboat: {
      hull: ["#33454f", "#4b3a30", "#1f4b4f", "#7a3b2f"],
      stripe: ["#e9d9bd", "#d9a441"],
      canvas: ["#c8502b", "#0b6e75", "#d9a441"],
      sail: ["#fffdf6"],
      house: ["#b5543f", "#4f7f86", "#d9a75a", "#8a6b4c", "#6f8a5d", "#c9bfae", "#38525f"],
      deck: ["#b78655", "#9d6d45"],
    },
    "classic-yacht": {
      hull: ["#10263a", "#fbf9f4", "#1f4a3d", "#3b2a26", "#f3ead8"],
      stripe: ["#d9b45f", "#c8502b", "#f3ead8"],
      canvas: ["#efe0c2"],
      sail: ["#f6e7c8", "#b9643f", "#fffaf0", "#a8553c"],
      house: ["#9a5f35", "#8a4f2c"],
      deck: ["#c79a64", "#b98a55"],
    },
  };

export function boatLook(random: Random, subject: BoatSubject, feet = 36): BoatLook {
  const { hull, stripe, canvas, sail, house, deck } = LOOKS[subject];
  const own = random.pick(hull);
  return {
    hull: own,
    stripe: random.pick(stripe.filter((each) => each !== own)),
    boot: random.pick(["#8a3a2c", "#10263a", "#0b4f55"]),
    deck: random.pick(deck),
    house: random.pick(house),
    canvas: random.pick(canvas),
    sail: random.pick(sail),
    wood: random.pick(["#9a5f35", "#b0753f"]),
    variant: random.between(0, 11),
    feet,
  };
}
