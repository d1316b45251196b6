import type { PathStep } from './critical-path.ts';

/** What has to happen before a player is registered. Texts: `closing:step.<name>`. */
export const dealStepNames = [
  'agreement',
  'consent',
  'medical',
  'documents',
  'permit',
  'certificate',
  'registration',
] as const;
export type DealStepName = (typeof dealStepNames)[number];

/** What a deal needs beyond what every deal needs. */
export interface DealNeeds {
  /** The player is under contract: the clubs must agree. */
  needsAgreement: boolean;
  /** The player comes from another association: the transfer certificate, which may take 72 hours. */
  needsCertificate: boolean;
  needsPermit: boolean;
}

/** How long each step takes, in hours, and what it waits for. */
const all: readonly PathStep<DealStepName>[] = [
  { name: 'agreement', hours: 48, after: [] },
  { name: 'consent', hours: 24, after: ['agreement'] },
  { name: 'medical', hours: 24, after: ['consent'] },
  { name: 'documents', hours: 48, after: ['consent'] },
  { name: 'permit', hours: 240, after: ['consent'] },
  { name: 'certificate', hours: 72, after: ['medical'] },
  { name: 'registration', hours: 4, after: ['medical', 'documents', 'permit', 'certificate'] },
];

/** The steps of a deal, in the order in which they begin. */
export function dealSteps(needs: DealNeeds): readonly PathStep<DealStepName>[] {
  const isNeeded = ({ name }: PathStep<DealStepName>) =>
    (name !== 'agreement' || needs.needsAgreement) &&
    (name !== 'certificate' || needs.needsCertificate) &&
    (name !== 'permit' || needs.needsPermit);
  return all.filter(isNeeded);
}
