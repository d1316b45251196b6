import './browser-globals.ts';
import { examplePlayerReport } from '@trattativa/contract/insight/reports/example-report';
import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import type { ComparedPlayer } from '@trattativa/contract/market/applications/candidate';
import { exampleCompared } from '@trattativa/contract/market/applications/example-candidate';
import { exampleCareerEntry } from '@trattativa/contract/people/players/example-career-entry';
import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import type { Player } from '@trattativa/contract/people/players/player';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { languages } from '@trattativa/texts/languages';
import {
  fieldsAtTop,
  type PlayerRowKey,
  playerRowKeys,
  playerRowsIn,
} from '@trattativa/texts/records/player-rows';
import { textsIn } from '@trattativa/texts/translate';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import PlayerReportScreen from '../../../web/src/insight/reports/player-report-screen.tsx';
import { useComparedFacts } from '../../../web/src/market/applications/candidates/use-compared-facts.tsx';
import { CareerTable } from '../../../web/src/people/player-career/career-table.tsx';
import ComparePlayers from '../../../web/src/people/player-market/compare/compare-players.tsx';
import { contractDetails, PlayerContract } from '../../../web/src/people/player-page/player-contract.tsx';
import { PlayerDetails } from '../../../web/src/people/player-page/player-details.tsx';
import { PlayerHero } from '../../../web/src/people/players/page/player-hero.tsx';
import { playersKeys } from '../../../web/src/people/players/players.live.ts';
import { usePlayerRows } from '../../../web/src/people/players/use-player-rows.ts';
import { portfolioTable } from '../../../web/src/people/portfolios/portfolio-table.ts';
import { previewPage } from '../../src/insight/reports/preview-page.ts';
import { reportSheet } from '../../src/insight/reports/report-sheet.ts';
import {
  cellsIn,
  closeScreens,
  factsIn,
  htmlOf,
  linesIn,
  openScreens,
  type Said,
  wordsOf,
} from './rendered.ts';

/** What the public page shows. */
const shown = vi.hoisted(() => ({ report: null as unknown }));

vi.mock('../../../web/src/insight/reports/report-page.tsx', async (load) => ({
  ...(await load<object>()),
  useReport: () => ({ data: shown.report, gone: false }),
}));

const today = new Date().toISOString().slice(0, 10);

/** A player abroad, of whom everything is stated. */
const abroad: Player = {
  ...examplePlayer,
  country: 'ES',
  currentLevel: 4,
  contractualStatus: contractualStatus.underContract,
  contractEnd: `${Number(today.slice(0, 4)) + 3}-06-30`,
  optionHolder: 'both',
  optionUntil: '2031-06-30',
  foot: foot.right,
  searchLevels: [1, 4, 6],
  countriesInterested: ['ES', 'FR', 'PT'],
  eligibleAssociations: ['IT', 'AR', 'ES'],
  registeredAssociation: 'ES',
  permitNeeded: true,
  permitUntil: '2028-01-31',
  openToFree: true,
  openToLoan: true,
  openToPermanent: true,
  immediateAvailability: false,
  releaseClause: 500_000,
  askingFee: 120_000,
  payShare: 40,
  refundRange: 1,
  requestedSalary: 1_850.5,
  requestedBonus: 250,
  minutesPercent: 74,
};

/** A value that says nothing, of the kind of this one. */
function unstated(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'boolean' ? false : null;
}

const nothing: Player = {
  ...examplePlayer,
  ...Object.fromEntries(
    playerRowKeys.map((field) => [field, unstated(examplePlayer[field as keyof Player])]),
  ),
  openToFree: false,
  openToPermanent: false,
  immediateAvailability: null,
  euPassport: null,
  permitNeeded: null,
  requestedFood: null,
  city: '',
  currentClub: '',
};

const { salary: _private, ...entryShown } = exampleCareerEntry;
const careerEntry = { ...entryShown, teamId: null };
const careerEntries = [
  careerEntry,
  {
    ...careerEntry,
    id: 2,
    division: '',
    category: 16,
    level: 15,
    season: '',
    startYear: 2022,
    endYear: 2024,
  },
  { ...careerEntry, id: 3, division: '', category: null, level: 3, season: '', startYear: 2021, endYear: 0 },
  { ...careerEntry, id: 4, division: '', category: null, level: null },
];

/** A report with every group. */
function reportOf(player: Player): PlayerReport {
  const { salary = null, releaseClause = null, askingFee = null, payShare = null } = player;
  return {
    ...examplePlayerReport,
    principalRole: player.principalRole,
    secondaryRole: player.secondaryRole,
    identity: { ...player },
    physical: { ...player },
    career: { ...player, items: [] },
    availability: { ...player },
    economic: {
      salary,
      releaseClause,
      askingFee,
      payShare,
      requestedSalary: player.requestedSalary ?? null,
      refundRange: player.refundRange ?? null,
      requestedFood: player.requestedFood ?? null,
      requestedAccommodation: player.requestedAccommodation ?? null,
      requestedBonus: player.requestedBonus ?? null,
      playerValue: player.playerValue ?? null,
    },
  };
}

/** In a file these are numbers, days and text as entered; the end of a contract is a column of its own. */
const rawInFile: readonly PlayerRowKey[] = [
  'bornDate',
  'age',
  'heightCm',
  'weightKg',
  'contractEnd',
  'optionUntil',
  'permitUntil',
  'minutesPercent',
  'openTo',
  'salary',
  'requestedSalary',
  'requestedBonus',
  'commissionFeeMin',
  'commissionFeeMax',
  'playerValue',
  'releaseClause',
  'askingFee',
  'payShare',
];

/** Rows of the record itself, which are no part of a report. */
const keptPrivate: readonly PlayerRowKey[] = [
  'principalRole',
  'secondaryRole',
  'bornDate',
  'permitUntil',
  'city',
  'region',
  'address',
  'commissionFeeMin',
  'commissionFeeMax',
  'phone',
];

const comparedOnMarket: readonly PlayerRowKey[] = [
  'principalRole',
  'secondaryRole',
  'age',
  'currentClub',
  'currentLevel',
  'contractualStatus',
  'immediateAvailability',
  'minutesPercent',
  'foot',
  'heightCm',
  'weightKg',
  'nationality',
  'euPassport',
  'city',
  'searchLevels',
  'countriesInterested',
];

function Page({ player }: { player: Player }) {
  const details = usePlayerRows().rows(player);
  const top = fieldsAtTop(player, today);
  const others = details.filter(({ key }) => !contractDetails.includes(key) && !top.has(key));
  return [
    createElement(PlayerHero, { key: 1, player }),
    createElement(PlayerContract, { key: 2, player, details }),
    createElement(PlayerDetails, { key: 3, details: others, comments: '' }),
  ];
}

function Compared({ one }: { one: ComparedPlayer }) {
  const facts = useComparedFacts([one]);
  return createElement(
    'dl',
    null,
    facts.map(({ key, label, of }) =>
      createElement('div', { key }, createElement('dt', null, label), createElement('dd', null, of(one))),
    ),
  );
}

const sorted = (said: readonly Said[]) => said.map((one) => one.join(': ')).sort();

beforeAll(openScreens);
afterAll(closeScreens);

describe.each(languages)('a player in "%s"', (language) => {
  const t = textsIn(language, ['players', 'catalogue', 'countries', 'regions', 'ui', 'player-career']);
  const rows = playerRowsIn(t, language);
  const stated = (player: Player, isOn: (key: PlayerRowKey) => boolean) =>
    sorted(
      rows
        .rows(player)
        .filter(({ key }) => isOn(key))
        .map(({ label, value }): Said => [label, value]),
    );

  describe.each([
    ['abroad, with every field', abroad],
    ['at home', { ...examplePlayer, contractualStatus: contractualStatus.free }],
    ['of whom nothing is known', nothing],
  ])('%s', (_, player) => {
    const top = fieldsAtTop(player, today);
    const measured = new Set(rows.measures(player).map(({ key }) => key));
    const report = reportOf(player);
    const sheet = reportSheet({ kind: 'player', report }, language, today);
    const publicRows = stated(
      player,
      (key) => measured.has(key) || !(keptPrivate.includes(key) || top.has(key)),
    );

    it('has the same rows on the own page, the public page and in the PDF', () => {
      const page = factsIn(htmlOf(language, createElement(Page, { player })));
      expect(sorted(page)).toEqual(
        stated(player, (key) => measured.has(key) || contractDetails.includes(key) || !top.has(key)),
      );
      shown.report = report;
      const published = factsIn(htmlOf(language, createElement(PlayerReportScreen)));
      expect(sorted(published)).toEqual(publicRows);
      const printed = [
        ...(sheet.player?.measures ?? []),
        ...(sheet.player?.sections ?? []).flatMap((section) => {
          const isOfFacts = ['identity', 'physical', 'availability', 'economic'].includes(
            section.group ?? '',
          );
          return isOfFacts ? section.rows : [];
        }),
      ];
      expect(sorted(printed.map(({ label, value }): Said => [label, value]))).toEqual(publicRows);
    });

    it('says the facts that decide alike on the page and in the PDF', () => {
      const html = htmlOf(language, createElement(PlayerHero, { player }));
      const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gu)].map(([, item = '']) => wordsOf(item));
      expect(items).toEqual(sheet.player?.deciding);
    });

    it('is in the preview what it is on the page', () => {
      const page = previewPage({
        language,
        sheet,
        kind: 'player',
        address: '',
        onward: '',
        image: null,
        base: '',
      });
      const known = stated(player, () => true);
      const said = sorted(factsIn(page));
      expect(said.filter((one) => !known.includes(one))).toEqual([]);
      const { contractState, level } = rows.words;
      const facts = [
        contractState(player),
        player.currentLevel === null ? null : level(player.currentLevel, player.country),
      ];
      for (const fact of facts) if (fact !== null) expect(sheet.summary.split(' · ')).toContain(fact);
    });

    it('is compared on the market and among applicants in the same words', () => {
      const compared = linesIn(
        htmlOf(
          language,
          createElement(ComparePlayers, { playerIds: [player.id], onChange: () => {}, onClose: () => {} }),
          { known: [[[...playersKeys.player, player.id], player]] },
        ),
      ).filter(([, value]) => value !== '–');
      expect(sorted(compared.slice(0, -1))).toEqual(stated(player, (key) => comparedOnMarket.includes(key)));
      const { minutesPercent, immediateAvailability, euPassport, heightCm, weightKg } = player;
      const one: ComparedPlayer = {
        ...exampleCompared,
        player: { ...exampleCompared.player, ...player },
        foot: player.foot,
        heightCm,
        weightKg,
        minutesPercent,
        immediateAvailability,
        euPassport,
      };
      const labels = new Set(rows.rows(abroad).map(({ label }) => label));
      const none = textsIn(language, 'candidate')('compare.none');
      const beside = factsIn(htmlOf(language, createElement(Compared, { one })));
      const applied = beside.filter(([label, value]) => labels.has(label) && value !== none);
      const keys = comparedOnMarket.filter(
        (key) =>
          !['principalRole', 'secondaryRole', 'currentLevel', 'nationality', 'city'].includes(key) &&
          !['searchLevels', 'countriesInterested'].includes(key),
      );
      expect(sorted(applied)).toEqual(stated(player, (key) => keys.includes(key)));
    });

    it('is in the file in the words of its rows', () => {
      const keys = playerRowKeys.filter((key) => !rawInFile.includes(key));
      const labels = new Set(keys.map((key) => t(`players:field.${key}`)));
      const cells = cellsIn(portfolioTable([{ player, careerEntries: [] }], rows, t));
      expect(sorted(cells.filter(([label]) => labels.has(label)))).toEqual(
        sorted(
          keys
            .map((key): Said => [rows.label(key), rows.parts(key, player).join(', ')])
            .filter(([, value]) => value !== ''),
        ),
      );
    });
  });

  it('has the same career entries on the page and in the PDF', () => {
    const report = reportOf(abroad);
    const { player } = reportSheet(
      { kind: 'player', report: { ...report, career: { ...abroad, items: careerEntries } } },
      language,
      today,
    );
    const printed = player?.sections.find(({ group }) => group === 'career')?.careerEntries ?? [];
    const html = htmlOf(
      language,
      createElement(CareerTable, {
        career: { items: careerEntries.map((one) => ({ ...one, canVerify: false })), can: { edit: false } },
        onEdit: () => {},
        onDelete: () => {},
        onVerify: () => {},
      }),
    );
    const lines = [...html.matchAll(/<tr.*?<\/tr>/gsu)]
      .map(([line]) => [...line.matchAll(/<td[^>]*>(.*?)<\/td>/gsu)].map(([, cell = '']) => wordsOf(cell)))
      .filter((cells) => cells.length === 2);
    expect(lines).toEqual(printed.map(({ season, league }) => [season, league?.name ?? '']));
  });
});
