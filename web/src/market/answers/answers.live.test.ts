import { describe, expect, it } from 'vitest';
import { answersKeys, applyToAnswers } from './answers.live.ts';

const state = [] as const;
const event = (type: string, requestId: number) => ({ id: '1', type, data: { requestId } });

describe('answers on screen', () => {
  it.each([
    ['the answer to its request', 'request.answered', 7, 'refetch'],
    ['the answer to another request', 'request.answered', 8, state],
    ['a negotiation that begins', 'negotiation.started', 0, 'refetch'],
  ])('after %s', (_what, type, requestId, expected) => {
    expect(applyToAnswers(state, event(type, requestId), [...answersKeys.received, 7])).toBe(expected);
  });
});
