import type { TrialParents } from '@trattativa/domain/deals/trials/trial-record';
import type { Language } from '@trattativa/texts/languages';
import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';
import type { NegotiationRow } from './negotiations/negotiation.ts';

/** What the club says when it puts a player on trial. */
export interface TrialStep extends TrialParents {
  language: Language;
  actorId: number;
}

/** What must hold before a negotiation is put on trial, besides the transition table; throws the refusal, and keeps what was said. */
export const trialConditions = new Port<
  (services: Services, tx: Transaction, call: TrialStep, negotiation: NegotiationRow) => Promise<void>
>('conditions of a trial');
