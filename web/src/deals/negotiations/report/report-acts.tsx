import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { NegotiationsReport, ReportFilter } from '@trattativa/contract/deals/negotiations/report';
import { downloadFrom } from '../../../platform/api/download.ts';
import { now } from '../../../platform/clock/clock.ts';
import { saveCsv } from '../../../ui/csv/save-csv.ts';
import { useAct } from '../../../ui/feedback/use-act.ts';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { reportViews, useReportWords } from './use-report-words.ts';

/** Exports the report: as a PDF for printing, and as a CSV file of the figures shown. */
export function ReportActs({ query, report }: { query: ReportFilter; report: NegotiationsReport }) {
  const { t, nameOf, reasonOf, statuses } = useReportWords();
  const { busy, act } = useAct();
  const name = `${t('negotiations-report:fileName')}-${now().toISOString().slice(0, 10)}`;

  const print = () => act(() => downloadFrom('Negotiation/PrintNegotiationsReport', query, `${name}.pdf`));

  function save() {
    const heads = [
      t('negotiations-report:total'),
      ...statuses,
      t('negotiations-report:conversionShort'),
      t('negotiations-report:price'),
      t('negotiations-report:signedPrice'),
    ];
    const rows = reportViews.flatMap((view) => [
      [t(`negotiations-report:by.${view}`), ...heads],
      ...report[view].map((row) => [
        nameOf(view, row.key),
        row.total,
        ...row.statuses,
        row.conversion,
        row.price,
        row.signedPrice,
      ]),
    ]);
    const reasons = [
      [t('negotiations-report:reasons'), t('negotiations-report:count')],
      ...report.reasons.map((reason) => [reasonOf(reason), reason.count]),
    ];
    const unconfirmed = [t('negotiations-report:unconfirmed'), report.unconfirmed];
    saveCsv(t('negotiations-report:fileName'), [...rows, unconfirmed, ...reasons]);
  }

  return (
    <>
      <ExportButton onClick={save} />
      <Button
        leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
        loading={busy}
        onClick={() => void print()}
      >
        {t('negotiations-report:print')}
      </Button>
    </>
  );
}
