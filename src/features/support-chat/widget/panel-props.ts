export type PanelProps = { userId: string; onClose(): void };
