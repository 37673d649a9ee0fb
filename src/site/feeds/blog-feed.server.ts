import { fileHref } from "../../platform/file-paths.ts";
import { answerFile } from "../server/answer-file.server.ts";
import { hash } from "node:crypto";
import { href } from "react-router";
import type { Post } from "../../features/content/index.ts";
import { publishedPosts } from "../../features/content/index.server.ts";
import { escapeHtml } from "../../platform/words/escape-html.ts";
import { namesTag } from "../../platform/http/cache/etags.server.ts";

const MOST_POSTS = 30;

/** The blog as RSS 2.0. A post's guid is its address, and never changes. */
export const blogFeed = answerFile((ctx, { request }) => {
  const { brandName, appOrigin } = ctx.config;
  const posts = publishedPosts(ctx).slice(0, MOST_POSTS);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escapeHtml(`${brandName} blog`)}</title>`,
    `<link>${appOrigin}${href("/blog")}</link>`,
    `<description>${escapeHtml("Stories and advice about homes by the water, boats on it, and hosting both well.")}</description>`,
    "<language>en-us</language>",
    `<atom:link href="${appOrigin}${fileHref("/blog/feed.xml")}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, appOrigin)),
    "</channel>",
    "</rss>",
    "",
  ];
  const text = lines.join("\n");
  const etag = `"${hash("sha256", text, "base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "public, max-age=900" };
  if (namesTag(request.headers.get("if-none-match") ?? undefined, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/rss+xml; charset=utf-8" } });
});

function itemOf({ slug, title, description, date, author, category }: Post, origin: string): string {
  const address = origin + href("/blog/:slug", { slug });
  return [
    "<item>",
    `<title>${escapeHtml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
    `<dc:creator>${escapeHtml(author)}</dc:creator>`,
    `<category>${escapeHtml(category)}</category>`,
    `<description>${escapeHtml(description)}</description>`,
    "</item>",
  ].join("\n");
}
