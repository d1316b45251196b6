import { ApiError } from './api-error.ts';

/** Most waits for a service that asks to slow down. */
const maxWaits = 5;
/** Longer than that nobody waits: a bound of a day is a refusal. */
const maxSeconds = 120;

/** One of many calls that a person began at once: waits when the service asks to slow down. Gives the answer, or why it was refused. */
export async function withPatience<Answer>(
  send: () => Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly refused: ApiError }> {
  for (let wait = 0; ; wait += 1) {
    try {
      return { answer: await send() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.retryAfter === undefined || error.retryAfter > maxSeconds || wait >= maxWaits)
        return { refused: error };
      const seconds = error.retryAfter;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }
}
