import type { QueryKey } from '@tanstack/react-query';
import type { RequestAnswer } from '@trattativa/contract/market/answers/answer';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of answers; each ends with the id of the request. */
export const answersKeys = {
  mine: ['request-answers', 'mine'],
  received: ['request-answers', 'received'],
} as const;

/** Pushed with `request.answered`. */
type Answered = { requestId: number };
type Answers = RequestAnswer | null | readonly RequestAnswer[];

const types = ['request.answered', 'negotiation.started'];

const isAbout = (key: QueryKey, { requestId }: Partial<Answered>) => key.at(-1) === requestId;

/** An answer concerns the screens of its request. A negotiation that begins may be about a named player of any. */
export const applyToAnswers: ApplyEvent<Answers, Answered> = (state, { type, data }, key) =>
  type === 'negotiation.started' || isAbout(key, data) ? 'refetch' : state;

export const answersLive: readonly LiveHandler[] = [
  liveQuery({ types, key: answersKeys.mine, apply: applyToAnswers }),
  liveQuery({ types, key: answersKeys.received, apply: applyToAnswers }),
];
