/** Cache keys of the paid representation for other modules. */
export { representationKeys } from './subscriptions/representation-keys.ts';
