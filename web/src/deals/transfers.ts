/** The door to transfers between clubs for other modules. */
export { transferPath } from './transfers/transfer-paths.ts';
export { useTransfer } from './transfers/transfers.queries.ts';
