/** Exports of recipients for other modules. */
export type { Choosable } from './recipients/recipients.queries.ts';
