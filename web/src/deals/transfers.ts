/** The door to transfers between clubs for other modules. */
export { useTransfer } from './transfers/transfers.queries.ts';
