import type { Transaction } from '../database/database.ts';
import { PortByKind } from '../port.ts';

export type MailedCodeKind = 'account' | 'teamInvitation' | 'teamClaim' | 'claimInvitation' | 'consent';

export interface MailedCode {
  kind: MailedCodeKind;
  hash: Buffer;
}

/** Prolongs an unused code by the time its mail waited for the mail server. */
export type ProlongCode = (tx: Transaction, hash: Buffer, waitedSeconds: number) => Promise<void>;

/** Filled by the modules that mail codes with an end. */
export const mailedCodes = new PortByKind<MailedCodeKind, ProlongCode>('mailed codes');
