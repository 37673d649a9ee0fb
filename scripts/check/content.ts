import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { addressesIn } from "../../src/features/content/reading/link-faults.ts";
import { ContentFault } from "../../src/features/content/reading/content-fault.ts";
import { contentOf } from "../../src/features/content/content.server.ts";
import { readConfig } from "../../src/platform/config.server.ts";
import type { Block } from "../../src/ui/rich-text/rich-text-tree.ts";
import routes from "../../src/site/routes.ts";

/** What is wrong with the files of `content/`: each by file and line, and links to pages that the site doesn't have. */
export function contentFaults(settings: NodeJS.ProcessEnv = {}): string[] {
  try {
    const { posts, answers, pages, hosting, certification } = contentOf({ config: readConfig(settings) });
    const files: { path: string; body: Block[] }[] = [
      ...[...posts.values()].map(({ slug, body }) => ({ path: `blog/${slug}.md`, body })),
      ...[...answers.values()].map(({ slug, body }) => ({ path: `help/${slug}.md`, body })),
      ...Object.values(pages).map(({ slug, body, questions }) => ({
        path: `pages/${slug}.md`,
        body: [...body, ...questions.flatMap(({ answer }) => answer)],
      })),
      ...[...hosting, ...certification.values()].map(({ slug, body }) => ({ path: slug, body })),
    ];
    const tree = routes.map(routeObject);
    return files.flatMap(({ path, body }) =>
      addressesIn(body)
        .filter((address) => address.startsWith("/") && !leadsToPage(address, tree))
        .map((address) => `content/${path}:1 links to ${address}, which is no page`),
    );
  } catch (error) {
    if (error instanceof ContentFault) return error.message.split("\n").map((fault) => `content/${fault}`);
    throw error;
  }
}

const routeObject = ({ path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { index, path } : { path, children: children?.map(routeObject) };

function leadsToPage(address: string, tree: RouteObject[]): boolean {
  const pathname = address.replace(/[?#].*/, "");
  const last = matchRoutes(tree, pathname)?.at(-1);
  return last !== undefined && last.route.path !== "*";
}
