import { expect, test } from "vitest";
import { linkFaults } from "./links.ts";

const faultsOf = (text: string, path = "src/site/trips/trips.page.tsx") => linkFaults([{ path, text }]);

test.each([
  `<Link to={href("/trips")} />`,
  `<Link to={\`\${href("/search")}?q=\${q}\`} />`,
  `<Link to={pathname + search} />`,
  `<Link to="?page=2" />`,
  `<Link to={isOpen ? href("/host") : "."} />`,
  `<form method="post" action={savingAction()} />`,
  `<CardGrid action="View Details" />`,
  `<a href="https://example.com/a" />`,
  `redirect(href("/bookings/:bookingId", { bookingId }))`,
  `navigate({ search: "?a=1" })`,
  `submit({ from: "/trips" }, { action: href("/logout") })`,
])("accepts %s", (text) => {
  expect(faultsOf(`const x = ${text};`)).toEqual([]);
});

test.each([
  `<Link to="/trips" />`,
  `<Link to={"/trips"} />`,
  `<Link to={\`/trips/\${id}\`} />`,
  `<Link to={isHost ? href("/host") : "/trips"} />`,
  `<Link to={{ pathname: "/trips" }} />`,
  `<Form action="/logout" />`,
  `<button formAction="/logout" />`,
  `redirect("/login")`,
  `redirect(ownPath(from) ?? "/")`,
  `navigate(\`/trips?\${search}\`)`,
  `submit(data, { method: "post", action: "/logout" })`,
])("refuses %s", (text) => {
  expect(faultsOf(`const x = ${text};`)).toEqual([expect.stringMatching(/^src\/site\/trips\/trips\.page\.tsx:1 leads to "\/.*href\(\)$/)]);
});

test("names the line, and leaves tests alone", () => {
  expect(faultsOf(`const a = 1;\nconst b = redirect("/login");`)).toEqual([
    `src/site/trips/trips.page.tsx:2 leads to "/login"; write it with href()`,
  ]);
  expect(faultsOf(`redirect("/login")`, "src/site/server/edge.test.ts")).toEqual([]);
  expect(faultsOf(`redirect("/login")`, "tests/journeys/x.ts")).toEqual([]);
});
