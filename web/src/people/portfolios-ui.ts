/** Components of portfolios for other modules. */
export { DecisionItem } from './portfolios/decision-item.tsx';
