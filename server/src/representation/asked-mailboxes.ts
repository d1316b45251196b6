import type { RawBuilder } from 'kysely';
import { Port } from '../platform/port.ts';

/** A mailbox that an agent states for a player, and who shall answer there. */
export interface ClientMailbox {
  mailbox: string;
  agentId: number;
  playerId: number;
  asked: 'player' | 'guardian';
}

/** A query that finds a row when deals asked at the mailbox for another player of the agent. Filled by deals. */
export const askedMailboxes = new Port<(stated: ClientMailbox) => RawBuilder<unknown>>(
  'mailboxes at which deals asked',
);
