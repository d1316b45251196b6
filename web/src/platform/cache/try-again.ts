import { ApiError } from '../api/api-error.ts';

/** A response that asks for more patience than this is shown instead. */
const maxWaitSeconds = 10;

/**
 * Retries only without a response, when the service is unavailable, and when it asks to come back soon; a refusal would
 * be refused again.
 */
export function worthAnotherTry(failures: number, error: Error): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  const isSoon = (error.retryAfter ?? 0) <= maxWaitSeconds;
  return error.code === 'NETWORK' || (isSoon && (error.status >= 502 || error.code === 'RATE_LIMITED'));
}

/** As long as the service asks for, else 1 s and then 2 s; a little more each, so that not all browsers come back at once. */
export function delayOfTry(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  const seconds = asked ?? 2 ** failures;
  return seconds * 1000 * (1 + Math.random() / 2);
}
