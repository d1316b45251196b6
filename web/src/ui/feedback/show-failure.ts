import { ApiError } from '../../platform/api/api-error.ts';
import { showProblem } from './toasts.tsx';

/** Shows in a toast why a call failed. Any other error is a programming error and is rethrown. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showProblem(error.text);
}
