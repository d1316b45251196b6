import type { ReportKind } from '@trattativa/domain/insight/report-groups';

/** What a public link shows; told to those whose it is. */
interface LinkChange {
  linkId: number;
  kind: ReportKind;
  thingId: number;
}

export interface ReportEvents {
  /** A link was made, or shows other groups, or another time long. */
  'report.published': LinkChange;
  'report.revoked': LinkChange;
}
