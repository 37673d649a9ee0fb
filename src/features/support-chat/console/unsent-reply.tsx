import { Button } from "../../../ui/button.tsx";
import { PlainText } from "../../../ui/plain-text.tsx";

type Props = { text: string; email: string | undefined; subject: string; onDiscard(): void };

/** What the agent was writing when the chat went to someone else or was closed. It can still go by email. */
export function UnsentReply({ text, email, subject, onDiscard }: Props) {
  const address = `mailto:${email}?${new URLSearchParams({ subject: `Re: ${subject}`, body: text }).toString().replaceAll("+", "%20")}`;
  return (
    <section aria-label="Your unsent reply" className="grid gap-3">
      <h3 className="font-sans text-base font-semibold tracking-normal">Your reply wasn't sent</h3>
      <blockquote className="border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-wrap">
        <PlainText>{text}</PlainText>
      </blockquote>
      <div className="flex flex-wrap items-center gap-3">
        {email && (
          <a href={address} className="link inline-flex min-h-11 items-center">
            Send it by email
          </a>
        )}
        <Button look="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
