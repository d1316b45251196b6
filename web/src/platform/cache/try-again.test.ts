import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { delayOfTry, worthAnotherTry } from './try-again.ts';

const refusal = (status: number, code: ApiError['code'], retryAfter?: number) =>
  new ApiError(status, code, 'x', { retryAfter });

describe('a fetch that failed', () => {
  it.each([
    ['without a response', refusal(0, 'NETWORK'), true],
    ['in an overload', refusal(503, 'OVERLOADED', 1), true],
    ['without a database', refusal(503, 'UNAVAILABLE', 2), true],
    ['for too many calls at once', refusal(429, 'RATE_LIMITED', 1), true],
    ['for too many calls in this minute', refusal(429, 'RATE_LIMITED', 40), false],
    ['for too many passwords', refusal(429, 'TOO_MANY_ATTEMPTS', 1), false],
    ['for a refusal', refusal(403, 'FORBIDDEN'), false],
    ['for a mistake of ours', new Error('x'), false],
  ])('%s is tried again: %#', (_why, error, isTriedAgain) => {
    expect(worthAnotherTry(0, error)).toBe(isTriedAgain);
    expect(worthAnotherTry(2, error)).toBe(false);
  });

  it('is tried again not before the service asks for it, and not by all browsers at once', () => {
    const delays = Array.from({ length: 50 }, () => delayOfTry(0, refusal(503, 'OVERLOADED', 3)));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(3_000);
    expect(Math.max(...delays)).toBeLessThanOrEqual(4_500);
    expect(new Set(delays).size).toBeGreaterThan(40);
    expect(delayOfTry(1, refusal(0, 'NETWORK'))).toBeGreaterThanOrEqual(2_000);
  });
});
