import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps, useFormAction, useNavigation } from "react-router";
import { useConnection } from "./connection.ts";

const LOOKS = {
  primary: "bg-sea text-on-sea hover:bg-sea-hover border-transparent",
  quiet: "bg-paper text-ink border-line-mid hover:border-ink",
  danger: "bg-paper text-brick border-brick hover:bg-brick-wash",
  /** Inside a group that has its own frame. */
  bare: "border-transparent text-ink hover:bg-sea-wash focus-visible:-outline-offset-4",
} as const;

type Look = keyof typeof LOOKS;

const SIZES = { usual: "px-5", small: "px-3", icon: "w-11 shrink-0" } as const;

type Size = keyof typeof SIZES;

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md border py-2 text-center font-semibold no-underline transition-colors duration-150 disabled:cursor-default disabled:opacity-60";

type ButtonProps = ComponentProps<"button"> & { look?: Look; size?: Size };

export function Button({ look = "primary", size = "usual", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${SHAPE} ${SIZES[size]} ${LOOKS[look]} cursor-pointer ${className}`} {...rest} />;
}

/** Submits its form and shows that it is being sent. */
export function SubmitButton({ busy, children, intent, ...rest }: ButtonProps & { busy?: ReactNode; intent?: string }) {
  const navigation = useNavigation();
  const action = useFormAction();
  const connection = useConnection();
  const sending =
    connection === "fine" &&
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

export function LinkButton({ look = "primary", size = "usual", className = "", ...rest }: LinkProps & { look?: Look; size?: Size }) {
  return <Link className={`${SHAPE} ${SIZES[size]} ${LOOKS[look]} ${className}`} {...rest} />;
}
