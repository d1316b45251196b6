import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  exampleNegotiationReport,
  exampleOfferReport,
  examplePlayerReport,
  exampleRequestReport,
} from '@trattativa/contract/insight/reports/example-report';
import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import { exampleTerms } from '@trattativa/domain/deals/offers/example-terms';
import { languages } from '@trattativa/texts/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asRead, textOfPdf } from '../../../test/stage/read-pdf.ts';
import type { Report } from './read-report.ts';
import { reportSheet } from './report-sheet.ts';
import { writePlayerReport } from './write-player-report.ts';
import { writeReport } from './write-report.ts';

const abroad = { ...examplePlayer, country: 'ES', currentLevel: 4, immediateAvailability: false };

const reports: readonly Report[] = [
  {
    kind: 'player',
    report: {
      ...examplePlayerReport,
      career: { ...abroad, items: [] },
      availability: abroad,
      economic: {
        salary: 900,
        requestedSalary: 1200,
        refundRange: 1,
        requestedFood: true,
        requestedAccommodation: 0,
        requestedBonus: 250,
        playerValue: 40_000,
        releaseClause: 500_000,
        askingFee: 120_000,
        payShare: 40,
      },
    },
  },
  { kind: 'request', report: exampleRequestReport },
  {
    kind: 'offer',
    report: { ...exampleOfferReport, level: 4, country: 'ES', terms: { ...exampleTerms, house: 1 } },
  },
  { kind: 'negotiation', report: { ...exampleNegotiationReport, terms: { price: 2500 } } },
];

/** A long word is broken at the end of a line. */
const inOneWord = (text: string) => asRead(text).replaceAll(' ', '');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'printed-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(languages)('the PDF in "%s"', (language) => {
  it.each(reports)('of a $kind prints every row, label and value', async (shown) => {
    const sheet = reportSheet(shown, language, '2026-11-23');
    const { player } = sheet;
    const path = join(folder, `${shown.kind}-${language}.pdf`);
    const facts = { language, at: new Date('2026-11-23T09:00:00Z'), url: 'https://trattativa.example' };
    if (player) await writePlayerReport(path, { ...sheet, player }, null, facts);
    else await writeReport(path, sheet, facts);
    const text = inOneWord(await textOfPdf(await readFile(path)));
    const rows = [
      ...(player?.measures ?? []),
      ...(player?.sections ?? sheet.sections)
        .filter(({ careerEntries }) => !careerEntries)
        .flatMap(({ rows }) => rows),
    ];
    expect(rows.length).toBeGreaterThan(5);
    for (const { label, value } of rows) expect(text).toContain(inOneWord(label + value));
  });
});
