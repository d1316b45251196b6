/** Components of the paid representation that other modules show. */
export { PriceTable } from './subscriptions/price-table.tsx';
export { RepresentationState } from './subscriptions/representation-state.tsx';
export { RepresentationStatusChip } from './subscriptions/representation-status-chip.tsx';
export { RepresentingAgent } from './subscriptions/representing-agent.tsx';
