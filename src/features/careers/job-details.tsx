import type { ReactNode } from "react";
import type { JobView } from "./career.schema.ts";

/** What a position is about. */
export function JobDetails({ job }: { job: JobView }) {
  return (
    <div className="grid max-w-3xl gap-8">
      <Part title="Overview">
        <p className="text-lg">{job.overview}</p>
      </Part>
      <Part title="Responsibilities">
        <Points points={job.responsibilities} />
      </Part>
      <Part title="Requirements">
        <h3 className="text-lg">Required</h3>
        <Points points={job.required} />
        <h3 className="text-lg">Preferred</h3>
        <Points points={job.preferred} />
      </Part>
      <Part title="Benefits">
        <Points points={job.benefits} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

const Points = ({ points }: { points: string[] }) => (
  <ul className="grid list-disc gap-2 pl-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
