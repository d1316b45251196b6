import type { Language } from '@trattativa/texts/languages';
import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';
import type { NegotiationRow } from './negotiations/negotiation.ts';

/** What must hold before a negotiation is put on trial, besides the transition table; throws the refusal. */
export const trialConditions = new Port<
  (services: Services, tx: Transaction, language: Language, negotiation: NegotiationRow) => Promise<void>
>('conditions of a trial');
