import { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getNegotiationReport, getOfferReport, getPlayerReport, getRequestReport } from './get-report.ts';
import { getReportFile, getReportPdf } from './get-report-file.ts';
import { getMyPublicLinks, getSharing } from './get-sharing.ts';
import { publishReport, revokeReport } from './publish-report.ts';

export const reportRoutes = routesOf(reportEndpoints, {
  getPlayerReport,
  getRequestReport,
  getNegotiationReport,
  getOfferReport,
  getReportPdf,
  getReportFile,
  getSharing,
  publishReport,
  revokeReport,
  getMyPublicLinks,
});
