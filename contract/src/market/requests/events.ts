import { type PlayerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { id, oneOf } from '../../fields.ts';
/** `role` lets a screen know whether the change can concern what it shows. */
export interface RequestEvents {
  'request.published': { requestId: number; role: PlayerRole };
  'request.changed': { requestId: number; role: PlayerRole };
  'request.closed': { requestId: number; role: PlayerRole };
  'request.reopened': { requestId: number; role: PlayerRole };
  /** To who may go on with it: a draft was begun, changed, published, discarded or taken back. */
  'request.draftChanged': { draftId: number };
  /** To the club that made it: the request was handed over to one of its recipients. */
  'request.sent': { requestId: number; recipientId: number };
  /** To the club that made it, and to the recipient who opened it first. */
  'request.viewed': { requestId: number };
  /** The day of the answers is near; recipients are the people who have not answered. */
  'request.due': { requestId: number; recipientId: number; days: number };
  /** The day of the answers is over; recipients are the makers. Of those who were asked so many answered. */
  'request.summedUp': { requestId: number; answerBy: string; asked: number; answered: number };
}

const changed = z.object({ requestId: id, role: oneOf(playerRoles) });
const delivered = z.object({ requestId: id });

export const requestLive = {
  'request.published': changed,
  'request.changed': changed,
  'request.closed': changed,
  'request.reopened': changed,
  'request.sent': delivered,
  'request.viewed': delivered,
} satisfies Partial<Record<keyof RequestEvents, z.ZodType>>;
