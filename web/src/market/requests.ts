/** What other modules use of requests. */
export { candidatesPath, requestPath } from './requests/request-paths.ts';
export { useRequestWords } from './requests/use-request-words.ts';
