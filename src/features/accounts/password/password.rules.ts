export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export const STRENGTH_LABELS = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;

export type Strength = { score: 0 | 1 | 2 | 3 | 4; label: (typeof STRENGTH_LABELS)[number] };
