import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/site/routes.ts";

/** The path of every page that needs no parameter. */
export function everyPath(): string[] {
  return pathsOf(routes, "");
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const isPage = file.endsWith(".page.tsx") && !/[:*]/.test(here);
    return [...(isPage ? [here || "/"] : []), ...pathsOf(children ?? [], here)];
  });
}
