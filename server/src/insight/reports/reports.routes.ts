import { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getMyPublicLinks } from './get-my-public-links.ts';
import { getNegotiationReport, getOfferReport, getPlayerReport, getRequestReport } from './get-report.ts';
import { getReportFile } from './get-report-file.ts';
import { getReportPdf } from './get-report-pdf.ts';
import { getSharing } from './get-sharing.ts';
import { publishReport } from './publish-report.ts';
import { revokeReport } from './revoke-report.ts';

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
