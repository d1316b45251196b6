import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { showProblem } from '../../ui/toasts.tsx';
import { scoutsKeys } from './scouts-keys.ts';

/**
 * Runs a call of the scout and has all that it may have changed asked again; what the service refuses is shown as it is,
 * beside the field where there is one.
 * Answers null then.
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
