import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readConfig } from "../../src/platform/config.server.ts";
import { startEmbeddedPostgres } from "../../src/platform/db/embedded/embedded-postgres.server.ts";
import { migrateDatabase } from "../../src/platform/db/migrate.server.ts";
import { installJobs } from "../../src/platform/jobs/jobs.server.ts";
import { openServices, type OpenServices } from "../../src/platform/services.server.ts";
import { jobs } from "../../src/product.server.ts";
import { ask, type Member, newAgent, newMember } from "../../tests/support/chats.ts";
import { TEST_SECRET } from "../../tests/support/test-secret.ts";

export type ChatWorld = {
  url: string;
  dataDir: string;
  services: OpenServices;
  agent: Member;
  people: { member: Member; cookie: string; chatId: string }[];
  /** A closed chat of the first person with so many messages. */
  longChat(messages: number): Promise<string>;
  close(): Promise<void>;
};

/** An agent and people who each have a chat with support, on a database that keeps what was written. */
export async function openChatWorld(peopleCount: number): Promise<ChatWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  await migrateDatabase(postgres.url);
  await installJobs(postgres.url, jobs);
  const env = { EMBEDDED_DATABASE_URL: postgres.url, DATA_DIR: dataDir, SECRET: TEST_SECRET, DEMO: "off", LOG_LEVEL: "error" };
  const services = await openServices(readConfig(env), "server");
  const agent = await newAgent(services);
  const people: ChatWorld["people"] = [];
  while (people.length < peopleCount) {
    const member = await newMember(services);
    people.push({ member, cookie: member.request?.headers.get("cookie") ?? "", chatId: (await ask(member)).chatId });
  }
  return {
    url: postgres.url,
    dataDir,
    services,
    agent,
    people,
    async longChat(messages) {
      const id = randomUUID();
      const userId = people[0]?.member.actor.id;
      await services.db.execute(sql`
        insert into chat_conversations (id, user_id, subject, status, revision, last_message_at, created_at, closed_at)
        values (${id}, ${userId}, 'Long', 'closed', ${messages}, now(), now(), now())`);
      await services.db.execute(sql`
        insert into chat_messages (id, conversation_id, sender_id, sender_type, content, number, created_at)
        select gen_random_uuid(), ${id}, ${userId}, 'user', 'Message ' || n, n, now() from generate_series(1, ${messages}::int) n`);
      await services.db.execute(sql`analyze chat_messages`);
      return id;
    },
    async close() {
      await services.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
