import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps, useFormAction, useNavigation } from "react-router";

const LOOKS = {
  primary: "bg-sea text-on-sea hover:bg-sea-hover border-transparent",
  quiet: "bg-paper text-ink border-line-strong hover:border-ink",
  danger: "bg-paper text-brick border-brick hover:bg-brick-wash",
  /** Inside a group that has its own frame. */
  bare: "border-transparent text-ink hover:bg-sea-wash focus-visible:-outline-offset-4",
} as const;

type Look = keyof typeof LOOKS;

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-5 py-2 text-center font-semibold no-underline transition-colors duration-150 disabled:cursor-default disabled:opacity-60";

type ButtonProps = ComponentProps<"button"> & { look?: Look };

export function Button({ look = "primary", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${SHAPE} ${LOOKS[look]} cursor-pointer ${className}`} {...rest} />;
}

/** Submits its form and shows that it is being sent. */
export function SubmitButton({ busy, children, intent, ...rest }: ButtonProps & { busy?: ReactNode; intent?: string }) {
  const navigation = useNavigation();
  const action = useFormAction();
  const sending =
    navigation.state !== "idle" &&
    navigation.formAction?.split("?")[0] === action.split("?")[0] &&
    (intent === undefined || navigation.formData?.get("intent") === intent);
  return (
    <Button
      type="submit"
      name={intent && "intent"}
      value={intent}
      aria-disabled={sending || undefined}
      onClick={(event) => sending && event.preventDefault()}
      {...rest}
    >
      {sending ? (busy ?? "Processing...") : children}
    </Button>
  );
}

export function LinkButton({ look = "primary", className = "", ...rest }: LinkProps & { look?: Look }) {
  return <Link className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />;
}
