import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";

export type LateNotices = { url: string; close(): Promise<void> };

const READY_FOR_QUERY = "Z".charCodeAt(0);
const READY_BYTES = 6;

/**
 * Another address of the database, at which notices come as late as they may: what PostgreSQL tells a connection unasked waits for that
 * connection's next question, and arrives with its answer.
 */
export async function openLateNotices(url: string): Promise<LateNotices> {
  const late = new URL(url);
  const socket = join(late.searchParams.get("host") ?? "", ".s.PGSQL.5432");
  const way = createServer((client) => {
    const database = connect(socket);
    let held = Buffer.alloc(0);
    database.on("data", (bytes) => {
      held = Buffer.concat([held, bytes]);
      const end = endOfAnswers(held);
      client.write(held.subarray(0, end));
      held = held.subarray(end);
    });
    client.on("data", (bytes) => database.write(bytes));
    client.on("error", () => {}).on("close", () => database.destroy());
    database.on("error", () => {}).on("close", () => client.end(held));
  });
  await once(way.listen(0, "127.0.0.1"), "listening");
  late.search = "";
  late.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return { url: late.href, close: async () => void (await once(way.close(), "close")) };
}

/** Where the last whole answer ends: with the word that another question may come. */
function endOfAnswers(messages: Buffer): number {
  let end = 0;
  for (let at = 0; at + READY_BYTES <= messages.length; at += 1 + messages.readUInt32BE(at + 1))
    if (messages[at] === READY_FOR_QUERY) end = at + READY_BYTES;
  return end;
}
