/** Components of mandates that other modules show. */
export { NeedsMandate } from './mandates/needs-mandate.tsx';
