/** What other modules choose recipients with. */
export type { Choosable } from './recipients/recipients.queries.ts';
export { RecipientsField } from './recipients/recipients-field.tsx';
