import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { inArray } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { contentTypeOf } from "../../platform/storage/storage-key.server.ts";
import { applicationDrafts, jobApplications } from "./career.tables.server.ts";
import { judgeResume } from "./judge-resume.server.ts";

export const FOLDER = "resumes/";
const folderOf = (personId: string) => `${FOLDER}${personId}/`;

/** Puts a file that was judged into private storage; no row has it yet. */
export async function storeResume(ctx: Ctx, personId: string, file: { path: string; size: number }): Promise<string> {
  const kind = await judgeResume(file);
  const key = `${folderOf(personId)}${randomUUID()}.${kind}`;
  await ctx.storage.put("private", key, { stream: createReadStream(file.path), length: file.size }, contentTypeOf(key));
  return key;
}

/** Removes those of the files that no application and no draft has anymore. After the transaction, for what is removed does not come back. */
export async function discardResumes(ctx: Ctx, keys: (string | null | undefined)[]): Promise<void> {
  const given = [...new Set(keys.filter((key) => typeof key === "string"))];
  if (given.length === 0) return;
  const used = await usedOf(ctx, given);
  await ctx.storage.remove(
    "private",
    given.filter((key) => !used.has(key)),
  );
}

async function usedOf({ db }: Ctx, keys: string[]): Promise<Set<string>> {
  const [sent, typed] = await Promise.all([
    db.select({ key: jobApplications.resumeKey }).from(jobApplications).where(inArray(jobApplications.resumeKey, keys)),
    db.select({ key: applicationDrafts.resumeKey }).from(applicationDrafts).where(inArray(applicationDrafts.resumeKey, keys)),
  ]);
  return new Set([...sent, ...typed].flatMap(({ key }) => key ?? []));
}

/** Removes everything that a person has uploaded. */
export async function removeResumesOf({ storage }: Ctx, personId: string): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of storage.list("private", folderOf(personId))) keys.push(key);
  await storage.remove("private", keys);
}

const MOST_NAME = 120;

/** The name that the file had, as far as it can be shown. */
export function shownName(given: string, key: string): string {
  const ending = key.slice(key.lastIndexOf("."));
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}"<>|:*?]/gu, "")
    .trim()
    .slice(0, MOST_NAME);
  return `${stem || "resume"}${ending}`;
}
