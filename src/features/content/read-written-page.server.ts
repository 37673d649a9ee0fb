import type { Ctx } from "../../platform/context.server.ts";
import type { Block } from "../../ui/rich-text/rich-text-tree.ts";
import type { PageName } from "./content.rules.ts";
import { contentOf } from "./content.server.ts";
import type { Job, Reading, Release, WrittenPage } from "./content.types.ts";

export const readWrittenPage = (ctx: Ctx, name: PageName): WrittenPage => contentOf(ctx).pages[name];

/** The articles for new hosts, in order. */
export const readHostArticles = (ctx: Ctx): readonly Reading[] => contentOf(ctx).hosting;

/** What there is to read in a module of the certification. */
export const readLesson = (ctx: Ctx, module: string): Block[] => contentOf(ctx).certification.get(module)?.body ?? [];

/** The press releases of today and before, the newest first. */
export function readReleases(ctx: Ctx): Release[] {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return [...contentOf(ctx).releases.values()].filter(({ date }) => date <= today).toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/** The positions that are open today, in order; one dated ahead opens on its day. */
export function readOpenJobs(ctx: Ctx): Job[] {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return [...contentOf(ctx).jobs.values()].filter(({ date }) => date <= today).toSorted((a, b) => a.order - b.order);
}

/** The parts of the media kit, in order. */
export const readPressKit = (ctx: Ctx): readonly Reading[] => contentOf(ctx).pressKit;
