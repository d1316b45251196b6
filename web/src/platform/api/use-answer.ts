import type { Api } from '@trattativa/contract/api';
import { useEffect, useState } from 'react';
import { call } from './call.ts';

export interface Answer<Output> {
  data: Output | undefined;
  /** ApiError. */
  error: unknown;
}

/** One call for each question, however often a page is drawn: some answers (a mailed code) can be had only once. */
const asked = new Map<string, Promise<unknown>>();

/**
 * The answer to one call, for public pages: they stand outside of the query cache, which is heavy and would have
 * nothing to keep for a guest. `input` null asks nothing. A failed call is made again by the next page that asks. `asker`
 * where the answer is another for whoever is logged in.
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
    const known = asked.get(question) as Promise<Api[Name]['output']> | undefined;
    const coming = known ?? call(name, input);
    asked.set(question, coming);
    coming.then(
      (data) => wanted && setAnswer({ data, error: undefined }),
      (error: unknown) => {
        asked.delete(question);
        if (wanted) setAnswer({ data: undefined, error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [question]);

  return answer;
}
