import type { DealStepName } from './deal-steps.ts';

/** The documents of a deal. Texts: `closing:document.<kind>`. */
export const documentKinds = [
  'passport',
  'fitness',
  'mandate',
  'guardian',
  'nullaOsta',
  'permit',
  'itc',
  'federationForm',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Who brings a document. */
export const documentOwners = ['player', 'agent', 'club', 'presentClub'] as const;
export type DocumentOwner = (typeof documentOwners)[number];

export interface NeededDocument {
  kind: DocumentKind;
  owner: DocumentOwner;
  /** The step by which it must be there. */
  step: DealStepName;
}

/** What is known of a deal and its player. */
export interface DocumentFacts {
  /** Whole years; null: not known. */
  age: number | null;
  hasAgent: boolean;
  isUnderContract: boolean;
  /** The player comes from a club of another association. */
  isInternational: boolean;
  needsPermit: boolean;
}

const adulthood = 18;

/** Which documents a deal needs, and whose they are, in the order of the list. */
export function neededDocuments(facts: DocumentFacts): readonly NeededDocument[] {
  const isMinor = facts.age !== null && facts.age < adulthood;
  const table: readonly (NeededDocument & { isNeeded: boolean })[] = [
    { kind: 'passport', owner: 'player', step: 'documents', isNeeded: true },
    { kind: 'fitness', owner: 'club', step: 'medical', isNeeded: true },
    { kind: 'mandate', owner: 'agent', step: 'documents', isNeeded: facts.hasAgent },
    { kind: 'guardian', owner: 'player', step: 'documents', isNeeded: isMinor },
    { kind: 'nullaOsta', owner: 'presentClub', step: 'documents', isNeeded: facts.isUnderContract },
    { kind: 'permit', owner: 'player', step: 'permit', isNeeded: facts.needsPermit },
    { kind: 'itc', owner: 'club', step: 'certificate', isNeeded: facts.isInternational },
    { kind: 'federationForm', owner: 'club', step: 'documents', isNeeded: true },
  ];
  return table.flatMap(({ isNeeded, ...document }) => (isNeeded ? [document] : []));
}
