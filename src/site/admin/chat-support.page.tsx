import { href } from "react-router";
import { z } from "zod";
import { myAccount } from "../../features/accounts/index.server.ts";
import { chatError, listChats } from "../../features/support-chat/index.server.ts";
import { ChatsQuery } from "../../features/support-chat/index.ts";
import { ChatConsole } from "../../features/support-chat/parts.ts";
import type { Route } from "./+types/chat-support.page";
import { pageLoader } from "../server/edge.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";

const TITLE = "Support Chat Management";

export const loader = pageLoader(async (ctx, { url }) => {
  const given = ChatsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : ChatsQuery.parse({});
  const chatId = z.uuid().safeParse(url.searchParams.get("chat")).data ?? null;
  const [chats, { id, fullName }] = await Promise.all([listChats(ctx, query), myAccount(ctx)]);
  return { chats, query, chatId, me: { id, name: fullName } };
}, chatError("chats_load_failed"));

/** The title says how many people wait. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const waiting = loaderData?.chats.counts.waiting ?? 0;
  const title = waiting > 0 ? `(${waiting}) ${TITLE}` : TITLE;
  return pageMeta(siteOf(matches), { title, description: "Chats with guests and hosts.", path: href("/admin/chat-support"), hidden: true });
};

export default function ChatSupportPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex grow flex-col gap-3">
      <h1 className="text-2xl">{TITLE}</h1>
      <ChatConsole {...loaderData} />
    </div>
  );
}
