import { useQueryClient } from '@tanstack/react-query';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { requestsLive } from '../requests/requests.live.ts';
import { answersLive } from './answers.live.ts';

/** Shows an answer of this screen on all others that show it. */
export function useAnswered(requestId: number) {
  const client = useQueryClient();
  const shown = [...answersLive, ...requestsLive];
  return () => applyOwn(client, shown, 'request.answered', { requestId });
}
