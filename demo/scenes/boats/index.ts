import type { Boat, BoatLook, BoatSubject } from "./boat.ts";
import { catamaran } from "./catamaran.ts";
import { classicYacht } from "./classic.ts";
import { houseboat, motorYacht } from "./motor.ts";
import { sailboat } from "./sailboat.ts";

export function buildBoat(subject: BoatSubject, look: BoatLook, underSail: boolean): Boat {
  switch (subject) {
    case "sailboat":
      return sailboat(look, underSail);
    case "catamaran":
      return catamaran(look, underSail);
    case "motor-yacht":
      return motorYacht(look);
    case "houseboat":
      return houseboat(look);
    case "classic-yacht":
      return classicYacht(look, underSail);
  }
}
