/** What other modules use of reports. */
export { bindReportPreviews } from './reports/preview-routes.ts';
