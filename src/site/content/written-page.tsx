import type { ReactNode } from "react";
import type { Question, WrittenPage } from "../../features/content/index.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { ContentIcon } from "./content-icon.tsx";
import { Fold } from "./fold.tsx";

/** The frame of a written page: its title and lead, then whatever the page has. */
export function WrittenFrame({ page: { title, lead, updatedOn }, children }: { page: WrittenPage; children: ReactNode }) {
  return (
    <div className="page grid max-w-5xl gap-12 py-12">
      <div className="-mb-8">
        <PageHeading title={title} isLarge>
          {lead}
        </PageHeading>
        {updatedOn && <p className="-mt-4 mb-8 text-sm text-muted">Last updated {updatedOn}</p>}
      </div>
      {children}
    </div>
  );
}

export const WrittenBody = ({ page: { body } }: { page: WrittenPage }) => (
  <div className="max-w-2xl">
    <RichText blocks={body} by="us" />
  </div>
);

type CardsProps = { label: string; cards: WrittenPage["cards"]; heading?: "h2" | "h3" };

export function WrittenCards({ label, cards, heading: Heading = "h2" }: CardsProps) {
  return (
    <section aria-label={label}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ icon, title, text, tips }) => (
          <li key={title} className="card grid content-start gap-2 p-6">
            {icon && <ContentIcon name={icon} className="mb-1 size-7 text-sea" />}
            <Heading className="text-xl">{title}</Heading>
            <p className="text-muted">{text}</p>
            {tips.length > 0 && (
              <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-sea">
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WrittenQuestions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions" className="text-2xl">
        {title}
      </h2>
      <div className="grid gap-3">
        {questions.map(({ question, answer }) => (
          <Fold key={question} title={question} blocks={answer} className="card px-5" />
        ))}
      </div>
    </section>
  );
}
