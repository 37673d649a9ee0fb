export type PanelProps = {
  userId: string;
  /** Where someone who may not chat can write, if there is such an address. */
  supportEmail: string | undefined;
  /** The person opened it just now, so the focus goes there; a panel that was left open comes back without it. */
  takesFocus: boolean;
  onClose(): void;
};
