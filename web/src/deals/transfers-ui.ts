/** Components of transfers between clubs for other modules. */
export { TransferPanel } from './transfers/transfer-panel.tsx';
export { TransferStateChip, TransferTurnMark } from './transfers/transfer-state.tsx';
