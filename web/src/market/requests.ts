/** Exports of requests for other modules. */
export { candidatesPath, requestPath } from './requests/request-paths.ts';
export { useRequestWords } from './requests/use-request-words.ts';
