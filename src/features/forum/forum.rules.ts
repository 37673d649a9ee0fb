import { slugOf } from "../../platform/words/slug.ts";
import { DAY_MS } from "../../platform/clock.ts";

/** The forum's categories, in the order in which they are shown. The rows of `forum_categories` have the same ids. */
export const CATEGORIES = [
  {
    id: "hosting-tips",
    name: "Hosting Tips",
    description: "Pricing, cleaning, guest messages and everything else that keeps a place running.",
  },
  {
    id: "boats-and-charters",
    name: "Boats & Charters",
    description: "Bareboat or with a captain: routes, marinas, gear, and what to check before you cast off.",
  },
  {
    id: "travel-stories",
    name: "Travel Stories",
    description: "Trips you took, places you loved, and questions about where to go next.",
  },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]["id"];
export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id) as [CategoryId, ...CategoryId[]];

export const categoryName = (id: CategoryId): string => CATEGORIES.find((category) => category.id === id)?.name ?? id;

/** The page of somebody who is a host. */
export const hostPath = (personId: string): string => `/hosts/${personId}`;

export const SORTS = ["latest", "newest", "replies", "unanswered"] as const;
export type ThreadSort = (typeof SORTS)[number];

export const LONGEST_TITLE = 120;
export const LONGEST_POST = 10_000;
export const THREADS_A_PAGE = 20;
export const POSTS_A_PAGE = 20;
export const RESULTS_A_PAGE = 20;
/** So many matches are ranked; more than that can't be told apart by reading on. */
export const MOST_RESULTS = 400;
export const MOST_PAGE = 100_000;

const EDIT_MINUTES = 15;
export const REPORTERS_TO_HIDE = 3;
export const DAY_ONE = { threads: 3, replies: 10, links: 2 };
const NEWCOMER_DAYS = 30;

export const pageOfNumber = (number: number): number => Math.max(1, Math.ceil(number / POSTS_A_PAGE));
export const pagesOf = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage));

type Written = { createdAt: Date; status: string };
export const mayEdit = ({ createdAt, status }: Written, now: Date): boolean =>
  (status === "visible" || status === "waiting") && now.getTime() - createdAt.getTime() <= EDIT_MINUTES * 60_000;

export type Standing = {
  accountCreatedAt: Date;
  /** On the team, hosts a listing, or completed a stay. */
  isKnown: boolean;
  /** Everyone can read something of theirs. */
  hasPublicPost: boolean;
};

export const isDayOne = ({ accountCreatedAt }: Standing, now: Date): boolean => now.getTime() - accountCreatedAt.getTime() < DAY_MS;

/** Whether a post waits for approval: a newcomer's first one, and those of newcomers with links. */
export function mustWait(standing: Standing, links: number, now: Date): boolean {
  if (standing.isKnown) return false;
  const isYoung = now.getTime() - standing.accountCreatedAt.getTime() < NEWCOMER_DAYS * DAY_MS;
  return !standing.hasPublicPost || (isYoung && links > 0);
}

export const threadPath = ({ id, title }: { id: string; title: string }, page = 1): string =>
  `/forum/thread/${id}/${slugOf(title, "discussion")}${page > 1 ? `?page=${page}` : ""}`;

/** The address of a post, wherever its thread moves. */
export const postPath = (postId: string): string => `/forum/post/${postId}`;
export const postAnchor = (postId: string): string => `post-${postId}`;
