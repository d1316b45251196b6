/** Cache keys and live rules of mandates for other modules. */
export { mandatesKeys } from './mandates/mandates-keys.ts';
