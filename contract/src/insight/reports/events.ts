import type { ReportKind } from '@trattativa/domain/insight/report-groups';

/** An event of a public link; recipients are its owners. */
interface LinkChange {
  linkId: number;
  kind: ReportKind;
  thingId: number;
}

export interface ReportEvents {
  /** A link was created, or its groups or its last day changed. */
  'report.published': LinkChange;
  'report.revoked': LinkChange;
}
