import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { answersKeys, answersLive } from './answers.live.ts';

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

/** Shows an answer of this screen on all others that show it. */
export function useAnswered(requestId: number) {
  const client = useQueryClient();
  return () => applyOwn(client, answersLive, 'request.answered', { requestId });
}
