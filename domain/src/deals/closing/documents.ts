import { ageOfMajority } from '../../platform/age-of-majority.ts';
import type { DealStepName } from './deal-steps.ts';

/** The documents of a deal. Texts: `closing:document.<kind>`. */
export const documentKinds = [
  'passport',
  'fitness',
  'mandate',
  'guardian',
  'minorApproval',
  'notice',
  'nullaOsta',
  'permit',
  'itc',
  'federationForm',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Sides that bring a document. */
export const documentOwners = ['player', 'coach', 'agent', 'club', 'presentClub'] as const;
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
  /** The present club agreed on the move. */
  isAgreed: boolean;
  /** The player comes from a club of another association. */
  isInternational: boolean;
  needsPermit: boolean;
}

/** Side that brings each document, and the step by which it is needed. */
const documents: Readonly<Record<DocumentKind, Omit<NeededDocument, 'kind'>>> = {
  passport: { owner: 'player', step: 'documents' },
  fitness: { owner: 'club', step: 'medical' },
  mandate: { owner: 'agent', step: 'documents' },
  guardian: { owner: 'player', step: 'documents' },
  minorApproval: { owner: 'club', step: 'documents' },
  notice: { owner: 'club', step: 'documents' },
  nullaOsta: { owner: 'presentClub', step: 'documents' },
  permit: { owner: 'player', step: 'permit' },
  itc: { owner: 'club', step: 'certificate' },
  federationForm: { owner: 'club', step: 'documents' },
};

export function ownerOfDocument(kind: DocumentKind): DocumentOwner {
  return documents[kind].owner;
}

/** Documents that a deal needs or already has, and whose they are, in the order of the list. */
export function neededDocuments(
  facts: DocumentFacts,
  present: readonly DocumentKind[] = [],
): readonly NeededDocument[] {
  const isMinor = facts.age !== null && facts.age < ageOfMajority;
  const isNeeded: Readonly<Record<DocumentKind, boolean>> = {
    passport: true,
    fitness: true,
    mandate: facts.hasAgent,
    guardian: isMinor,
    minorApproval: isMinor && facts.isInternational,
    notice: facts.isUnderContract && !facts.isAgreed,
    nullaOsta: facts.isUnderContract,
    permit: facts.needsPermit,
    itc: facts.isInternational,
    federationForm: true,
  };
  return documentKinds.flatMap((kind) =>
    isNeeded[kind] || present.includes(kind) ? [{ kind, ...documents[kind] }] : [],
  );
}

/** What the engagement of a member of coaching staff needs or already has: neither a medical nor what moves a player between clubs. */
export function neededDocumentsOfCoach(
  { hasAgent, needsPermit }: Pick<DocumentFacts, 'hasAgent' | 'needsPermit'>,
  present: readonly DocumentKind[] = [],
): readonly NeededDocument[] {
  const isNeeded: Partial<Record<DocumentKind, boolean>> = {
    passport: true,
    mandate: hasAgent,
    permit: needsPermit,
    federationForm: true,
  };
  return documentKinds.flatMap((kind) => {
    if (!isNeeded[kind] && !present.includes(kind)) return [];
    const { owner, step } = documents[kind];
    return [{ kind, owner: owner === 'player' ? 'coach' : owner, step }];
  });
}

/** How long the files of a rejected deal's documents are kept, in case the deal is reopened. */
export const rejectedDocumentsKeptDays = 30;
