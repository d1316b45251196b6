import type {
  NegotiationsReport,
  ReportFilter,
  ReportRow,
} from '@trattativa/contract/deals/negotiations/report';
import { formatMoney, formatNumber, formatPercent, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { levelWordsIn } from '@trattativa/texts/records/level-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import { dayOf } from '../../../platform/clock.ts';
import { drawTable, softInk } from '../../../platform/pdf/draw-table.ts';
import { numberPages } from '../../../platform/pdf/number-pages.ts';
import { writePdf } from '../../../platform/pdf/open-pdf.ts';

export interface ReportFacts {
  report: NegotiationsReport;
  filter: ReportFilter;
  language: Language;
  at: Date;
  /** Name of the party whose negotiations are counted; null: all. */
  whose: string | null;
  /** The licence of that agent, in one line. */
  licence: string | null;
}

const texts = ['negotiations-report', 'negotiations', 'catalogue', 'countries', 'reports'] as const;

type Words = TextsOf<typeof texts>;

const dimensions = ['periods', 'levels', 'roles', 'countries'] as const;

/** Draws the report of the negotiations to `path`: its filters, the figures, and a table for each view. */
export async function writeNegotiationsReport(path: string, facts: ReportFacts): Promise<void> {
  const { report, language, at, whose, licence } = facts;
  const t = textsIn(language, texts);
  const title = t('negotiations-report:title');
  const named = whose === null ? title : `${title}: ${whose}`;
  await writePdf(path, { title: named, author: 'Trattativa', language, at }, (document) => {
    document.font('bold').fontSize(17).text(title);
    const owner =
      whose === null ? t('negotiations-report:ofAll') : t('negotiations-report:of', { name: whose });
    document.moveDown(0.2).fontSize(11).text(document.writable(owner));
    document.font('text').fontSize(9).fillColor(softInk);
    if (licence !== null) document.moveDown(0.2).text(document.writable(licence));
    document.moveDown(0.2).text(narrowedTo(facts, t));
    document.fillColor('black').fontSize(10);
    drawTable(document, t('negotiations-report:summary'), summaryOf(report, language, t));
    for (const name of dimensions) {
      const rows = report[name].map((row) => rowOf(row, nameOfKey(name, row.key, facts, t), language));
      drawTable(document, t(`negotiations-report:by.${name}`), [headsOf(t), ...rows], true);
    }
    drawTable(
      document,
      t('negotiations-report:reasons'),
      report.reasons.map(({ cause, reasonCode, count }) => [
        [t(`negotiations:cause.${cause}`), reasonCode && t(`negotiations:reason.${reasonCode}`)]
          .filter(Boolean)
          .join(': '),
        formatNumber(language, count),
      ]),
    );
    drawTable(
      document,
      t('negotiations-report:steps'),
      report.steps.map(({ step, days, count }) => [
        t(`negotiations-report:step.${step}`),
        days === null ? '–' : t('negotiations-report:days', { days: formatNumber(language, days), count }),
      ]),
    );
    numberPages(document, (page, count) => t('reports:pdf.page', { page, count }));
  });
}

function narrowedTo({ filter, language, at }: ReportFacts, t: Words): string {
  const day = (text: string) => formatPlainDate(language, text);
  const parts = [
    t('negotiations-report:asOf', { date: day(dayOf(at)) }),
    filter.from && `${t('negotiations:filter.from')} ${day(filter.from)}`,
    filter.to && `${t('negotiations:filter.to')} ${day(filter.to)}`,
    filter.level !== undefined && levelWordsIn(t).optionIn(filter.country)(filter.level),
    filter.role !== undefined && t(`catalogue:playerRole.${filter.role}`),
    filter.staffRole !== undefined && t(`catalogue:coachingStaffRole.${filter.staffRole}`),
    filter.country && t(`countries:${filter.country}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A sum of stated costs; a dash if none was stated. */
const totalOf = (euros: number) => (euros === 0 ? '–' : formatMoney(euros * 100));

function summaryOf({ all, unconfirmed }: NegotiationsReport, language: Language, t: Words): string[][] {
  return [
    [t('negotiations-report:total'), formatNumber(language, all.total)],
    [t('negotiations-report:unconfirmed'), formatNumber(language, unconfirmed)],
    ...all.statuses.map((count, status) => [
      t(`negotiations:status.${status}`),
      formatNumber(language, count),
    ]),
    [
      t('negotiations-report:conversion'),
      all.conversion === null ? '–' : formatPercent(language, all.conversion),
    ],
    [t('negotiations-report:price'), totalOf(all.price)],
    [t('negotiations-report:signedPrice'), totalOf(all.signedPrice)],
  ];
}

const headsOf = (t: Words) => [
  '',
  t('negotiations-report:total'),
  t('negotiations:status.3'),
  t('negotiations:status.5'),
  t('negotiations-report:conversionShort'),
  t('negotiations-report:price'),
];

function rowOf(row: ReportRow, name: string, language: Language): string[] {
  const number = (value: number | undefined) => formatNumber(language, value ?? 0);
  const conversion = row.conversion === null ? '–' : formatPercent(language, row.conversion);
  return [
    name,
    number(row.total),
    number(row.statuses[3]),
    number(row.statuses[5]),
    conversion,
    totalOf(row.price),
  ];
}

function nameOfKey(
  dimension: (typeof dimensions)[number],
  key: string,
  { filter: { country } }: ReportFacts,
  t: Words,
): string {
  if (dimension === 'levels') return levelWordsIn(t).optionIn(country)(Number(key));
  if (dimension === 'countries') return t(`countries:${key}`);
  if (dimension === 'periods') return `${key.slice(5)}/${key.slice(0, 4)}`;
  if (key === '') return t('negotiations-report:noRole');
  return t(`catalogue:${key[0] === 'p' ? 'playerRole' : 'coachingStaffRole'}.${Number(key.slice(1))}`);
}
