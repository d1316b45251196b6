/** Components of player career that other modules show. */
export { CareerChartView } from './player-career/career-chart-view.tsx';
export { CareerTable } from './player-career/career-table.tsx';
