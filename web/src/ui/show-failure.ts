import { ApiError } from '../platform/api/api-error.ts';
import { showProblem } from './toasts.tsx';

/** Says in a toast why a call failed. Anything else than a failed call is a mistake of ours and goes on as one. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showProblem(error.text);
}
