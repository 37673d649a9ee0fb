import type { ReactNode } from "react";

/** The narrow card in which people sign in, register and recover. */
export function AuthCard({ title, text, children, footer }: { title: string; text?: ReactNode; children: ReactNode; footer?: ReactNode }) {
  return (
    <div className="page grid max-w-md grow content-center py-12">
      <div className="card grid gap-6 p-6 sm:p-8">
        <header className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          {text && <p className="text-muted">{text}</p>}
        </header>
        {children}
      </div>
      {footer && <p className="mt-6 text-center text-muted">{footer}</p>}
    </div>
  );
}

/** In place of a form that a mailed link leads to, once the link is good for nothing. */
export const LinkOver = ({ children }: { children: ReactNode }) => (
  <AuthCard title="This link no longer works" text="It has expired, was already used, or wasn't copied in full.">
    {children}
  </AuthCard>
);
