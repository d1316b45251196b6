import type {
  NegotiationsReport,
  ReportFilter,
  ReportRow,
} from '@trattativa/contract/deals/negotiations/report';
import { formatMoney, formatNumber, formatPercent, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { levelOption } from '@trattativa/texts/level-option';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import { dayOf } from '../../platform/clock.ts';
import { numberPages } from '../../platform/pdf/number-pages.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';

export interface ReportFacts {
  report: NegotiationsReport;
  filter: ReportFilter;
  language: Language;
  at: Date;
  /** Whose negotiations are counted; null: all. */
  whose: string | null;
}

const texts = ['negotiations-report', 'negotiations', 'catalogue', 'countries', 'reports'] as const;

type Words = TextsOf<typeof texts>;

const soft = '#4a5750';
const line = '#b9c4bd';
const left = 62;
const dimensions = ['periods', 'levels', 'roles', 'countries'] as const;

/** Draws the report of the negotiations to `path`: its filters, the figures, and a table for each view. */
export async function writeNegotiationsReport(path: string, facts: ReportFacts): Promise<void> {
  const { report, language, at, whose } = facts;
  const t = textsIn(language, texts);
  const title = t('negotiations-report:title');
  const named = whose === null ? title : `${title}: ${whose}`;
  await writePdf(path, { title: named, author: 'Trattativa', language, at }, (document) => {
    document.font('bold').fontSize(17).text(title);
    const owner =
      whose === null ? t('negotiations-report:ofAll') : t('negotiations-report:of', { name: whose });
    document.moveDown(0.2).fontSize(11).text(document.writable(owner));
    document.moveDown(0.2).font('text').fontSize(9).fillColor(soft).text(narrowedTo(facts, t));
    document.fillColor('black').fontSize(10);
    table(document, t('negotiations-report:summary'), summaryOf(report, language, t));
    for (const name of dimensions) {
      const rows = report[name].map((row) => rowOf(row, nameOfKey(name, row.key, facts, t), language));
      table(document, t(`negotiations-report:by.${name}`), [headsOf(t), ...rows], true);
    }
    table(
      document,
      t('negotiations-report:reasons'),
      report.reasons.map(({ cause, reasonCode, count }) => [
        [t(`negotiations:cause.${cause}`), reasonCode && t(`negotiations:reason.${reasonCode}`)]
          .filter(Boolean)
          .join(': '),
        formatNumber(language, count),
      ]),
    );
    table(
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
    filter.level !== undefined && levelOption(language, filter.level, filter.country),
    filter.role !== undefined && t(`catalogue:playerRole.${filter.role}`),
    filter.staffRole !== undefined && t(`catalogue:coachingStaffRole.${filter.staffRole}`),
    filter.country && t(`countries:${filter.country}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A sum of stated costs; a dash if none was stated. */
const totalOf = (euros: number) => (euros === 0 ? '–' : formatMoney(euros * 100));

function summaryOf({ all }: NegotiationsReport, language: Language, t: Words): string[][] {
  return [
    [t('negotiations-report:total'), formatNumber(language, all.total)],
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
  { filter: { country }, language }: ReportFacts,
  t: Words,
): string {
  if (dimension === 'levels') return levelOption(language, Number(key), country);
  if (dimension === 'countries') return t(`countries:${key}`);
  if (dimension === 'periods') return `${key.slice(5)}/${key.slice(0, 4)}`;
  if (key === '') return t('negotiations-report:noRole');
  return t(`catalogue:${key[0] === 'p' ? 'playerRole' : 'coachingStaffRole'}.${Number(key.slice(1))}`);
}

/** The largest font size at which no word of the table's headings is wider than its column. */
function headSize(document: PdfDocument, heads: readonly string[], width: number): number {
  const usual = 7.5;
  document.fontSize(usual);
  const widest = Math.max(
    ...heads.flatMap((head) => head.split(' ')).map((word) => document.widthOfString(word)),
  );
  return Math.min(usual, (usual * width) / (widest + 0.1));
}

/**
 * A table with a title: the first column is left-aligned, the others right-aligned. Draws nothing without
 * rows.
 */
function table(document: PdfDocument, title: string, rows: readonly string[][], headed = false): void {
  if (rows.length <= (headed ? 1 : 0)) return;
  const width = document.page.width - 2 * left;
  if (document.y > document.page.height - 140) document.addPage();
  document.moveDown(1).font('bold').fontSize(11).fillColor('black').text(title, left, document.y);
  document.moveDown(0.3).fontSize(9);
  for (const [index, cells] of rows.entries()) {
    const isHead = headed && index === 0;
    const each = cells.length > 2 ? 68 : 140;
    const first = width - each * (cells.length - 1);
    document
      .font(isHead ? 'bold' : 'text')
      .fillColor(isHead ? soft : 'black')
      .fontSize(isHead ? headSize(document, cells, each - 4) : 9);
    const high = Math.max(
      ...cells.map((cell, at) => document.heightOfString(cell, { width: at === 0 ? first : each - 4 })),
    );
    if (document.y + high > document.page.height - 62) document.addPage();
    const { y } = document;
    for (const [at, cell] of cells.entries()) {
      const x = at === 0 ? left : left + first + each * (at - 1);
      document.text(cell, x, y, { width: at === 0 ? first : each - 4, align: at === 0 ? 'left' : 'right' });
    }
    document
      .moveTo(left, y + high + 2)
      .lineTo(left + width, y + high + 2)
      .lineWidth(0.5)
      .stroke(line);
    document.x = left;
    document.y = y + high + 5;
  }
}
