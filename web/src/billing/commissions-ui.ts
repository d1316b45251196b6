/** Exports of commissions for other modules. */
export { useCommissionCash } from './commissions/commissions.queries.ts';
export { useMonths } from './commissions/use-months.ts';
