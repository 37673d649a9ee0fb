import { href } from "react-router";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import type { Conversation } from "../chat.queries.server.ts";
import { presenceByAgent } from "../desk/presence.queries.server.ts";

/** Tells an agent what the actor did with a chat that is or was theirs; by email, too, if they aren't there to see it. */
export async function tellColleague(tx: Ctx, agentId: string, { id, userId, subject }: Conversation, did: string): Promise<void> {
  const { id: actorId } = requireActor(tx);
  const [people, presenceOf] = await Promise.all([contactsOf(tx, [actorId, userId]), presenceByAgent(tx)]);
  const nameOf = (personId: string) => people.get(personId)?.fullName ?? "Someone";
  const title = `${nameOf(actorId)} ${did} ${nameOf(userId)}`;
  const path = `${href("/admin/chat-support")}?filter=mine&chat=${id}`;
  const action = { label: "Open the chat", url: new URL(path, tx.config.appOrigin).href };
  const email = presenceOf(agentId) === "here" ? {} : { email: { subject: title, paragraphs: [subject], action } };
  await notify(tx, { personId: agentId, kind: "desk", foldKey: `desk:${id}`, title, text: subject, path, ...email });
}
