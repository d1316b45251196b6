import { useFirstSteps } from './first-steps.queries.ts';

/** Whether the reader is still at the first steps: they are shown these instead of zeros. */
export function useIsNew(): boolean {
  const { data } = useFirstSteps();
  return data !== undefined && (data.steps.length > 0 || data.awaitsGuardian);
}
