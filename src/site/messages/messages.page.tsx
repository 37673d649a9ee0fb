import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Messages", description: "Your conversations with guests and hosts.", hidden: true });

export default function MessagesPage() {
  return <p className="m-auto p-8 text-center text-muted">Select a conversation</p>;
}
