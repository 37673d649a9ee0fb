import { PERSONS_POST, readMarkdown } from "../../ui/rich-text/read-markdown.server.ts";
import type { Block } from "../../ui/rich-text/rich-text-tree.ts";
import type { GuideView, StayArrival } from "./arrival.schema.ts";

/** A guide with its manual read from Markdown, for a page. */
export type ShownGuide = Omit<GuideView, "manual"> & { manual: Block[] };
export type ShownArrival = Omit<StayArrival, "guide"> & { guide: ShownGuide | null };

export const showGuide = ({ steps, doorCode, wifiName, wifiPassword, parking, manual, checkOut }: GuideView): ShownGuide => ({
  steps,
  doorCode,
  wifiName,
  wifiPassword,
  parking,
  manual: readMarkdown(manual, PERSONS_POST),
  checkOut,
});

export const showArrival = ({ guide, ...arrival }: StayArrival): ShownArrival => ({ ...arrival, guide: guide && showGuide(guide) });
