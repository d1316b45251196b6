/** Cache keys and live rules of portfolios for other modules. */
export { portfoliosKeys } from './portfolios/portfolios-keys.ts';
