/** Exports of requests for other modules. */
export { candidatesPath, requestPath } from './requests/request-paths.ts';
export { useRequestRows } from './requests/use-request-rows.ts';
export { useRequestWords } from './requests/use-request-words.ts';
