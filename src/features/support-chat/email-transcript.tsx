import { useState } from "react";
import { api, ask } from "../../platform/api-client.ts";
import { Button } from "../../ui/button.tsx";

/** Sends what was said to the chat's person by email. */
export function EmailTranscript({ chatId, label }: { chatId: string; label: string }) {
  const [said, setSaid] = useState("");
  const send = async () => {
    const answer = await ask(api.POST("/chats/{chatId}/transcript", { params: { path: { chatId } } }), "Failed to send the email");
    setSaid(answer.ok ? "Sent. It arrives in a moment." : answer.refusal.message);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="quiet" size="small" className="text-sm" onClick={() => void send()}>
        {label}
      </Button>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
