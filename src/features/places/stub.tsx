import { TextField } from "../../ui/field.tsx";
export const PlaceSuggestions = ({ onInput, onChoose: _c, ...p }: { name: string; label: string; placeholder?: string; defaultValue?: string; onInput?(t: string): void; onChoose?(): void }) => <TextField {...p} onInput={(e) => onInput?.(e.currentTarget.value)} />;
export const SearchMap = (_: { pins: unknown[]; activeId: string | null; onActivate(id: string | null): void; onChooseArea(b: { west: number; south: number; east: number; north: number }): void; className?: string }) => null;
export const LocationMap = (_: { latitude: number; longitude: number; approximate: boolean; address: string; className?: string }) => null;
