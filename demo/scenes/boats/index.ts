import type { Boat, BoatLook, BoatSubject } from "./boat.ts";
import { catamaran } from "./catamaran.ts";
import { classicYacht } from "./classic.ts";
import { trawler } from "./trawler.ts";
import { houseboat, motorYacht } from "./motor.ts";
import { sailboat, sailingYacht } from "./sailboat.ts";

export function buildBoat(subject: BoatSubject, look: BoatLook, underSail: boolean): Boat {
  switch (subject) {
    case "sailboat":
      return look.feet > 43 ? sailingYacht(look, underSail) : sailboat(look, underSail);
    case "catamaran":
      return catamaran(look, underSail);
    case "motor-yacht":
      return motorYacht(look);
    case "trawler":
      return trawler(look);
    case "houseboat":
      return houseboat(look);
    case "classic-yacht":
      return classicYacht(look, underSail);
  }
}
