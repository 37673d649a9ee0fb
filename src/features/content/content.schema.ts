import { z } from "zod";
import { CARD_ICONS, HELP_GROUPS, type HelpGroup } from "./content.rules.ts";

const line = (longest: number) =>
  z.string("must be text").trim().min(1, "must not be empty").max(longest, `must be at most ${longest} characters`);
const date = z.iso.date("must be a date such as 2026-05-31");
const slugs = z.array(z.string("must be the name of a file")).default([]);
const picture = z
  .string("must be the name of a picture")
  .regex(/^[a-z0-9-]+\.(jpg|png|webp)$/, "must be a .jpg, .png or .webp of content/pictures");

/** What a search engine and a social card show below the title. */
const description = line(170);

export const PostMatter = z.strictObject({
  title: line(90),
  description,
  date,
  updated: date.optional(),
  author: line(60),
  category: line(30),
  picture,
  pictureAlt: line(200),
  featured: z.boolean("must be true or false").default(false),
  related: slugs,
});

export const AnswerMatter = z.strictObject({
  title: line(110),
  group: z.enum(Object.keys(HELP_GROUPS) as [HelpGroup, ...HelpGroup[]], `must be one of ${Object.keys(HELP_GROUPS).join(", ")}`),
  order: z.number("must be a number").default(100),
  /** Other words that people use when they ask this. */
  words: line(300).default(""),
  updated: date,
  related: slugs,
});

const Card = z.strictObject({
  icon: z.enum(CARD_ICONS, `must be one of ${CARD_ICONS.join(", ")}`).optional(),
  title: line(60),
  text: line(400),
  tips: z.array(line(240)).default([]),
});

export const PageMatter = z.strictObject({
  title: line(90),
  description,
  lead: line(300),
  updated: date.optional(),
  picture: picture.optional(),
  pictureAlt: line(200).optional(),
  cards: z.array(Card).default([]),
  questions: z.array(z.strictObject({ question: line(140), answer: line(900) })).default([]),
  /** What others wrote about us, and gave us; for the press page. */
  coverage: z.array(z.strictObject({ source: line(60), title: line(140), date, url: z.url("must be an address") })).default([]),
  awards: z.array(z.strictObject({ name: line(90), organization: line(90), date, description: line(300) })).default([]),
});

/** A press release. */
export const ReleaseMatter = z.strictObject({
  title: line(120),
  description,
  date,
  pictures: z.array(z.strictObject({ picture, alt: line(200) })).default([]),
});

const salary = z.number("must be a number").int("must be whole dollars").min(1, "must be a salary");
const points = z.array(line(300), "must be a list").min(1, "must have a line");

/** An open position; what it is about is the text below. */
export const JobMatter = z.strictObject({
  title: line(90),
  department: line(60),
  location: line(60),
  type: line(30),
  salaryFrom: salary,
  salaryTo: salary,
  date,
  order: z.number("must be a number").default(100),
  responsibilities: points,
  required: points,
  preferred: points,
  benefits: points,
});

export const ReadingMatter = z.strictObject({ title: line(60), lead: line(140), order: z.number("must be a number") });
