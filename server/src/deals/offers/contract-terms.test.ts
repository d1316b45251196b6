import type { Api } from '@trattativa/contract/api';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { termKeys } from '@trattativa/domain/deals/offers/offer-terms';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfData } from '../../../test/factories/copy-of-data.ts';
import { type MadeOffer, makeOffer, makeViewedDeal, usualTerms } from '../../../test/factories/deals.ts';
import { makePlayerAccount } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { columnsOfTerms } from './term-columns.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

type Terms = Partial<Omit<Api['Offer/ReviseOffer']['input'], 'offerId' | 'version'>>;

/** Two seasons of a professional in Serie C with everything that an offer can state. */
const contract: Terms = {
  ...usualTerms,
  level: 2,
  monthlySalary: 3000,
  months: 12,
  contractKind: 'professional',
  signingFee: 5000,
  imageRights: 1000,
  furtherSeasons: [{ monthlySalary: 3500, months: 12, signingFee: null, imageRights: 1200 }],
  promotionBonus: 8000,
  salvationBonus: 2000,
  appearanceSteps: [
    { from: 30, amount: 2000 },
    { from: 20, amount: 1000 },
  ],
  cleanSheetSteps: [{ from: 10, amount: 1500 }],
  releaseClause: 150_000,
  option: { side: 'club', seasons: 1, until: '2028-05-31' },
  noticeMonths: 2,
  commissionPercent: 5,
  commissionPayer: 'recipient',
  commissionSeasons: 'allSeasons',
  commissionInstalments: 4,
};

const withoutCommission: Terms = {
  commissionPercent: null,
  commissionPayer: null,
  commissionSeasons: null,
  commissionInstalments: null,
};

/** Terms that a rule refuses for somebody born on the day: the field and its error. */
const beyond: [about: string, born: string, change: Terms, field: string, code: string][] = [
  [
    'three seasons at most for a minor',
    '2009-05-20',
    // No commission is due on a minor's deal, which would be refused first.
    { ...withoutCommission, furtherSeasons: Array(3).fill({ monthlySalary: 3000, months: 12 }) },
    'FurtherSeasons',
    'contractTooLong',
  ],
  [
    'the minimum of Serie C',
    '2000-05-20',
    { season: 2025, monthlySalary: 1500, imageRights: null, signingFee: null },
    'MonthlySalary',
    'payBelowMinimum',
  ],
  [
    'an amateur’s bonuses up to the fixed pay',
    '2000-05-20',
    { contractKind: 'amateur', furtherSeasons: [{ monthlySalary: 100, months: 10 }] },
    'FurtherSeasons.0.MonthlySalary',
    'bonusesAboveFixedPay',
  ],
  [
    'a volunteer’s refund up to 400 euros a month',
    '2000-05-20',
    { contractKind: 'volunteer', monthlySalary: 500, furtherSeasons: [] },
    'MonthlySalary',
    'refundTooHigh',
  ],
];

const open = async (token: string, offerId: number) =>
  (await app.call(token, 'Offer/OpenOffer', { offerId })).ok;
const revise = (token: string, offerId: number, version: number, terms: object) =>
  app.call(token, 'Offer/ReviseOffer', { offerId, version, ...contract, ...terms });

async function professionalOffer(deal: { linkedAccountId?: number } = {}): Promise<MadeOffer> {
  return makeOffer(app, { deal, terms: contract });
}

describe('the terms of a contract', () => {
  it('are stored for several seasons, countered twice and accepted, with every revision whole', async () => {
    const { agent, club, offerId } = await professionalOffer();
    const first = await open(agent.token, offerId);
    expect(first).toMatchObject({ contractKind: 'professional', seasons: 2, signingFee: 5000 });
    expect(first.revisions[0]?.terms).toMatchObject({
      ...contract,
      appearanceSteps: [
        { from: 20, amount: 1000 },
        { from: 30, amount: 2000 },
      ],
    });
    const longer = [
      { monthlySalary: 3800, months: 12 },
      { monthlySalary: 4200, months: 12, signingFee: 2000 },
    ];
    const asked = (await revise(agent.token, offerId, first.version, { furtherSeasons: longer })).ok.offer;
    expect(asked).toMatchObject({ seasons: 3, turn: 'club' });
    const seen = await open(club.token, offerId);
    const meeting = {
      furtherSeasons: [{ monthlySalary: 3700, months: 12 }],
      option: null,
      appearanceSteps: [],
    };
    await revise(club.token, offerId, seen.version, meeting).then(({ ok }) => ok);
    const { version } = await open(agent.token, offerId);
    const accepted = { offerId, version, status: offerStatus.accepted, revision: 3 } as const;
    const { offer } = (await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted)).ok;
    expect(
      offer.revisions.map(({ terms }) => terms.furtherSeasons.map(({ monthlySalary }) => monthlySalary)),
    ).toEqual([[3500], [3800, 4200], [3700]]);
    expect(offer.revisions[2]?.terms).toMatchObject({
      option: null,
      appearanceSteps: [],
      releaseClause: 150_000,
    });
  });

  it('are left out by an offer that states none of them', async () => {
    const { club, offerId } = await makeOffer(app);
    const { revisions, seasons } = (await app.call(club.token, 'Offer/GetOffer', { offerId })).ok;
    expect(seasons).toBe(1);
    expect(revisions[0]?.terms).toMatchObject({
      contractKind: null,
      furtherSeasons: [],
      appearanceSteps: [],
      option: null,
      releaseClause: null,
      commissionPayer: null,
    });
  });

  it('hide all about the commission from the player, whose counter-offer keeps it', async () => {
    const player = await makePlayerAccount(app);
    const made = await professionalOffer({ linkedAccountId: player.accountId });
    const grown = { born_date: '2000-05-20' };
    await app.services.db.updateTable('players').set(grown).where('id', '=', made.playerId).execute();
    const seen = await open(player.token, made.offerId);
    expect(JSON.stringify(seen)).not.toMatch(/ommission/);
    const { commissionPercent, commissionPayer, commissionSeasons, commissionInstalments, ...terms } =
      contract;
    for (const hidden of [
      { commissionPercent },
      { commissionPayer },
      { commissionSeasons },
      { commissionInstalments },
    ]) {
      const input = { offerId: made.offerId, version: seen.version, ...terms, ...hidden };
      expect((await app.call(player.token, 'Offer/ReviseOffer', input)).problem.code).toBe('FORBIDDEN');
    }
    const more = { offerId: made.offerId, version: seen.version, ...terms, monthlySalary: 3200 };
    await app.call(player.token, 'Offer/ReviseOffer', more).then(({ ok }) => ok);
    const { revisions } = await open(made.club.token, made.offerId);
    expect(revisions[1]?.terms).toMatchObject({
      monthlySalary: 3200,
      commissionPercent,
      commissionPayer,
      commissionSeasons,
      commissionInstalments,
    });
  });

  it.each(beyond)(
    'are refused beyond %s, with the article, in an offer and in a counter-offer',
    async (_, born, change, field, code) => {
      const made = await professionalOffer();
      const { db } = app.services;
      await db.updateTable('players').set({ born_date: born }).where('id', '=', made.playerId).execute();
      const { version } = await open(made.agent.token, made.offerId);
      const countered = await revise(made.agent.token, made.offerId, version, change);
      const deal = await makeViewedDeal(app);
      await db.updateTable('players').set({ born_date: born }).where('id', '=', deal.playerId).execute();
      const input = { playerId: deal.playerId, negotiationId: deal.negotiationId, ...contract, ...change };
      const offered = await app.call(deal.club.token, 'Offer/CreateOffer', input);
      for (const { problem } of [countered, offered]) {
        expect(problem.code).toBe('CONTRACT_NOT_ALLOWED');
        expect(problem.errors?.map((error) => [error.field, error.code])).toContainEqual([field, code]);
        expect(problem.errors?.every(({ text }) => /\((FIFA RSTP|Lega Pro–AIC|D\.Lgs)/.test(text))).toBe(
          true,
        );
      }
    },
  );

  it('refuse what says nothing: a payer without a commission, a threshold twice, seasons without pay', async () => {
    const { club, playerId, negotiationId } = await makeViewedDeal(app);
    const create = async (change: object) => {
      const input = { playerId, negotiationId, ...usualTerms, ...change };
      return (await app.call(club.token, 'Offer/CreateOffer', input)).problem;
    };
    expect((await create({ commissionPayer: 'recipient' })).errors?.[0]?.field).toBe('CommissionPercent');
    const twice = [
      { from: 20, amount: 1 },
      { from: 20, amount: 2 },
    ];
    expect((await create({ appearanceSteps: twice })).errors?.[0]).toMatchObject({ code: 'duplicate' });
    expect((await create({ furtherSeasons: [{ months: 10 }] })).code).toBe('INVALID_INPUT');
    expect((await create({ option: { side: 'club' } })).code).toBe('INVALID_INPUT');
  });

  it('are refused by the database too', async () => {
    const { offerId } = await makeOffer(app);
    const copied = (column: string, value: string) =>
      sql`
        insert into offer_revisions (offer_id, number, by_side, actor_id, at, salary_cents, food, travel_ticket, level, country,
          city, season, months, ${sql.ref(column)})
        select offer_id, 9, by_side, actor_id, at, salary_cents, food, travel_ticket, level, country, city, season, months,
          ${sql.raw(value)} from offer_revisions where offer_id = ${offerId}`.execute(app.services.db);
    const season = (change: string) =>
      `'[{"salaryCents": 1, "months": 1, "signingCents": null, ${change}}]'::jsonb`;
    for (const [column, value] of [
      ['further_seasons', season('"imageRightsCents": -1')],
      ['further_seasons', season('"imageRightsCents": 1.5')],
      ['further_seasons', season('"imageRightsCents": 1, "more": 1')],
      ['further_seasons', `'[{"months": 1}]'::jsonb`],
      ['further_seasons', `'{}'::jsonb`],
      ['appearance_steps', `'[{"from": 0, "cents": 1}]'::jsonb`],
      ['clean_sheet_steps', `'[{"from": 1}]'::jsonb`],
      ['contract_kind', `'other'`],
      ['option_side', `'club'`],
      ['commission_payer', `'club'`],
    ] as const) {
      await expect(copied(column, value), `${column} ${value}`).rejects.toMatchObject({ code: '23514' });
    }
  });

  it('are in the copy of the person’s data, without what the person may not see of an offer', async () => {
    const player = await makePlayerAccount(app);
    const { club, offerId } = await professionalOffer({ linkedAccountId: player.accountId });
    const termsFor = async (token: string) => (await open(token, offerId)).revisions[0]?.terms ?? {};
    const [all, seen] = [await termsFor(club.token), await termsFor(player.token)];
    const hidden = termKeys.filter((term) => term in all && !(term in seen));
    expect(hidden).toContain('commissionPayer');
    const { json } = await copyOfData(app, player);
    expect(json).toContain('release_clause_cents');
    for (const column of hidden.flatMap((term) => columnsOfTerms[term])) expect(json).not.toContain(column);
  });
});
