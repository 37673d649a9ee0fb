import { posix } from "node:path";
import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

/** What a file imports: another file of the project by its path, or a package by its name. */
export type Import = { target: string; isPackage: boolean; isType: boolean };

export function readImports({ path, text }: SourceFile): Import[] {
  if (!/\.(tsx?|mjs)$/.test(path)) return [];
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isType }))),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: /^["'](.*)["']$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1],
      isType: false,
    })),
  ];
  return found.flatMap(({ name, isType }) => (name === undefined ? [] : [resolve(path, name, isType)]));
}

function resolve(from: string, name: string, isType: boolean): Import {
  if (name.startsWith(".")) return { target: posix.join(posix.dirname(from), name), isPackage: false, isType };
  const parts = name.split("/");
  return { target: parts.slice(0, name.startsWith("@") ? 2 : 1).join("/"), isPackage: true, isType };
}
