import { exampleTerms } from '@trattativa/domain/deals/offers/example-terms';
import { type OfferTerms, reportedTerms, termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { textsIn } from '../translate.ts';
import { offerReportWordsIn } from './offer-report-words.ts';
import { offerWordsIn } from './offer-words.ts';

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

const shared = {
  principalRole: playerRole.attackingMidfielder,
  coachRole: null,
  player: null,
  level: everything.level,
  country: everything.country,
  season: everything.season,
  createdAt: '2026-10-12T09:30:00.000Z',
  terms: everything,
};

describe.each(languages)('the words of an offer in "%s"', (language) => {
  const words = offerWordsIn(textsIn(language, ['offers', 'catalogue', 'countries']), language);
  const report = offerReportWordsIn(
    textsIn(language, ['offers', 'catalogue', 'countries', 'players', 'reports']),
    language,
  );
  const stated = words.stated(everything);

  it('name every term and its value', () => {
    expect([...new Set(stated.map(({ term }) => term))]).toEqual(termKeys);
    for (const { label, value } of stated) expect([label, value].every(Boolean)).toBe(true);
    expect(words.stated({ ...everything, furtherSeasons: [] }).map(({ label }) => label)).toEqual(
      termKeys.filter((term) => term !== 'furtherSeasons').map((term) => words.name(term)),
    );
  });

  it('are the same in a report, which leaves out place, comments and commission', () => {
    const isShown = ({ term }: { term: string }) => (reportedTerms as readonly string[]).includes(term);
    expect(report.terms(shared)).toEqual(stated.filter(isShown));
    const facts = new Map(report.facts(shared, (instant) => instant));
    for (const term of ['level', 'country', 'season'] as const)
      expect(facts.get(words.name(term))).toBe(words.value(term, everything));
  });
});

it('a level abroad is named with its country on every surface', () => {
  const words = offerWordsIn(textsIn('it', ['offers', 'catalogue', 'countries']), 'it');
  expect(words.value('level', everything)).toBe('5º livello, Spagna');
});
