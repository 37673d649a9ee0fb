export const MODULE_IDS = ["guest-communication", "property-management", "safety-protocols"] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** The percentage of a module's answers that must be correct. */
const PASS_PERCENT = 85;

export const passes = (right: number, asked: number): boolean => (100 * right) / asked >= PASS_PERCENT;

/** The first module that isn't passed; null if all are. */
export const nextModule = (progress: Partial<Record<ModuleId, number>>): ModuleId | null =>
  MODULE_IDS.find((id) => (progress[id] ?? 0) < 100) ?? null;
