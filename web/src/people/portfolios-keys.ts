/** Cache keys of portfolios for other modules. */
export { portfoliosKeys } from './portfolios/portfolios.live.ts';
