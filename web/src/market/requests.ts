/** What other modules use of requests. */
export { candidatesPath, newRequestPath, requestPath } from './requests/request-paths.ts';
export type { Choosable } from './requests/requests.queries.ts';
export { useRequestWords } from './requests/use-request-words.ts';
