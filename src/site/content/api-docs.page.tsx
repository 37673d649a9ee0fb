import type { Route } from "./+types/api-docs.page";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { describeOperations } from "./api-operations.ts";
import { metaOf } from "../shell/page-meta.ts";
import { apiDescription } from "../server/router-context.server.ts";

export const meta = metaOf({ title: "API", description: "Everything this site can do, as an API." });

export const loader = ({ context }: Route.LoaderArgs) => describeOperations(context.get(apiDescription));

export default function ApiDocs({ loaderData: groups }: Route.ComponentProps) {
  return (
    <div className="page max-w-4xl py-12">
      <PageHeading title="API">
        Everything this site can do, as JSON under <code>/api</code>. Machine-readable:{" "}
        <a href="/api/openapi.json" className="link">
          openapi.json
        </a>
        . Errors are <code>application/problem+json</code> with a code, a title and, for invalid input, a message for each field. Writes
        from a browser must come from this site.
      </PageHeading>
      {groups.map(({ tag, operations }) => (
        <section key={tag} aria-labelledby={`tag-${tag}`} className="mb-12">
          <h2 id={`tag-${tag}`} className="mb-4 text-2xl">
            {tag}
          </h2>
          <div className="grid gap-3">
            {operations.map((operation) => (
              <details key={operation.id} className="card px-5 py-3">
                <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1">
                  <code className="w-16 font-semibold text-sea">{operation.method}</code>
                  <code className="break-all">{operation.path}</code>
                  <span className="text-muted">{operation.summary}</span>
                </summary>
                <div className="grid gap-3 pt-3 text-sm">
                  {operation.signedIn && <p>Requires a session.</p>}
                  {operation.parts.map(({ title, fields }) => (
                    <div key={title}>
                      <h3 className="font-sans text-sm font-semibold">{title}</h3>
                      <ul className="grid gap-0.5">
                        {fields.map(({ name, type, required }) => (
                          <li key={name}>
                            <code>{name}</code>{" "}
                            <span className="text-muted">
                              {type}
                              {required ? "" : ", optional"}
                            </span>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                  <p>
                    Responses:{" "}
                    {operation.answers.map(({ status, text }, index) => (
                      <span key={status}>
                        {index > 0 && "; "}
                        <code>{status}</code> {text}
                      </span>
                    ))}
                  </p>
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
