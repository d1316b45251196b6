/** Exports of commissions for other modules. */
export { CashFigures, CashMonths } from './commissions/cash-figures.tsx';
export { useCommissionCash } from './commissions/commissions.queries.ts';
