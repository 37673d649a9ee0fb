import { fileHref } from "../../platform/file-paths.ts";
import { Form, href, Link } from "react-router";
import { ApplicationPath, momentDay, NoteInput, StageQuery, STATUS_WORDS, TypedStatus } from "../../features/careers/index.ts";
import { careerError, noteOnApplication, readApplication, setApplicationStatus } from "../../features/careers/index.server.ts";
import { StageForm } from "../../features/careers/parts.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/field.tsx";
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

export const loader = pageLoader(async (ctx, { params, url }) => {
  const application = await readApplication(ctx, applicationIdOf(params));
  const { stage } = StageQuery.parse({ stage: url.searchParams.get("stage") });
  return { application, stage: stage === application.status ? null : stage };
});

export const action = pageAction({
  status: formHandler({
    input: TypedStatus,
    run: async (ctx, input, { params }) => {
      const { isMoved, isEmailed } = await setApplicationStatus(ctx, applicationIdOf(params), input);
      const stage = STATUS_WORDS[input.status];
      if (!isMoved) return { message: `It's already at ${stage}, so no email went out now.` };
      return { message: `Moved to ${stage}. ${isEmailed ? "The email is on its way." : "No email was sent."}` };
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

export default function ApplicationPage({ loaderData: { application, stage }, actionData }: Route.ComponentProps) {
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
          <Section title="Status" id="status">
            <StageForm application={application} stage={stage} result={resultFor(actionData, "status")} />
          </Section>
          <Notes notes={application.notes} result={resultFor(actionData, "note")} />
        </div>
      </div>
    </div>
  );
}

type Application = Route.ComponentProps["loaderData"]["application"];
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

const Notes = ({ notes, result }: { notes: Application["notes"]; result: Sent }) => (
  <Section title="Notes" id="notes">
    {notes.length === 0 ? (
      <p className="text-muted">No notes yet. The applicant never sees them. Emails that we send show up here.</p>
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
