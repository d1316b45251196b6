import './browser-globals.ts';
import { exampleRequest } from '@trattativa/contract/market/requests/example-request';
import type { Request } from '@trattativa/contract/market/requests/request';
import { languages } from '@trattativa/texts/languages';
import { playerWordsIn } from '@trattativa/texts/records/player-words';
import { requestRowsIn } from '@trattativa/texts/records/request-rows';
import { requestWordsIn } from '@trattativa/texts/records/request-words';
import { textsIn } from '@trattativa/texts/translate';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import RequestReportScreen from '../../../web/src/insight/reports/request-report-screen.tsx';
import RequestDetailsScreen from '../../../web/src/market/request-pages/request-details-screen.tsx';
import { requestsKeys } from '../../../web/src/market/requests/requests-keys.ts';
import { requestsTable } from '../../../web/src/market/requests/requests-table.ts';
import { previewPage } from '../../src/insight/reports/preview-page.ts';
import { reportSheet } from '../../src/insight/reports/report-sheet.ts';
import { requestMail } from '../../src/market/requests/jobs/deliver-request.ts';
import { dueMail, summaryMail } from '../../src/market/requests/jobs/mail-request-deadlines.ts';
import {
  cellsIn,
  closeScreens,
  factsIn,
  htmlOf,
  inOrder,
  mailedIn,
  openScreens,
  type Said,
  saidBy,
} from './rendered.ts';

/** What the public page shows. */
const shown = vi.hoisted(() => ({ report: null as unknown }));

vi.mock('../../../web/src/insight/reports/report-page.tsx', async (load) => ({
  ...(await load<object>()),
  useReport: () => ({ data: shown.report, gone: false }),
}));

/** A request abroad that states everything. */
const abroad: Request = {
  ...exampleRequest,
  level: 4,
  country: 'ES',
  city: 'Girona',
  address: 'Carrer Nou 3',
  overAge: 18,
  refundRange: 2,
  minHeightCm: 180,
  euPassport: true,
  secondRoleAccepted: false,
  bornTo: 2008,
  nationalities: ['ES', 'FR', 'PT'],
  nonEuPlace: false,
  moves: ['free', 'loan', 'permanent'],
  feeBudget: 20_000,
  playersSought: 2,
  neededFrom: '2026-12-01',
  car: true,
  skills: [18, 32, 4],
};

/** A request that states nothing but whom it seeks. */
const bare: Request = {
  ...exampleRequest,
  underAge: null,
  monthlyOffer: null,
  contractualStatus: null,
  immediateAvailability: false,
  foot: null,
  skills: [],
  bornFrom: null,
  quota: null,
  minMinutes: null,
  moves: [],
  playersSought: null,
  neededUntil: null,
  answerBy: null,
  board: false,
  lodging: false,
};

/** In a file each of these is a column of its own, a number or a day. */
const rawInFile = [
  'place',
  'age',
  'birthYears',
  'offer',
  'minHeightCm',
  'minMinutes',
  'feeBudget',
  'playersSought',
  'neededFrom',
  'neededUntil',
  'answerBy',
  'inKind',
];

beforeAll(openScreens);
afterAll(closeScreens);

describe.each(languages)('a request in "%s"', (language) => {
  const t = textsIn(language, ['requests', 'catalogue', 'countries', 'regions', 'players', 'ui']);
  const words = requestRowsIn(t, language);

  describe.each([
    ['abroad, that states everything', abroad],
    ['at home', exampleRequest],
    ['that states nothing further', bare],
  ])('%s', (_, request) => {
    const rows = words.rows(request);
    const sheet = reportSheet(
      { kind: 'request', report: { shareId: '', opens: null, request } },
      language,
      '2026-11-23',
    );

    it('has the same rows on its page, the public page and in the PDF', () => {
      const screen = htmlOf(language, createElement(RequestDetailsScreen), {
        path: '/requests/:requestId',
        address: `/requests/${request.id}`,
        known: [[[...requestsKeys.one, request.id], request]],
      });
      expect(factsIn(screen)).toEqual(saidBy(rows));
      shown.report = { shareId: '', opens: null, request };
      const published = htmlOf(language, createElement(RequestReportScreen));
      expect(factsIn(published)).toEqual(saidBy(rows));
      expect(saidBy(sheet.sections[0]?.rows ?? [])).toEqual(saidBy(rows));
      for (const html of [screen, published]) expect(html).toContain(`>${sheet.title}</h1>`);
    });

    it('begins in the preview with the rows of its page', () => {
      const page = previewPage({
        language,
        sheet,
        kind: 'request',
        address: '',
        onward: '',
        image: null,
        base: '',
      });
      expect(factsIn(page)).toEqual(saidBy(rows).slice(0, 8));
      const level = rows.find(({ key }) => key === 'level')?.value;
      expect(sheet.summary.split(' · ')).toContain(level);
    });

    it('is in the file in the words of its rows', () => {
      const table = requestsTable([request], {
        player: playerWordsIn(t, language),
        request: requestWordsIn(t, language),
        t,
      });
      const expected = rows.filter(({ key }) => !rawInFile.includes(key));
      const labels = new Set(expected.map(({ label }) => label));
      expect(inOrder(cellsIn(table).filter(([label]) => labels.has(label)))).toEqual(
        inOrder(saidBy(expected)),
      );
    });

    it('says in each mail whom the club seeks as its page does', () => {
      const level = rows.filter(({ key }) => key === 'level');
      const wanted: Said[] = [[t('requests:field.role'), words.role(request.role)], ...saidBy(level)];
      const to = { name: 'Sara Neri', email: 'sara@example.org', language };
      const { role, level: id, country, city } = request;
      const stored = { role, level: id, country, city, team_name: 'Virtus Brenta', answer_by: '2026-12-15' };
      const mails = [
        requestMail({ ...stored } as never, to as never, 'https://x'),
        dueMail({ ...stored, request_id: 1 } as never, to as never, 'https://x'),
        summaryMail({ ...stored, ...to, recipients: [] } as never, 'https://x'),
      ];
      for (const mail of mails) expect(mailedIn(mail)).toEqual(wanted);
    });
  });
});
