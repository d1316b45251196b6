import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { showProblem } from '../../ui/feedback/toasts.tsx';
import { scoutsKeys } from './scouts.live.ts';

/**
 * Runs a call of the scout and refetches every query of scouting. A refusal goes to `onRefused`, with the field's
 * message where there is one; the result is then null.
 */
export function useScoutCall() {
  const client = useQueryClient();
  return useCallback(
    async <Answer>(
      run: () => Promise<Answer>,
      onRefused: (text: string) => void = showProblem,
    ): Promise<Answer | null> => {
      try {
        const answer = await run();
        await Promise.all(
          Object.values(scoutsKeys).map((key) => client.invalidateQueries({ queryKey: key })),
        );
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        onRefused(error.fields[0]?.text ?? error.text);
        return null;
      }
    },
    [client],
  );
}
