import { expect, test } from "vitest";
import { sqlBoundaryFaults } from "./sql-boundaries.ts";

const GRAPH = { search: ["listings"], listings: [], bookings: ["listings"] };
const TABLES = {
  "src/features/listings/listing.tables.server.ts": `export const properties = pgTable("properties", {});`,
  "src/features/bookings/booking.tables.server.ts": `export const bookings = pgTable(\n  "bookings", {}), notes = pgTable("booking_notes", {});`,
  "db/functions/listings/listing_details.sql":
    "-- What others may read.\nCREATE OR REPLACE VIEW listing_details AS SELECT id FROM properties;\n",
};

const faults = (files: Record<string, string>) =>
  sqlBoundaryFaults(
    Object.entries({ ...TABLES, ...files }).map(([path, text]) => ({ path, text })),
    GRAPH,
  );

test("lets a feature name its own tables, and views along the graph", () => {
  expect(
    faults({
      "src/features/listings/x.queries.server.ts": "const text = `select 1 from properties p join listing_details d on d.id = p.id`;",
      "src/features/search/x.queries.server.ts": "const text = `select 1 from listing_details`; // read from properties, once",
      "db/functions/search/x.sql":
        "CREATE OR REPLACE FUNCTION x() AS $$ SELECT 1 FROM listing_details $$;\nCREATE OR REPLACE TRIGGER t AFTER UPDATE ON properties EXECUTE FUNCTION x();",
    }),
  ).toEqual([]);
});

test.each([
  "select 1 from properties p",
  "x r join properties p on true",
  "insert into properties (id) values (1)",
  'update "properties" set id = 1',
])("refuses another feature's table in a statement: %s", (statement) => {
  expect(faults({ "src/features/search/x.queries.server.ts": `const text = \`${statement}\`;` })).toEqual([
    "src/features/search/x.queries.server.ts names properties in SQL: the table of listings, which has verbs and views for others",
  ]);
});

test("refuses another feature's table where a statement is put together", () => {
  expect(faults({ "src/features/search/x.queries.server.ts": "const notes = `booking_notes n join listing_details d on true`;" })).toEqual([
    "src/features/search/x.queries.server.ts names booking_notes in SQL: the table of bookings, which has verbs and views for others",
  ]);
});

test("refuses that a function reads another feature's table, and lets it write and lock", () => {
  expect(faults({ "db/functions/search/x.sql": "SELECT count(*) FROM properties WHERE true;" })).toEqual([
    "db/functions/search/x.sql reads properties: the table of listings, which has views for others",
  ]);
  expect(
    faults({
      "db/functions/bookings/x.sql":
        "UPDATE properties SET id = 1; DELETE FROM properties; PERFORM 1 FROM properties WHERE true FOR UPDATE;",
    }),
  ).toEqual([]);
});

test("refuses tables, views and triggers against the graph", () => {
  expect(faults({ "db/functions/listings/x.sql": "DELETE FROM bookings WHERE true;" })).toEqual([
    "db/functions/listings/x.sql names bookings: listings may not ask bookings",
  ]);
  expect(faults({ "db/functions/search/x.sql": "CREATE OR REPLACE TRIGGER t AFTER UPDATE ON bookings EXECUTE FUNCTION x();" })).toEqual([
    "db/functions/search/x.sql names bookings: search may not ask bookings",
  ]);
  expect(
    faults({
      "db/functions/bookings/stays.sql": "CREATE OR REPLACE VIEW stays AS SELECT 1 FROM bookings;",
      "src/features/search/x.queries.server.ts": "const text = `select 1 from stays`;",
    }),
  ).toEqual(["src/features/search/x.queries.server.ts names stays: search may not ask bookings"]);
});
