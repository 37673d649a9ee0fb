import type { ReactNode } from "react";
import { data, Outlet, redirect, RouterContextProvider, type ServerBuild, useLoaderData, useParams } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { directPages } from "./direct-pages.server.ts";
import { pageLoader } from "./edge.server.ts";
import { ctxOf, requestCtx } from "./router-context.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const Page = () => {
  const { said } = useLoaderData<{ said: string }>();
  return `${said} of ${useParams().boatId}`;
};

type Module = Record<string, unknown>;
const shared = { handle: { shared: true }, default: Page, loader: () => ({ said: "News" }) };

/** A site with these pages, each at `/{its name}/:boatId`. */
function siteOf(pages: Record<string, Module>): ServerBuild {
  const layout = ({ children }: { children: ReactNode }) => (
    <html lang="en">
      <head />
      <body>
        {children}
        <footer />
      </body>
    </html>
  );
  const routes = {
    root: { id: "root", path: "", module: { default: Outlet, Layout: layout } },
    guarded: { id: "guarded", parentId: "root", module: { default: Outlet, middleware: [] } },
    ...Object.fromEntries(
      Object.entries(pages).map(([id, module]) => [
        id,
        { id, path: `${id}/:boatId`, parentId: id === "secret" ? "guarded" : "root", module },
      ]),
    ),
  };
  const manifest = Object.fromEntries(
    Object.values(routes).map((route) => [route.id, { ...route, hasLoader: "loader" in route.module, imports: [] }]),
  );
  const assets = { routes: manifest, entry: { module: "", imports: [] }, url: "", version: "" };
  return { routes, assets, future: {}, ssr: true, routeDiscovery: { mode: "initial" } } as unknown as ServerBuild;
}

async function ask(module: Module, path = "/boats/Gannet", init?: RequestInit) {
  const context = new RouterContextProvider();
  const ctx = testCtx(services);
  context.set(requestCtx, ctx);
  const answer = await directPages(siteOf({ boats: module, secret: shared }))(new Request(`http://localhost${path}`, init), context);
  expect(ctxOf(context)).toBe(ctx);
  return { answer, context };
}

test("a page for everybody is answered with what its loaders gave", async () => {
  const { answer } = await ask(shared);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  const html = await answer?.text();
  expect(html).toContain("<body>News of Gannet<footer></footer>");
  expect(html).toMatch(/id="handed-over">\[.*"News"/);
  expect(html).not.toContain("nonce");
});

test.each<[string, Module, string?, RequestInit?]>([
  ["another path", shared, "/boats"],
  ["a path that has to be read with care", shared, "/boats/Gan%6Eet"],
  ["a question for a page's data alone", shared, "/boats/Gannet.data"],
  ["a page behind a guard", shared, "/secret/Gannet"],
  ["a page that is not for everybody", { ...shared, handle: undefined }],
  ["a form that is sent", shared, "/boats/Gannet", { method: "POST" }],
  ["a question for the head only", shared, "/boats/Gannet", { method: "HEAD" }],
  ["a loader that leads elsewhere", { ...shared, loader: () => redirect("/elsewhere") }],
  ["a loader that says more than data", { ...shared, loader: () => data({ said: "No" }, { status: 410 }) }],
  ["a loader that fails", { ...shared, loader: () => Promise.reject(new Error("gone")) }],
  ["a page that cannot be rendered", { ...shared, loader: () => ({ said: { toString: 1 } }) }],
])("%s is left to the router", async (_, module, path, init) => {
  expect((await ask(module, path, init)).answer).toBeNull();
});

test("the router does not ask a loader again that refused already", async () => {
  let asked = 0;
  const loader = pageLoader(() => {
    asked += 1;
    throw new Error("broken");
  });
  const { answer, context } = await ask({ ...shared, loader });
  expect(answer).toBeNull();
  await expect(loader({ request: new Request("http://localhost/boats/Gannet"), params: {}, context } as never)).rejects.toMatchObject({
    init: { status: 500 },
  });
  expect(asked).toBe(1);
});
