import { Check } from "../../../../ui/icons/index.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { hasProblems, STEP_TITLES, STEPS } from "./steps.rules.ts";
import { type Steps, STEPPING } from "./use-steps.ts";

/** The steps by name; each leads there. */
export function StepNav({ steps: { step: current, problems, passed, addressOf } }: { steps: Steps }) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const here = list?.children[STEPS.indexOf(current)] as HTMLElement | undefined;
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="Steps" className="without-script:hidden">
      <ol ref={strip} className="relative -mx-4 flex gap-1 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
        {STEPS.map((step, index) => {
          const isWrong = hasProblems(step, problems);
          const isDone = passed.has(step) && !isWrong;
          return (
            <li key={step} className="grow">
              <Link
                to={addressOf(step)}
                {...STEPPING}
                aria-current={step === current ? "step" : undefined}
                className="group flex min-h-12 flex-col justify-center gap-1.5 rounded-md px-2 pt-1 text-sm font-medium whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <span className="flex items-center gap-1.5">
                  {isDone ? (
                    <Check aria-hidden className="size-4 text-moss" />
                  ) : (
                    step !== "review" && <span className="numbers">{index + 1}</span>
                  )}
                  {STEP_TITLES[step]}
                  {isWrong && <span className="size-2 rounded-full bg-brick" />}
                  {(isWrong || isDone) && <span className="sr-only">{isWrong ? "needs another look" : "done"}</span>}
                </span>
                <span
                  className={`h-1 rounded-full ${step === current ? "bg-sea" : isWrong ? "bg-brick" : isDone ? "bg-moss" : "bg-line group-hover:bg-line-strong"}`}
                />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
