/** The door to the search for requests for other modules. */
export { findRequestsByWords } from './search/find-requests.ts';
