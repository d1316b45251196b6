/** The door to transfers between clubs for other modules. */
export { accessTransfer } from './transfers/access-transfer.ts';
