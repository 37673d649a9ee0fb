import { beforeAll, describe, expect, test } from "vitest";
import { newAgent } from "../../../tests/support/chats.ts";
import { newPerson, visitOf } from "../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { publishedPosts, readArchive, readBlog, readPost } from "./blog/read-blog.server.ts";
import { findAnswers } from "./help/find-answers.server.ts";
import { helpSearches, helpVotes } from "./help/help.tables.server.ts";
import { readAnswer, readHelp } from "./help/read-help.server.ts";
import { readHelpFigures } from "./help/read-help-figures.server.ts";
import { voteOnAnswer } from "./help/vote-on-answer.server.ts";
import { textOf } from "../../ui/rich-text/rich-text-tree.ts";
import { contentOf } from "./content.server.ts";
import { readPicture } from "./read-picture.server.ts";
import { writtenAddresses } from "./written-addresses.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const visitorOn = (day: string) => testCtx({ ...services, clock: { now: () => new Date(`${day}T12:00:00Z`) } });

describe("the blog", () => {
  test("has one featured post and the three newest others", () => {
    const { featured, recent, categories } = readBlog(visitorOn("2026-11-20"));
    expect(featured?.slug).toBe("first-charter");
    expect(recent.map(({ slug }) => slug)).toEqual(["what-a-night-costs", "shoulder-season", "read-the-photos"]);
    expect(categories).toEqual(["Hosting", "How it works", "On the water", "Planning"]);
  });

  test("doesn't show a post before its day", () => {
    expect(() => readPost(visitorOn("2026-10-26"), "first-charter")).toThrow("Post Not Found");
    expect(readPost(visitorOn("2026-10-27"), "first-charter").post.title).toMatch(/charter/);
    expect(readBlog(visitorOn("2026-10-26")).featured?.slug).toBe("what-a-night-costs");
    expect(writtenAddresses(visitorOn("2026-10-26")).map(({ path }) => path)).not.toContain("/blog/first-charter");
    expect(readBlog(visitorOn("2020-01-01"))).toEqual({ featured: null, recent: [], categories: [] });
  });

  test("offers what is named as related first, then the same category", () => {
    const { related } = readPost(visitorOn("2026-11-20"), "night-is-a-row");
    expect(related.map(({ slug }) => slug)).toEqual(["what-a-night-costs", "empty-tuesdays", "first-charter"]);
  });

  test("has an archive in pages, by category and by author", () => {
    const ctx = visitorOn("2026-11-20");
    const first = readArchive(ctx, {});
    expect([first.posts.length, first.count, first.pages]).toEqual([9, 10, 2]);
    expect(readArchive(ctx, { page: 99 })).toMatchObject({ page: 2, posts: [expect.anything()] });
    expect(readArchive(ctx, { category: "Hosting" }).posts.map(({ category }) => category)).toEqual(["Hosting", "Hosting", "Hosting"]);
    expect(readArchive(ctx, { author: "Maren Holt" }).count).toBe(3);
    expect(readArchive(ctx, { category: "Nothing" })).toMatchObject({ count: 0, page: 1, pages: 1 });
  });

  test("every post has 500 to 900 words", () => {
    for (const { slug, body } of publishedPosts(visitorOn("2027-01-01"))) {
      const words = textOf(body).match(/\S+/g)?.length ?? 0;
      expect([slug, words >= 500 && words <= 900]).toEqual([slug, true]);
    }
  });
});

describe("the help center", () => {
  test("has three groups with all answers", () => {
    const groups = readHelp(testCtx(services));
    expect(groups.map(({ title }) => title)).toEqual(["Booking & trips", "Hosting", "Account & safety"]);
    expect(groups.flatMap(({ answers }) => answers)).toHaveLength(contentOf(services).answers.size);
  });

  test("opens an answer with others that may help, and refuses one that isn't there", () => {
    const { answer, related } = readAnswer(testCtx(services), "refunds");
    expect(answer.title).toBe("When do I get my refund?");
    expect(related[0]?.slug).toBe("cancel-my-booking");
    expect(() => readAnswer(testCtx(services), "nothing")).toThrow("Answer Not Found");
  });

  test("counts a vote once for each visitor, who can change it", async () => {
    await services.db.delete(helpVotes);
    const visitor = testCtx(services, { address: "192.0.2.10" });
    await voteOnAnswer(visitor, { slug: "refunds", helpful: true });
    await voteOnAnswer(visitor, { slug: "refunds", helpful: false });
    await voteOnAnswer(testCtx(services, { address: "192.0.2.11" }), { slug: "refunds", helpful: true });
    const person = await newPerson(services);
    await voteOnAnswer(await visitOf(services, person), { slug: "refunds", helpful: true });
    await voteOnAnswer(await visitOf(services, person), { slug: "refunds", helpful: true });
    const votes = await services.db.select().from(helpVotes);
    expect([votes.length, votes.filter(({ helpful }) => helpful).length]).toEqual([3, 2]);
    expect(JSON.stringify(votes)).not.toMatch(/192\.0\.2/);
    await expect(voteOnAnswer(visitor, { slug: "nothing", helpful: true })).rejects.toMatchObject({ code: "answer_not_found" });
  });

  test("counts searches that find nothing, and keeps nothing that looks private", async () => {
    await services.db.delete(helpSearches);
    const visitor = testCtx(services, { address: "192.0.2.20" });
    expect((await findAnswers(visitor, "refund")).length).toBeGreaterThan(0);
    for (const words of ["Xylophone  lessons!", "xylophone lessons", "zanzibar@qqq.zz", "zq 4111 1111 1111 1111", "???"])
      expect(await findAnswers(visitor, words)).toEqual([]);
    expect(await services.db.select().from(helpSearches)).toMatchObject([{ words: "xylophone lessons", count: 2 }]);
  });

  test("stops counting for one who floods it, and still answers", async () => {
    await services.db.delete(helpSearches);
    const visitor = testCtx(services, { address: "192.0.2.30" });
    for (let number = 0; number < 25; number++) expect(await findAnswers(visitor, `zzz${number}qqq`)).toEqual([]);
    expect(await services.db.select().from(helpSearches)).toHaveLength(20);
  });

  test("tells its figures to support staff and to nobody else", async () => {
    await expect(readHelpFigures(testCtx(services))).rejects.toMatchObject({ code: "sign_in_required" });
    const person = await visitOf(services, await newPerson(services));
    await expect(readHelpFigures(person)).rejects.toMatchObject({ code: "help_figures_not_found" });
    const agent = await newAgent(services);
    await services.db.delete(helpSearches);
    await findAnswers(testCtx(services, { address: "192.0.2.40" }), "xylophone");
    expect(await readHelpFigures(agent)).toMatchObject({
      searches: [{ words: "xylophone", count: 1 }],
      answers: [{ slug: "refunds", title: "When do I get my refund?", helpful: 2, notHelpful: 1 }],
    });
  });
});

test("a picture is read by its name alone", async () => {
  expect(await readPicture(testCtx(services), "about.jpg")).toMatchObject({ type: "image/jpeg" });
  for (const name of ["../site.yaml", "about", "site.yaml", ""])
    await expect(readPicture(testCtx(services), name)).rejects.toMatchObject({ code: "picture_not_found" });
});
