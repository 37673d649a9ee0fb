import { Check } from "../../../ui/icons/index.ts";
import { useEffect, useRef } from "react";
import { Form, href, Link, redirect, useLocation } from "react-router";
import { z } from "zod";
import {
  AnswerModuleInput,
  type CertificationView,
  MODULE_IDS,
  type ModuleId,
  MODULES,
  nextModule,
} from "../../../features/certification/index.ts";
import {
  answerModule,
  certificationError,
  readCertification,
  reasonOf,
  startCertification,
} from "../../../features/certification/index.server.ts";
import { readLesson } from "../../../features/content/index.server.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { PageHeading, Section } from "../../../ui/page/page-heading.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { Block } from "../../../ui/rich-text/rich-text-tree.ts";
import type { Route } from "./+types/certification.page";
import { pageAction, formHandler, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({
  title: "Host certification",
  description: "Three short modules to earn the Certified Host badge.",
  hidden: true,
});

const isModule = (value: string | null): value is ModuleId => MODULE_IDS.some((id) => id === value);

export const loader = pageLoader(async (ctx, { url }) => {
  const certification = await readCertification(ctx);
  if (certification.status === "completed") throw redirect(href("/host/certification/success"));
  const [asked, passed] = [url.searchParams.get("module"), url.searchParams.get("passed")];
  const next = nextModule(certification.progress);
  const justPassed = isModule(passed) && certification.progress[passed] === 100 ? { module: passed, reason: reasonOf(passed) } : null;
  const current = isModule(asked) ? asked : justPassed ? null : next;
  return { certification, current, next, justPassed, lesson: current ? readLesson(ctx, current) : [] };
}, certificationError("certification_load_failed"));

export const action = pageAction({
  start: formHandler({
    input: z.object({}),
    failure: certificationError("certification_start_failed"),
    run: async (ctx) => {
      await startCertification(ctx);
      return redirect(href("/host/certification"));
    },
  }),
  answer: formHandler({
    input: AnswerModuleInput,
    failure: certificationError("certification_complete_failed"),
    run: async (ctx, input) => {
      const { passed, explanation } = await answerModule(ctx, input);
      if (!passed) return { data: { explanation } };
      return redirect(`${href("/host/certification")}?passed=${input.module}`);
    },
  }),
});

export default function HostCertification({ loaderData, actionData }: Route.ComponentProps) {
  const { certification, current, next, justPassed, lesson } = loaderData;
  const module = MODULES.find(({ id }) => id === current);
  return (
    <div className="page grid max-w-4xl gap-y-6 py-12 *:first:mb-0">
      <PageHeading title="Host certification">
        Three short modules on what makes guests come back. Each ends with a question. Pass all three to earn the Certified Host badge.
      </PageHeading>
      {certification.status === "pending" ? (
        <Start result={resultFor(actionData, "start")} />
      ) : (
        <>
          <Progress certification={certification} current={current} />
          {justPassed && !module && <Passed passed={justPassed} next={next} />}
          {module && (
            <Module
              key={module.id}
              module={module}
              lesson={lesson}
              isLast={isLast(certification)}
              result={resultFor(actionData, "answer")}
            />
          )}
        </>
      )}
    </div>
  );
}

const isLast = ({ progress }: CertificationView) => MODULE_IDS.filter((id) => (progress[id] ?? 0) < 100).length === 1;

function Start({ result }: { result: FormResult | undefined }) {
  return (
    <Section title="What's inside" id="start">
      <ol className="grid list-decimal gap-2 pl-5">
        {MODULES.map(({ id, title, minutes }) => (
          <li key={id}>
            {title} <span className="text-muted">· about {minutes} minutes</span>
          </li>
        ))}
      </ol>
      <FormMessage result={result} />
      <Form method="post">
        <SubmitButton intent="start" busy="Starting...">
          {result ? "Try Again" : "Start Certification"}
        </SubmitButton>
      </Form>
    </Section>
  );
}

function Progress({ certification: { progress }, current }: { certification: CertificationView; current: ModuleId | null }) {
  return (
    <nav aria-label="Modules">
      <ol className="grid gap-3 sm:grid-cols-3">
        {MODULES.map(({ id, title }, index) => {
          const percent = progress[id] ?? 0;
          return (
            <li key={id}>
              <Link
                to={`?module=${id}`}
                aria-current={id === current ? "step" : undefined}
                className="card flex min-h-16 items-center gap-3 px-4 py-3 text-ink no-underline hover:border-sea aria-[current]:border-sea aria-[current]:bg-sea-wash"
              >
                <span className="numbers inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sand-deep font-semibold">
                  {percent === 100 ? <Check aria-hidden className="size-5 text-moss" /> : index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="numbers block text-sm text-muted">{percent === 0 ? "Not started" : `${percent}% done`}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type ModuleProps = { module: (typeof MODULES)[number]; lesson: Block[]; isLast: boolean; result: FormResult | undefined };

/** Moves the focus to what came with a link or an answer; not when the page is opened. */
function useArrival<T extends HTMLElement>() {
  const place = useRef<T>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== "default") place.current?.focus();
  }, [key]);
  return place;
}

function Passed({ passed, next }: { passed: { module: ModuleId; reason: string }; next: ModuleId | null }) {
  const place = useArrival<HTMLDivElement>();
  const titleOf = (id: ModuleId) => MODULES.find((each) => each.id === id)?.title ?? "";
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <Notice tone="good">
        <p className="text-lg font-semibold">Correct! You passed {titleOf(passed.module)}.</p>
        <p className="mt-1 text-ink">{passed.reason}</p>
        {next && (
          <LinkButton to={`?module=${next}`} className="mt-4">
            Next: {titleOf(next)}
          </LinkButton>
        )}
      </Notice>
    </div>
  );
}

function Module({ module, lesson, isLast: lastOne, result }: ModuleProps) {
  const place = useArrival<HTMLElement>();
  const explanation = (result?.data as { explanation?: string } | undefined)?.explanation;
  return (
    <article ref={place} tabIndex={-1} aria-labelledby="reading" className="grid scroll-mt-24 gap-6 rounded-md">
      <Section title={module.title} id="reading">
        <div className="max-w-2xl">
          <RichText blocks={lesson} by="us" />
        </div>
      </Section>
      <Section title="One question" id="question">
        <FormMessage result={explanation ? { intent: "answer", ok: false, message: explanation } : result} />
        <Form method="post" preventScrollReset className="grid gap-5">
          <input type="hidden" name="module" value={module.id} />
          <fieldset className="grid gap-2">
            <legend className="mb-3 text-lg font-semibold">{module.question}</legend>
            {module.choices.map((choice, index) => (
              <label
                key={choice}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line px-4 py-2 hover:border-ink has-checked:border-sea has-checked:bg-sea-wash"
              >
                <input type="radio" name="choice" value={index} required className="size-5 shrink-0 accent-sea" />
                {choice}
              </label>
            ))}
          </fieldset>
          <div>
            <SubmitButton intent="answer" busy="Checking...">
              {result ? "Check answer" : lastOne ? "Complete" : "Next"}
            </SubmitButton>
          </div>
        </Form>
      </Section>
    </article>
  );
}
