import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { answersKeys } from './answers.live.ts';

/** The answer of the reader's side to a request that it received; null before the first one. */
export function useMyAnswer(requestId: number) {
  return useQuery({
    queryKey: [...answersKeys.mine, requestId],
    queryFn: async ({ signal }) => (await call('Request/GetMyAnswer', { requestId }, { signal })).answer,
  });
}

/** What the recipients of one of the reader's requests answered. */
export function useAnswers(requestId: number) {
  return useQuery({
    queryKey: [...answersKeys.received, requestId],
    queryFn: async ({ signal }) => (await call('Request/GetAnswers', { requestId }, { signal })).items,
  });
}
