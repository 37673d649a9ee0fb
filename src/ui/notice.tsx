import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { FormResult } from "./form-result.ts";

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

/** Shows the result of a submitted form, and moves the focus to it. */
export function FormMessage({ result }: { result: FormResult | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result?.message) place.current?.focus();
  }, [result]);
  if (!result?.message) return null;
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <Notice tone={result.ok ? "good" : "bad"}>{result.message}</Notice>
    </div>
  );
}
