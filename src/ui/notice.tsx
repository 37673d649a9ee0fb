import { CircleAlert, CircleCheck, Info, TriangleAlert } from "./icons/index.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormResult } from "./forms/form-result.ts";

const TONES = {
  good: { look: "border-moss bg-moss-wash text-moss", Icon: CircleCheck, role: "status" },
  bad: { look: "border-brick bg-brick-wash text-brick", Icon: CircleAlert, role: "alert" },
  attention: { look: "border-ember bg-paper text-ember-text", Icon: TriangleAlert, role: "status" },
  plain: { look: "border-line bg-paper text-ink", Icon: Info, role: undefined },
} as const;

export function Notice({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  const { look, Icon, role } = TONES[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-md border px-4 py-3 ${look}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

/** Shows the result of a submitted form, and moves the focus to it. What is said of a field that isn't shown is said here. */
export function FormMessage({ result }: { result: FormResult | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const [unmarked, setUnmarked] = useState<string[]>([]);
  useEffect(() => {
    setUnmarked(unseen(result));
    if (result?.message) place.current?.focus();
  }, [result]);
  if (!result?.message) return null;
  const isAllUnmarked = unmarked.length > 0 && unmarked.length === new Set(Object.values(result.fields ?? {})).size;
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <Notice tone={result.ok ? "good" : "bad"}>
        {isAllUnmarked ? null : <p>{result.message}</p>}
        {unmarked.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  );
}

/** The messages of fields that the page, as it is drawn, doesn't show. */
function unseen(result: FormResult | undefined): string[] {
  const messages = [...new Set(result?.ok === false ? Object.values(result.fields ?? {}) : [])];
  if (messages.length === 0) return [];
  const shown = document.body.innerText;
  return messages.filter((message) => !shown.includes(message));
}
