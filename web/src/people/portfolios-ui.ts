/** Components of portfolios that other modules show. */
export { DecisionItem } from './portfolios/decision-item.tsx';
export { PortfolioList } from './portfolios/portfolio-list.tsx';
