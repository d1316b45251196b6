/** Components of player career for other modules. */
export { CareerChartView } from './player-career/career-chart-view.tsx';
export { CareerTable } from './player-career/career-table.tsx';
