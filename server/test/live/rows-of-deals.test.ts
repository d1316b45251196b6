import './browser-globals.ts';
import { exampleItem, exampleNegotiation } from '@trattativa/contract/deals/negotiations/example-negotiation';
import { exampleOfferItem } from '@trattativa/contract/deals/offers/example-offer';
import { exampleTransfer, exampleTransferItem } from '@trattativa/contract/deals/transfers/example-transfer';
import {
  exampleNegotiationReport,
  exampleOfferReport,
} from '@trattativa/contract/insight/reports/example-report';
import type { NegotiationReport, OfferReport } from '@trattativa/contract/insight/reports/report';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { exampleTerms } from '@trattativa/domain/deals/offers/example-terms';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import {
  fieldOf,
  type ListedTerm,
  listedTerms,
  type OfferTerms,
  reportedTerms,
} from '@trattativa/domain/deals/offers/offer-terms';
import { fullLoan } from '@trattativa/domain/deals/transfers/example-transfer';
import {
  inEuros,
  type TransferTerms,
  transferTerms,
} from '@trattativa/domain/deals/transfers/transfer-terms';
import { languages } from '@trattativa/texts/languages';
import { enquiryWordsIn } from '@trattativa/texts/records/enquiry-words';
import { negotiationWordsIn } from '@trattativa/texts/records/negotiation-words';
import { offerWordsIn } from '@trattativa/texts/records/offer-words';
import { playerRowsIn } from '@trattativa/texts/records/player-rows';
import { transferWordsIn } from '@trattativa/texts/records/transfer-words';
import { textsIn } from '@trattativa/texts/translate';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import EnquiryTerms from '../../../web/src/deals/enquiries/enquiry-terms.tsx';
import { negotiationsTable } from '../../../web/src/deals/negotiations/list/negotiations-table.ts';
import { NegotiationTerms } from '../../../web/src/deals/negotiations/negotiation-terms.tsx';
import { offersTable } from '../../../web/src/deals/offers/list/offers-table.ts';
import { OfferTermsList } from '../../../web/src/deals/offers/offer-terms.tsx';
import { ChangedTerms } from '../../../web/src/deals/transfers/transfer-terms.tsx';
import { transfersTable } from '../../../web/src/deals/transfers/transfers-table.ts';
import NegotiationReportScreen from '../../../web/src/insight/reports/negotiation-report-screen.tsx';
import OfferReportScreen from '../../../web/src/insight/reports/offer-report-screen.tsx';
import { enquiryMail } from '../../src/deals/negotiations/jobs/enquiry-mail.ts';
import { startedMail } from '../../src/deals/negotiations/jobs/mail-negotiation.ts';
import { offerNewsMail } from '../../src/deals/offers/jobs/mail-offer-news.ts';
import { reportSheet } from '../../src/insight/reports/report-sheet.ts';
import {
  cellsIn,
  closeScreens,
  factsIn,
  htmlOf,
  inOrder,
  linesIn,
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

const day = '2026-11-23';
const contact = { name: 'Sara Neri', email: 'sara@example.org', country: 'IT', account_id: 1 };
/** The labels of facts of the person in a deal's PDF; the page shows a card. */
const isOf = (said: readonly Said[], labels: ReadonlySet<string>) =>
  said.filter(([label]) => labels.has(label));

/** An offer abroad that states every term. */
const everything: OfferTerms = {
  ...exampleTerms,
  level: 4,
  country: 'ES',
  food: true,
  travelTicket: true,
  playoutBonus: 100,
  assistsBonus: { amount: 50, every: 1 },
  imageRights: 300,
  salvationBonus: 400,
  cleanSheetSteps: [{ from: 10, amount: 250 }],
  commissionAmount: 900,
  commissionPayer: 'club',
};

/** An offer of which nothing is stated that may be left out. */
const least: OfferTerms = Object.fromEntries(
  Object.entries(exampleTerms).map(([term, value]) => {
    if (fieldOf(term as ListedTerm).mandatory) return [term, value];
    if (Array.isArray(value)) return [term, []];
    if (typeof value === 'boolean') return [term, false];
    return [term, typeof value === 'string' && fieldOf(term as ListedTerm).kind !== 'choice' ? '' : null];
  }),
) as unknown as OfferTerms;

beforeAll(openScreens);
afterAll(closeScreens);

describe.each(languages)('deals in "%s"', (language) => {
  const t = textsIn(language, [
    'offers',
    'catalogue',
    'countries',
    'negotiations',
    'negotiation-course',
    'transfers',
    'enquiries',
    'players',
    'regions',
    'reports',
    'ui',
  ]);
  const player = playerRowsIn(t, language);

  it.each([
    ['abroad with every term', everything],
    ['with the least', least],
  ])('an offer %s has the same terms everywhere', (_, terms) => {
    const words = offerWordsIn(t, language);
    const rows = words.stated(terms);
    const page = factsIn(htmlOf(language, createElement(OfferTermsList, { terms })));
    expect(page).toEqual(saidBy(rows.filter(({ term }) => term !== 'comments')));

    const reported = rows.filter(({ term }) => (reportedTerms as readonly string[]).includes(term));
    const facts = words.rows(terms, ['level', 'country', 'season']);
    const report: OfferReport = {
      ...exampleOfferReport,
      level: terms.level,
      country: terms.country,
      season: terms.season,
      terms,
      progress: {
        status: offerStatus.viewed,
        changedAt: '2026-10-04T09:30:00.000Z',
        expiresOn: '2026-12-24',
      },
    };
    const sheet = reportSheet({ kind: 'offer', report }, language, day);
    shown.report = report;
    const published = factsIn(htmlOf(language, createElement(OfferReportScreen)));
    const printed = sheet.sections.flatMap((section) => saidBy(section.rows));
    // The page shows consent and status as marks.
    const marks = new Set([t('negotiations:field.consent'), t('offers:list.status')]);
    expect(inOrder(published)).toEqual(inOrder(printed.filter(([label]) => !marks.has(label))));
    for (const said of [published, printed]) {
      expect(said).toEqual(expect.arrayContaining([...saidBy(facts), ...saidBy(reported)]));
      expect(said).toContainEqual([t('offers:form.expiresOn'), expect.stringContaining('2026')]);
    }

    const item = { ...exampleOfferItem, ...terms, seasons: 1 } as typeof exampleOfferItem;
    const worded = listedTerms.filter((term) => !['euros', 'months', 'percent'].includes(fieldOf(term).kind));
    const cells = cellsIn(offersTable([item], words, t));
    expect(isOf(cells, new Set(worded.map((term) => words.name(term))))).toEqual(
      saidBy(words.rows(terms, worded)),
    );

    const { monthlySalary, level, country, season } = terms;
    const mail = offerNewsMail(
      {
        ...exampleOfferItem,
        salary_cents: Math.round(monthlySalary * 100),
        level,
        country,
        season,
        expires_on: null,
      } as never,
      { ...contact, language } as never,
      'https://x',
    );
    expect(mailedIn(mail)).toEqual(saidBy(words.rows(terms, ['monthlySalary', 'level', 'season'])));
  });

  const permanent: TransferTerms = {
    kind: 'permanent',
    until: null,
    wageSharePercent: null,
    purchase: null,
    compensation: 15_000.5,
    instalments: [],
    addOns: [],
    sellOnPercent: null,
    buyBack: null,
    matchingRight: false,
    comments: '',
  };
  const loan: TransferTerms = {
    ...(exampleTransfer.revisions[0]?.terms as TransferTerms),
    buyBack: { amount: 90_000, until: '2028-06-30' },
    addOns: [
      { event: 'goals', count: 1, amount: 500, cap: 5_000 },
      { event: 'promotion', count: 1, amount: 2_000, cap: 2_000 },
    ],
  };

  it.each([
    ['on loan with every term', loan],
    ['on loan with what most deals do without', inEuros(fullLoan)],
    ['with the least', permanent],
  ])('a transfer %s has the same terms everywhere', (_, terms) => {
    const words = transferWordsIn(t, language);
    const agreed = words.agreed(terms).map(({ label, lines }): Said => [label, lines.join('\n')]);
    const revisions = exampleTransfer.revisions.map((revision) => ({ ...revision, terms }));
    const page = htmlOf(
      language,
      createElement(ChangedTerms, { transfer: { ...exampleTransfer, revisions } as never, heading: 2 }),
    );
    expect(factsIn(page)).toEqual(agreed);
    const { comments: _comments, ...listed } = terms;
    const item = {
      ...exampleTransferItem,
      kind: terms.kind,
      compensation: terms.compensation,
      terms: listed,
    };
    const cells = cellsIn(transfersTable([item as never], words, textsIn(language, 'transfers')));
    const labels = new Set(agreed.map(([label]) => label));
    expect(isOf(cells, labels)).toEqual(agreed.filter(([label]) => label !== words.name('compensation')));
  });

  it('two versions of a transfer are compared in the words of its terms', () => {
    const words = transferWordsIn(t, language);
    const [first] = exampleTransfer.revisions;
    const revisions = [
      { ...first, terms: permanent },
      { ...first, number: 2, terms: loan },
    ];
    const page = htmlOf(
      language,
      createElement(ChangedTerms, { transfer: { ...exampleTransfer, revisions } as never, heading: 2 }),
    );
    const none = t('transfers:changed.none');
    const said = (terms: TransferTerms) =>
      inOrder(transferTerms.map((term) => [words.name(term), words.lines(term, terms).join('\n') || none]));
    for (const [column, terms] of [permanent, loan].entries()) {
      const compared = linesIn(page, column);
      expect(compared.length).toBeGreaterThan(6);
      const labels = new Set(compared.map(([label]) => label));
      expect(inOrder(compared)).toEqual(said(terms).filter(([label]) => labels.has(label)));
    }
  });

  it.each([
    ['abroad', { country: 'ES', level: 4, price: 2_500 }],
    ['at home, with nothing further stated', { country: 'IT', level: 3, price: null }],
  ])('a proposal %s has the same rows everywhere', (_, { country, level, price }) => {
    const words = negotiationWordsIn(t);
    const team = { ...exampleItem.team, country };
    const negotiation = { ...exampleNegotiation, team, level, price };
    const page = factsIn(htmlOf(language, createElement(NegotiationTerms, { negotiation })));
    const common = [words.levelRow(level, country), words.availabilityRow(true), words.priceRow(price)];
    expect(page).toEqual(expect.arrayContaining(common));

    const report: NegotiationReport = {
      ...exampleNegotiationReport,
      level,
      terms: { price },
      progress: {
        status: negotiationStatus.rejected,
        cause: 'lapsed',
        changedAt: '2026-10-04T09:30:00.000Z',
      },
      player: { ...exampleNegotiation.player, nationality: 'IT', shareId: '' } as never,
    };
    shown.report = report;
    const published = factsIn(htmlOf(language, createElement(NegotiationReportScreen)));
    const printed = saidBy(
      reportSheet({ kind: 'negotiation', report }, language, day).sections[0]?.rows ?? [],
    );
    // The page shows who is proposed as a card, consent and status as marks.
    const besides = new Set([
      ...(['principalRole', 'age', 'nationality'] as const).map(player.label),
      t('negotiations:field.consent'),
      t('negotiations:field.status'),
    ]);
    expect(published).toEqual(printed.filter(([label]) => !besides.has(label)));
    const isShared = ([label]: Said) => label !== t('negotiations:field.level');
    for (const said of [published, printed]) {
      expect(said).toEqual(expect.arrayContaining(common.filter(isShared)));
      expect(said).toContainEqual(words.levelRow(level, null));
    }
    expect(printed).toContainEqual([
      t('negotiations:field.status'),
      words.status(negotiationStatus.rejected, 'lapsed'),
    ]);

    const item = {
      ...exampleItem,
      team,
      level,
      price,
      status: negotiationStatus.rejected,
      cause: 'lapsed' as const,
    };
    const cells = cellsIn(negotiationsTable([item], t));
    expect(cells).toContainEqual(words.levelRow(level, country));
    expect(cells).toContainEqual([
      t('negotiations:field.status'),
      words.status(negotiationStatus.rejected, 'lapsed'),
    ]);

    const mail = startedMail(
      {
        id: 1,
        level,
        team,
        player: { name: 'Tommaso', surname: 'Venier', principal_role: 9 },
        staff_member: null,
        agent_id: null,
        consent: null,
        proposer_name: 'Elena Rossi',
      } as never,
      { ...contact, language } as never,
      'https://x',
      day,
    );
    expect(mailedIn(mail)).toEqual([
      [t('negotiations:field.role'), t('catalogue:playerRole.9')],
      words.levelRow(level, country),
    ]);
  });

  it.each([
    [1_000, 1_500.5],
    [1_000, null],
    [null, 2_000],
    [null, null],
  ])('an enquiry of pay from %s to %s has the same rows on its page and in the mail', (payFrom, payTo) => {
    const asked = { kind: 'loan' as const, season: 2026, payFrom, payTo };
    const rows = enquiryWordsIn(t, language);
    const enquiry = { ...asked, answerBy: '2026-12-01', sentence: '', reply: null };
    const page = factsIn(htmlOf(language, createElement(EnquiryTerms, { enquiry: enquiry as never })));
    expect(page).toEqual(saidBy([...rows.rows(asked), rows.answerByRow('2026-12-01')]));
    const mail = enquiryMail(
      {
        id: 1,
        team: exampleItem.team,
        player: { name: 'Tommaso', surname: 'Venier' },
        enquiry: {
          kind: asked.kind,
          season: asked.season,
          pay_from_cents: payFrom === null ? null : payFrom * 100,
          pay_to_cents: payTo === null ? null : payTo * 100,
          sentence: '',
          answer_by: '2026-12-01',
        },
      } as never,
      { ...contact, language } as never,
      'https://x',
    );
    expect(mailedIn(mail)).toEqual(saidBy(rows.rows(asked)));
  });
});
