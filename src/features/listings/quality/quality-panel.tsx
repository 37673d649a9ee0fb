import { Gauge } from "../../../ui/icons/index.ts";
import { Link } from "react-router";
import { type Quality, qualityWord } from "./quality.rules.ts";

/** A listing's score and what to do next; each step leads to its field. */
export function QualityPanel({ quality: { score, next } }: { quality: Quality }) {
  return (
    <section aria-labelledby="quality" className="card mb-6 grid gap-4 p-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] sm:items-center">
      <div>
        <h2 id="quality" className="text-lg">
          Listing quality
        </h2>
        <p className="numbers mt-1">
          <strong className="text-2xl font-semibold">{score}</strong> of 100 · {qualityWord(score)}
        </p>
        <QualityMeter score={score} />
      </div>
      {next.length > 0 ? (
        <div>
          <h3 className="font-sans text-base font-semibold">What to do next</h3>
          <ol className="mt-1 list-inside list-decimal">
            {next.map(({ text, anchor }) => (
              <li key={text} className="py-1">
                <a href={`#${anchor}`} className="link">
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <p>There's nothing left to do. Guests can see all they need.</p>
      )}
    </section>
  );
}

const QualityMeter = ({ score }: { score: number }) => (
  <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-2 h-1.5 w-full rounded-full bg-line">
    <rect width={score} height="6" className={score >= 60 ? "fill-moss" : "fill-ember"} />
  </svg>
);

/** The score in a row of listings, with the first step. */
export function QualityLine({ quality: { score, next }, editPath }: { quality: Quality; editPath: string }) {
  const [first] = next;
  return (
    <div className="min-w-0">
      <p className="numbers inline-flex items-center gap-1.5 font-medium">
        <Gauge aria-hidden className={`size-4 ${score >= 60 ? "text-moss" : "text-ember-text"}`} />
        <span className="sr-only">Quality: </span>
        {score}
        <span className="text-sm font-normal text-muted">{qualityWord(score)}</span>
      </p>
      {first && (
        <Link to={`${editPath}#${first.anchor}`} className="link block text-sm wrap-anywhere">
          {first.text}
        </Link>
      )}
    </div>
  );
}
