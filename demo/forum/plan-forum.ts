import { CATEGORY_IDS, type CategoryId } from "../../src/features/forum/index.ts";
import { cast } from "../cast.ts";
import { type Random, randomOf } from "../random.ts";
import { FORUM_PEOPLE } from "./forum-people.ts";
import { LONG_REPLIES, LONG_THREAD } from "./long-thread.ts";
import { readTopics } from "./read-topics.ts";

const DAY = 24 * 60;
const TWO_YEARS = 730 * DAY;

export type PlannedPost = { email: string; text: string; minutesAgo: number; likers: string[] };
export type PlannedThread = { categoryId: CategoryId; title: string; views: number; posts: PlannedPost[] };
type Writer = { email: string; isHost: boolean; minutes: number };

export const forumEmail = (fullName: string): string => `${fullName.toLowerCase().replaceAll(" ", ".")}@demo.test`;

const WRITERS: Writer[] = [
  ...cast
    .filter(({ support }) => !support)
    .map(({ email, hostDaysAgo, joinedDaysAgo }) => ({ email, isHost: hostDaysAgo !== undefined, minutes: joinedDaysAgo * DAY })),
  ...FORUM_PEOPLE.map(([fullName, isHost, days]) => ({ email: forumEmail(fullName), isHost, minutes: days * DAY })),
];

/** Every thread of the demo's forum: who wrote what, how long ago. The same each time. */
export function planForum(): PlannedThread[] {
  const replies = readTopics("replies");
  const thanks = replies.get("Thanks") ?? [];
  return CATEGORY_IDS.flatMap((categoryId) =>
    [...readTopics(categoryId)].flatMap(([topic, lines]) => {
      const waiting = new Deck(replies.get(topic) ?? [], `replies to ${topic}`);
      return lines.map((line) => {
        const [title = "", opening = ""] = line.split(" :: ");
        const posts = planPosts(randomOf(`forum ${title}`), { categoryId, title, opening, replies: waiting, thanks });
        const views =
          posts.length * 14 + posts.reduce((sum, { likers }) => sum + likers.length * 3, randomOf(`views ${title}`).between(9, 80));
        return { categoryId, title, views, posts };
      });
    }),
  );
}

type Plan = { categoryId: CategoryId; title: string; opening: string; replies: Deck; thanks: readonly string[] };

function planPosts(random: Random, { categoryId, title, opening, replies, thanks }: Plan): PlannedPost[] {
  const isLong = title === LONG_THREAD;
  const age = isLong ? 200 * DAY : Math.floor(TWO_YEARS * random.next() ** 1.6) + 3 * 60;
  const author = writer(random, age, [], categoryId === "hosting-tips");
  const posts = [post(random, author, opening, age)];
  const wanted = isLong ? LONG_REPLIES.length : countReplies(random);
  let [at, last] = [age, author];
  for (let i = 0; i < wanted; i++) {
    at -= Math.ceil(random.between(12, 30 * 60) * random.next()) + 9;
    if (at < 40) break;
    const isThanks = !isLong && i === wanted - 1 && i >= 2 && random.chance(0.6);
    last = isThanks ? author : writer(random, at, [author, last], random.chance(0.6) && categoryId === "hosting-tips");
    const text = isLong ? (LONG_REPLIES[i] ?? "") : isThanks ? random.pick(thanks) : replies.draw(posts.map((known) => known.text));
    posts.push(post(random, last, text, at));
  }
  return posts;
}

/** Few threads stay without an answer, and few have many. */
const countReplies = (random: Random): number => (random.chance(0.13) ? 0 : 1 + Math.floor(6 * random.next() ** 1.7));

function writer(random: Random, minutesAgo: number, except: readonly Writer[], isHost: boolean): Writer {
  const could = WRITERS.filter((one) => one.minutes > minutesAgo + DAY && !except.includes(one) && (!isHost || one.isHost));
  return random.pick(could);
}

const post = (random: Random, { email }: Writer, text: string, minutesAgo: number): PlannedPost => ({
  email,
  text,
  minutesAgo,
  likers: random.chance(0.55)
    ? random
        .some(
          WRITERS.filter((one) => one.email !== email && one.minutes > minutesAgo),
          random.between(1, 6),
        )
        .map((one) => one.email)
    : [],
});

/** Texts in an order by chance; one comes again only after all the others. */
class Deck {
  #cards: string[];
  constructor(texts: readonly string[], seed: string) {
    const random = randomOf(seed);
    this.#cards = texts
      .map((text) => ({ text, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }) => text);
  }

  draw(except: readonly string[]): string {
    const at = Math.max(
      0,
      this.#cards.findIndex((card) => !except.includes(card)),
    );
    const [card = ""] = this.#cards.splice(at, 1);
    this.#cards.push(card);
    return card;
  }
}
