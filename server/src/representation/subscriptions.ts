/** What other modules use of the paid representation. */
export { activateRepresentation } from './subscriptions/activate-representation.ts';
export { cancelBalanceOf, openBalance, payBalance } from './subscriptions/balances.ts';
export { endRepresentation } from './subscriptions/end-representation.ts';
export { openPurchase } from './subscriptions/open-purchase.ts';
export { readRepresentation } from './subscriptions/read-representation.ts';
export {
  findBalance,
  findBalanceOf,
  findBalanceOfNegotiation,
  findRepresentation,
  listBalances,
  lockBuyer,
} from './subscriptions/subscriptions.repository.ts';
