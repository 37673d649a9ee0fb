import { useEffect, useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";

const SAY_EVERY_MS = 30_000;

/** Says that a staff page is open, and which chat it shows, while it is; the agent says whether they're on duty or away. */
export function DeskDuty({ chatId, isAway: wasAway }: { chatId: string | null; isAway: boolean }) {
  const [isAway, setIsAway] = useState(wasAway);
  useEffect(() => {
    const say = () => {
      if (document.visibilityState === "visible") void ask(api.PUT("/support/presence", { body: { chatId } }), "");
    };
    say();
    const timer = setInterval(say, SAY_EVERY_MS);
    document.addEventListener("visibilitychange", say);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", say);
    };
  }, [chatId]);
  const choose = async () => {
    const answer = await ask(api.PUT("/support/presence", { body: { chatId, isAway: !isAway } }), "");
    if (answer.ok) setIsAway(answer.value.isAway);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!isAway}
      aria-label="On duty"
      title={isAway ? "People are told that you're not here" : "People are told that you're here"}
      onClick={() => void choose()}
      className="my-auto inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full px-3 text-sm font-semibold hover:bg-sea-wash"
    >
      <span aria-hidden className={`size-2.5 rounded-full ${isAway ? "border-2 border-line-strong" : "bg-moss"}`} />
      {isAway ? "Away" : "On duty"}
    </button>
  );
}
