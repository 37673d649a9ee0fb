import type { z } from "zod";
import { shortDate } from "../../../platform/words/day-words.ts";
import { readMarkdown, WRITTEN_PAGE } from "../../../ui/rich-text/read-markdown.server.ts";
import { type Block, textOf } from "../../../ui/rich-text/rich-text-tree.ts";
import { PAGE_NAMES, readingMinutes } from "../content.rules.ts";
import { AnswerMatter, JobMatter, PageMatter, PostMatter, ReadingMatter, ReleaseMatter } from "../content.schema.ts";
import type { Answer, Content, Job, Picture, Post, Reading, Release, WrittenPage } from "../content.types.ts";
import { ContentFault, type Fault } from "./content-fault.ts";
import { asMarkdown, fillAll, fillWords, type SiteWords } from "./fill-words.ts";
import { findFiles, findPictures } from "./find-files.server.ts";
import { linkFaults } from "./link-faults.ts";
import { readMatter, splitMatter } from "./read-matter.server.ts";

const DESCRIPTION_LENGTH = 160;

/**
 * Reads all written files, the later folders' over the earlier ones', and checks them: front matter by its schema, names in braces,
 * pictures, and links to other written pages. Throws a ContentFault that tells everything that is wrong.
 */
export function readContent(folders: readonly string[], words: SiteWords): Content {
  const faults: string[] = [];
  const tell = (path: string) => (found: Fault[]) => faults.push(...found.map(({ line, message }) => `${path}:${line} ${message}`));
  const pictures = findPictures(folders);
  const readAll = <M, T>(kind: string, schema: z.ZodType<M>, finish: (written: M & Common, tools: Tools) => T) =>
    new Map(
      findFiles(folders, kind).flatMap(({ path, slug, text }) => {
        const tools = { pictures, words, fault: (message: string) => tell(path)([{ line: 1, message }]) };
        const written = readFile(text, schema, words, tell(path));
        return written ? [[slug, finish({ ...written, slug, updatedOn: updatedOn(written) }, tools)] as const] : [];
      }),
    );
  const posts = readAll("blog", PostMatter, finishPost);
  const answers = readAll("help", AnswerMatter, finishAnswer);
  const pages = readAll("pages", PageMatter, finishPage);
  const hosting = readAll("hosting", ReadingMatter, (reading): Reading => reading);
  const certification = readAll("certification", ReadingMatter, (reading): Reading => reading);
  const releases = readAll("press", ReleaseMatter, finishRelease);
  const pressKit = readAll("press-kit", ReadingMatter, (reading): Reading => reading);
  const jobs = readAll("careers", JobMatter, (job): Job => ({ ...job, overview: textOf(job.body).trim() }));
  for (const name of PAGE_NAMES) if (!pages.has(name)) faults.push(`pages/${name}.md:1 is missing`);
  for (const name of pages.keys())
    if (!PAGE_NAMES.some((known) => known === name)) faults.push(`pages/${name}.md:1 is none of: ${PAGE_NAMES.join(", ")}`);
  const content: Content = {
    posts,
    answers,
    pages: Object.fromEntries(pages) as Content["pages"],
    hosting: inOrder(hosting),
    certification,
    releases,
    pressKit: inOrder(pressKit),
    jobs,
    pictures,
  };
  faults.push(...linkFaults(content));
  if (faults.length > 0) throw new ContentFault(faults.join("\n"));
  return content;
}

const inOrder = (readings: ReadonlyMap<string, Reading>) => [...readings.values()].toSorted((a, b) => a.order - b.order);

type Common = { slug: string; body: Block[]; updatedOn: string | null };
type Tools = { pictures: ReadonlyMap<string, string>; words: SiteWords; fault: (message: string) => void };

function readFile<M>(
  text: string,
  schema: z.ZodType<M>,
  words: SiteWords,
  tell: (faults: Fault[]) => void,
): (M & { body: Block[] }) | null {
  const parts = splitMatter(text);
  if (!parts) {
    tell([{ line: 1, message: "must begin with front matter between two lines of ---" }]);
    return null;
  }
  const unknown = (name: string) =>
    tell([{ line: lineOf(text, `{${name}}`), message: `{${name}} is none of: ${Object.keys(words).join(", ")}` }]);
  const read = readMatter(parts.matter, schema);
  const body = readMarkdown(fillWords(parts.body, asMarkdown(words), unknown), WRITTEN_PAGE);
  if ("data" in read) return { ...fillAll(read.data, words, unknown), body };
  tell(read.faults);
  return null;
}

const updatedOn = (written: object) => ("updated" in written && typeof written.updated === "string" ? shortDate(written.updated) : null);

const lineOf = (text: string, part: string) => text.slice(0, Math.max(0, text.indexOf(part))).split("\n").length;

function finishPost({ picture, pictureAlt, ...written }: z.infer<typeof PostMatter> & Common, tools: Tools): Post {
  return {
    ...written,
    picture: pictureOf(picture, pictureAlt, tools),
    minutes: readingMinutes(textOf(written.body)),
    publishedOn: shortDate(written.date),
  };
}

function finishAnswer(written: z.infer<typeof AnswerMatter> & Common): Answer {
  return { ...written, description: shortened(textOf(written.body).replace(/\s+/g, " "), DESCRIPTION_LENGTH) };
}

function finishPage({ picture, pictureAlt, questions, ...written }: z.infer<typeof PageMatter> & Common, tools: Tools): WrittenPage {
  return {
    ...written,
    picture: picture ? pictureOf(picture, pictureAlt ?? "", tools) : null,
    questions: questions.map(({ question, answer }) => ({ question, answer: readMarkdown(answer, WRITTEN_PAGE) })),
  };
}

function finishRelease({ pictures, ...written }: z.infer<typeof ReleaseMatter> & Common, tools: Tools): Release {
  return { ...written, pictures: pictures.map(({ picture, alt }) => pictureOf(picture, alt, tools)), publishedOn: shortDate(written.date) };
}

function pictureOf(name: string, alt: string, { pictures, fault }: Tools): Picture {
  if (!pictures.has(name)) fault(`picture ${name} is not in pictures/`);
  const small = name.replace(/\.(?=[a-z]+$)/, "-small.");
  return { src: `/pictures/${name}`, small: pictures.has(small) ? `/pictures/${small}` : null, alt };
}

/** At most so long, ending with a whole sentence if there is one, else with a whole word. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = cut.lastIndexOf(". ");
  return sentence > longest / 3 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
