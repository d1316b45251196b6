/** Components of recipients that other modules show. */
export { RecipientsField } from './recipients/recipients-field.tsx';
