/** Under which keys the cache keeps transaction costs, for other modules. */
export { costsKeys } from './costs/costs-keys.ts';
