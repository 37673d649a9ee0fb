import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import { ContentIcon } from "../content-icon.tsx";
import { START_CHAT } from "./start-chat.ts";
import { telHref, useSite } from "../use-site.ts";

/** The ways to reach support. */
export function HelpContacts() {
  const contact = useSite()?.contact;
  if (!contact) return null;
  return (
    <section aria-labelledby="contact" className="grid gap-4">
      <h2 id="contact" className="text-2xl">
        Talk to us
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Contact icon="message" title="Live chat" text="Ask us anything. If we're away, leave your question and we'll get back to you.">
          <LinkButton to={START_CHAT} rel="nofollow">
            Start Chat
          </LinkButton>
        </Contact>
        {contact.phone && (
          <Contact icon="phone" title="24/7 phone" text="Day or night, for anything urgent.">
            <a href={telHref(contact.phone)} className="link numbers inline-flex min-h-11 items-center font-semibold">
              {contact.phone}
            </a>
          </Contact>
        )}
        {contact.supportEmail && (
          <Contact icon="mail" title="Email" text="For attachments, or anything that can wait.">
            <a href={`mailto:${contact.supportEmail}`} className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere">
              {contact.supportEmail}
            </a>
          </Contact>
        )}
      </ul>
    </section>
  );
}

function Contact({
  icon,
  title,
  text,
  children,
}: {
  icon: "mail" | "message" | "phone";
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className="card grid content-start justify-items-start gap-2 p-6">
      <ContentIcon name={icon} className="size-7 text-sea" />
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted">{text}</p>
      <div className="pt-2">{children}</div>
    </li>
  );
}
