import type { z } from "zod";
import type { Block } from "../../ui/rich-text/rich-text-tree.ts";
import type { PageName } from "./content.rules.ts";
import type { AnswerMatter, JobMatter, PageMatter, PostMatter, ReadingMatter, ReleaseMatter } from "./content.schema.ts";

export type Picture = { src: string; /** Half as wide, where there is one. */ small: string | null; alt: string };

type Written<Matter extends z.ZodType> = Omit<z.infer<Matter>, "picture" | "pictureAlt"> & {
  slug: string;
  body: Block[];
  /** The day of its last change, in words. */
  updatedOn: string | null;
};

export type Post = Written<typeof PostMatter> & {
  picture: Picture;
  minutes: number;
  /** The day on which it appeared, in words. */ publishedOn: string;
};
export type Answer = Written<typeof AnswerMatter> & { description: string };
export type Question = { question: string; answer: Block[] };
export type WrittenPage = Omit<Written<typeof PageMatter>, "questions"> & { picture: Picture | null; questions: Question[] };
export type Reading = Written<typeof ReadingMatter>;
export type Release = Omit<Written<typeof ReleaseMatter>, "pictures"> & { pictures: Picture[]; publishedOn: string };

/** An open position. */
export type Job = Written<typeof JobMatter> & { overview: string };

/** A post as lists show it. */
export type PostSummary = Pick<
  Post,
  "slug" | "title" | "description" | "date" | "publishedOn" | "author" | "category" | "picture" | "minutes"
>;
/** An answer as lists show it. */
export type AnswerSummary = Pick<Answer, "slug" | "title" | "description">;

/** Everything that is written, checked and ready to be shown. */
export type Content = {
  posts: ReadonlyMap<string, Post>;
  answers: ReadonlyMap<string, Answer>;
  pages: Readonly<Record<PageName, WrittenPage>>;
  hosting: readonly Reading[];
  certification: ReadonlyMap<string, Reading>;
  releases: ReadonlyMap<string, Release>;
  /** The parts of the media kit, in order. */
  pressKit: readonly Reading[];
  jobs: ReadonlyMap<string, Job>;
  /** Files of pictures by name. */
  pictures: ReadonlyMap<string, string>;
};
