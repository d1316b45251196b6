/** The door to reports for other modules. */
export { bindReportPreviews } from './reports/preview-routes.ts';
