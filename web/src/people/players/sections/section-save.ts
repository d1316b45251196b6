import { createContext, useContext } from 'react';
import type { PlayerSection } from './player-sections.ts';

/** Saves one section and goes on to the next one. */
type SaveSection = (section: PlayerSection) => void;

export const SectionSaveContext = createContext<SaveSection | null>(null);

/** The save of one section, provided by the form around it. */
export function useSectionSave(): SaveSection | null {
  return useContext(SectionSaveContext);
}
