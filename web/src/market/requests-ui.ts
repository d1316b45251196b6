/** Components of requests that other modules show. */
export { RecipientsField } from '../people/recipients/recipients-field.tsx';
