/** What other modules use of recipients. */
export type { Choosable } from './recipients/recipients.queries.ts';
