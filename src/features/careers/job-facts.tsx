import type { JobView } from "./career.schema.ts";

/** Department, place, kind and salary of a position, on one line. The words come from the server: visitors need no script for them. */
export function JobFacts({ job, salary }: { job: JobView; salary: string }) {
  const facts = { Department: job.department, Location: job.location, Type: job.type, Salary: salary };
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {Object.entries(facts).map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="numbers font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
