import { writeFileSync } from "node:fs";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { projectPath } from "../../src/platform/project.server.ts";

/** Puts icons into one file, so that pages need no script for them. Those called `-full` are filled. */
export function writeIcons(file: string, drawings: Readonly<Record<string, LucideIcon>>): void {
  const symbols = Object.entries(drawings).map(([name, drawing]) => {
    const lines = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
    const fill = name.endsWith("-full") ? "currentColor" : "none";
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`;
  });
  writeFileSync(projectPath(file), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}
