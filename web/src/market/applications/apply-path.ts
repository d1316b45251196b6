import { requestPath } from '../requests/request-paths.ts';

/** Where somebody applies to a request. */
export function applyPath(requestId: number): string {
  return `${requestPath(requestId)}/apply`;
}
