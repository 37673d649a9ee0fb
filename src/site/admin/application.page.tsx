import { fileHref } from "../../platform/file-paths.ts";
import { Form, href, Link } from "react-router";
import { APPLICATION_STATUSES, ApplicationPath, momentDay, NoteInput, STATUS_WORDS, StatusInput } from "../../features/careers/index.ts";
import { careerError, noteOnApplication, readApplication, setApplicationStatus } from "../../features/careers/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { SelectField, TextArea } from "../../ui/forms/field.tsx";
import { resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import { PlainText } from "../../ui/plain-text.tsx";
import type { Route } from "./+types/application.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Application", description: "One application.", hidden: true });

function applicationIdOf(params: Record<string, string | undefined>): string {
  const path = ApplicationPath.safeParse(params);
  if (!path.success) throw careerError("application_not_found");
  return path.data.applicationId;
}

export const loader = pageLoader((ctx, { params }) => readApplication(ctx, applicationIdOf(params)));

export const action = pageAction({
  status: formHandler({
    input: StatusInput,
    run: async (ctx, input, { params }) => {
      await setApplicationStatus(ctx, applicationIdOf(params), input);
      return { message: `Saved: ${STATUS_WORDS[input.status]}.` };
    },
  }),
  note: formHandler({
    input: NoteInput,
    run: async (ctx, input, { params }) => {
      await noteOnApplication(ctx, applicationIdOf(params), input);
      return { message: "Note added." };
    },
  }),
});

const ANSWERS = [
  ["coverLetter", "Cover letter"],
  ["experience", "Work experience"],
  ["education", "Education"],
  ["linkedinUrl", "LinkedIn"],
  ["portfolioUrl", "Portfolio"],
  ["referralSource", "Heard about us"],
] as const;

export default function ApplicationPage({ loaderData: application, actionData }: Route.ComponentProps) {
  const { name, email, values } = application;
  return (
    <div className="grid gap-6 pb-12">
      <p>
        <Link to={href("/admin/applications")} className="link inline-flex min-h-11 items-center">
          Applications
        </Link>
      </p>
      <header className="grid gap-1">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <p className="text-muted">
          {application.jobTitle}, applied on {momentDay(application.submittedAt)}
        </p>
        <p className="wrap-anywhere">
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>{" "}
          · <span className="numbers">{values.phone}</span>
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Answers application={application} />
        <div className="grid gap-6">
          <StatusForm status={application.status} result={resultFor(actionData, "status")} />
          <Notes notes={application.notes} result={resultFor(actionData, "note")} />
        </div>
      </div>
    </div>
  );
}

type Application = Route.ComponentProps["loaderData"];
type Sent = ReturnType<typeof resultFor>;

const Answers = ({ application: { id: applicationId, resumeName, values } }: { application: Application }) => (
  <Section title="Application" id="application">
    <p>
      <LinkButton look="quiet" reloadDocument to={fileHref("/careers/applications/:applicationId/resume", { applicationId })}>
        Download résumé<span className="text-muted">{resumeName.slice(resumeName.lastIndexOf("."))}</span>
      </LinkButton>
    </p>
    {ANSWERS.map(([key, label]) =>
      values[key] ? (
        <div key={key} className="grid gap-1">
          <h3 className="text-lg">{label}</h3>
          <p>
            <PlainText>{values[key]}</PlainText>
          </p>
        </div>
      ) : null,
    )}
  </Section>
);

const StatusForm = ({ status, result }: { status: Application["status"]; result: Sent }) => (
  <Section title="Status" id="status">
    <Form method="post" className="grid gap-4">
      <FormMessage result={result} />
      <SelectField
        key={status}
        label="Stage"
        name="status"
        defaultValue={status}
        options={APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }))}
      />
      <p>
        <SubmitButton intent="status">Save status</SubmitButton>
      </p>
    </Form>
  </Section>
);

const Notes = ({ notes, result }: { notes: Application["notes"]; result: Sent }) => (
  <Section title="Notes" id="notes">
    {notes.length === 0 ? (
      <p className="text-muted">No notes yet. The applicant never sees them.</p>
    ) : (
      <ul className="grid gap-4">
        {notes.map((note) => (
          <li key={note.id}>
            <p>
              <PlainText>{note.content}</PlainText>
            </p>
            <p className="text-sm text-muted">
              {note.author}, {momentDay(note.createdAt)}
            </p>
          </li>
        ))}
      </ul>
    )}
    <Form key={notes.length} method="post" className="grid gap-4">
      <FormMessage result={result} />
      <TextArea label="New note" name="content" rows={3} required maxLength={2000} result={result?.ok === false ? result : undefined} />
      <p>
        <SubmitButton intent="note" look="quiet">
          Add note
        </SubmitButton>
      </p>
    </Form>
  </Section>
);
