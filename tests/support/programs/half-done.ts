import pg from "pg";

/** Runs a statement in a transaction that it never ends, and says so: whoever kills it sees what a crash leaves behind. */
const [url = "", statement = ""] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query("begin");
await client.query(statement);
process.send?.("half done");
