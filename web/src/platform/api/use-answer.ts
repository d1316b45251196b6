import type { Api } from '@trattativa/contract/api';
import { useEffect, useState } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

export interface Answer<Output> {
  data: Output | undefined;
  /** ApiError. */
  error: unknown;
}

/** One call for each name and input, however often a page renders: some calls (a mailed code) succeed only once. */
const requests = new Map<string, Promise<unknown>>();

const maxTries = 3;

/** Asks again, when the service says, what it was too busy for: it ran nothing of such a call. */
async function askAgain<Output>(ask: () => Promise<Output>, tries = 1): Promise<Output> {
  try {
    return await ask();
  } catch (error) {
    const wasNotRun = error instanceof ApiError && error.code === 'OVERLOADED';
    if (!wasNotRun || tries === maxTries) throw error;
    await new Promise((later) => setTimeout(later, (error.retryAfter ?? tries) * 1000));
    return askAgain(ask, tries + 1);
  }
}

/** After an act of the guest: a page that opens again in this tab asks anew. */
export function dropAnswers(): void {
  requests.clear();
}

/**
 * The response to one call, for public pages: they do without the query cache, which is large and has nothing to cache
 * for a guest. Calls nothing if `input` is null. A failed call is repeated by the next page that needs it. `asker` is
 * part of the cache key, for responses that depend on who is logged in.
 */
export function useAnswer<Name extends keyof Api>(
  name: Name,
  input: Api[Name]['input'] | null,
  asker?: number,
): Answer<Api[Name]['output']> {
  const question = input === null ? null : JSON.stringify([name, input, asker]);
  const [answer, setAnswer] = useState<Answer<Api[Name]['output']>>({ data: undefined, error: undefined });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says name and input
  useEffect(() => {
    if (question === null || input === null) return;
    let wanted = true;
    const known = requests.get(question) as Promise<Api[Name]['output']> | undefined;
    const request = known ?? askAgain(() => call(name, input));
    requests.set(question, request);
    request.then(
      (data) => wanted && setAnswer({ data, error: undefined }),
      (error: unknown) => {
        requests.delete(question);
        if (wanted) setAnswer({ data: undefined, error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [question]);

  return answer;
}
