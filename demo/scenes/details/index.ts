import type { Stage } from "../drawing/stage.ts";
import type { RoomLook } from "../indoors/shell.ts";
import { drawBackdrop } from "../nature/backdrop.ts";
import { drawCoffee } from "./coffee.ts";
import { drawFireplace } from "./fireplace.ts";
import { drawHammock } from "./hammock.ts";
import { drawHelm } from "./helm.ts";
import { drawLaidTable } from "./laid-table.ts";

export const HOME_DETAILS = ["table", "fireplace", "hammock", "coffee"] as const;
export const BOAT_DETAILS = ["helm", "coffee", "table"] as const;
export type Detail = (typeof HOME_DETAILS)[number] | (typeof BOAT_DETAILS)[number];

/** Something small, seen close, before the view. */
export function drawDetail(stage: Stage, look: RoomLook, detail: Detail): string {
  switch (detail) {
    case "helm":
      return drawBackdrop(stage) + drawHelm(stage, look);
    case "table":
      return drawBackdrop(stage) + drawLaidTable(stage, look);
    case "coffee":
      return drawBackdrop(stage) + drawCoffee(stage, look);
    case "hammock":
      return drawBackdrop(stage) + drawHammock(stage, look);
    case "fireplace":
      return drawFireplace(stage, look);
  }
}
