import type { Setting } from "../drawing/palette.ts";
import { beachHouse } from "./beach-house.ts";
import { cabin } from "./cabin.ts";
import type { HomeSubject, House, HouseLook } from "./house.ts";
import { gabledHouse } from "./gabled-house.ts";
import { villageHouse } from "./village-house.ts";
import { lighthouseCottage } from "./lighthouse.ts";
import { loft } from "./loft.ts";
import { villa } from "./villa.ts";

export function buildHouse(subject: HomeSubject, look: HouseLook, setting: Setting): House {
  switch (subject) {
    case "villa":
      if (look.feature === "village" || look.feature === "farm") return villageHouse(look, look.feature === "farm");
      return villa(look, setting !== "mediterranean" && look.variant % 4 !== 0);
    case "house":
      return gabledHouse(look);
    case "cabin":
      return cabin(look);
    case "loft":
      return loft(look, setting);
    case "beach-house":
      return beachHouse(look);
    case "lighthouse-cottage":
      return lighthouseCottage(look);
  }
}
