/** Components of recipients for other modules. */
export { RecipientsField } from './recipients/recipients-field.tsx';
