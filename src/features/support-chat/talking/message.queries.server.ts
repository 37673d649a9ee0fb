import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";

/** One statement for what every message does: fewer waits while the chat's row is locked. */
const ADD_MESSAGE = `
with chat as (
  update chat_conversations c set
    revision = c.revision + 1,
    last_message_at = $5,
    waiting_since = case when c.user_id = $1 then coalesce(c.waiting_since, $5) end,
    first_answered_at = case when c.user_id = $1 then c.first_answered_at else coalesce(c.first_answered_at, $5) end,
    agent_id = case when c.user_id = $1 then c.agent_id else $1 end,
    taken_at = case when c.user_id = $1 or c.agent_id = $1 then c.taken_at else $5 end
  where c.id = $2 and c.status = 'active' and case when c.user_id = $1
    then not exists (select 1 from chat_blocks b where b.person_id = $1)
    else $6::boolean and (c.agent_id is null or c.agent_id = $1) end
  returning c.id, c.user_id, c.revision
), message as (
  insert into chat_messages (id, conversation_id, sender_id, sender_type, content, number, created_at)
  select $3::uuid, chat.id, $1::uuid, case when chat.user_id = $1 then 'user' else 'support' end, $4, chat.revision, $5::timestamptz from chat
  on conflict (id) do nothing
  returning sender_type
)
select chat.user_id as "userId", chat.revision, message.sender_type as "senderType" from chat left join message on true`;

type Added = {
  userId: string;
  revision: number;
  /** Null: there is a message of this id already. */ senderType: "user" | "support" | null;
};
type NewMessage = { id: string; chatId: string; senderId: string; isAgent: boolean; content: string; at: Date };

/**
 * Adds a message under the next revision of its chat, which becomes its number, if its sender may write there: its person who is not blocked,
 * or an agent if no other has it, who then does. Null: they may not.
 */
export async function insertMessage(tx: Ctx, { id, chatId, senderId, isAgent, content, at }: NewMessage): Promise<Added | null> {
  const [row] = await queryPrepared<Added>(tx.db, ADD_MESSAGE, [senderId, chatId, id, content, at, isAgent]);
  return row ?? null;
}
