import type { AnswerWay } from '@trattativa/domain/market/request-answers';
import { z } from 'zod';
import { id } from '../../fields.ts';

export interface RequestAnswerEvents {
  /** A recipient answered; recipients of the event are its side and the makers of the request. */
  'request.answered': { requestId: number; recipientId: number; way: AnswerWay; at: string };
}

export const requestAnswerLive = {
  'request.answered': z.object({ requestId: id }),
} satisfies Record<keyof RequestAnswerEvents, z.ZodType>;
