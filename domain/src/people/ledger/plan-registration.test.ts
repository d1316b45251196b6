import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../platform/plain-date.ts';
import { seasonOf } from '../season.ts';
import { type NewRegistration, planRegistration } from './plan-registration.ts';
import { inForceOn, lastDayOf, type Registration, stateOn } from './registration.ts';

const [rovigo, siena, teramo] = [1, 2, 3];
const today = '2026-11-02';

const entry = (fields: Partial<Registration>): Registration => ({
  id: 10,
  teamId: siena ?? null,
  clubName: 'Siena',
  kind: 'employed',
  source: 'deal',
  startsOn: '2026-07-01',
  endsOn: '2028-06-30',
  endedOn: null,
  ...fields,
});

const signing = (fields: Partial<NewRegistration> = {}): NewRegistration => ({
  teamId: rovigo as number,
  kind: 'employed',
  today,
  agreed: null,
  releasedBy: null,
  monthsToSign: 6,
  season: 2026,
  firstMonth: undefined,
  ...fields,
});

const releasedBy = { teamId: siena as number, clubName: 'Siena' };
const twoSeasons = { from: '2026-07-01', until: '2028-06-30' };

describe('a signature with a club', () => {
  it.each<[string, Parameters<typeof planRegistration>, object]>([
    [
      'of a free player without written terms lasts from today to the end of the season',
      [[], null, signing()],
      { startsOn: today, endsOn: '2027-06-30', ends: [], cover: null },
    ],
    [
      'is not refused for an older loan whose contract went with an erased record',
      [[entry({ kind: 'loan', startsOn: '2024-09-01', endsOn: '2025-06-30' })], null, signing()],
      { startsOn: today, endsOn: '2027-06-30', ends: [] },
    ],
    [
      'lasts as the accepted offer says',
      [[], null, signing({ agreed: twoSeasons })],
      { startsOn: today, endsOn: '2028-06-30' },
    ],
    [
      'that renews a contract replaces what an option added to it, also for fewer seasons',
      [
        [
          entry({ teamId: rovigo as number }),
          entry({
            id: 11,
            teamId: rovigo as number,
            startsOn: '2028-07-01',
            endsOn: '2029-06-30',
            extendsId: 10,
          }),
        ],
        null,
        signing({ agreed: { from: '2026-07-01', until: '2027-06-30' } }),
      ],
      {
        ends: [
          { id: 10, endedOn: '2026-11-01', endedBy: 'renewal' },
          { id: 11, endedOn: '2028-06-30', endedBy: 'renewal' },
        ],
      },
    ],
    [
      'for the next season begins with it',
      [[], null, signing({ agreed: { from: '2027-07-01', until: '2028-06-30' } })],
      { startsOn: '2027-07-01', endsOn: '2028-06-30' },
    ],
    [
      'begins after a contract in whose last six months the player may sign elsewhere',
      [[entry({ endsOn: '2027-03-31' })], null, signing()],
      { startsOn: '2027-04-01', endsOn: '2027-06-30', ends: [] },
    ],
    [
      'begins after a contract that both sides have ended early, however far off its last day is',
      [[entry({ endedOn: '2027-06-30' })], null, signing()],
      { startsOn: '2027-07-01', endsOn: '2028-06-30', ends: [] },
    ],
    [
      'begins after a declared contract in its last six months',
      [[], { clubName: 'Siena', endsOn: '2026-12-31' }, signing()],
      { startsOn: '2027-01-01', endsOn: '2027-06-30' },
    ],
    [
      'sets aside a declared contract that lasts longer: a declaration binds nobody',
      [[], { clubName: 'Siena', endsOn: '2029-06-30' }, signing()],
      { startsOn: today, ends: [] },
    ],
    [
      'ends the contract of the club that agreed on the day before',
      [[entry({})], null, signing({ releasedBy })],
      { startsOn: today, ends: [{ id: 10, endedOn: '2026-11-01', endedBy: 'transfer' }] },
    ],
    [
      'with the same club renews the contract, and without written terms never shortens it',
      [[entry({ teamId: rovigo as number })], null, signing()],
      {
        startsOn: today,
        endsOn: '2028-06-30',
        ends: [{ id: 10, endedOn: '2026-11-01', endedBy: 'renewal' }],
      },
    ],
    [
      'of the club that has the player on loan ends the loan and, as its club agreed, the contract',
      [
        [entry({}), entry({ id: 11, teamId: rovigo as number, kind: 'loan', endsOn: '2027-06-30' })],
        null,
        signing({ releasedBy, agreed: twoSeasons }),
      ],
      {
        ends: [
          { id: 10, endedOn: '2026-11-01', endedBy: 'transfer' },
          { id: 11, endedOn: '2026-11-01', endedBy: 'renewal' },
        ],
      },
    ],
    [
      'in spring without written terms lasts to the end of the season for which it registers',
      [[], null, signing({ today: '2027-05-20', season: 2027 })],
      { startsOn: '2027-05-20', endsOn: '2028-06-30' },
    ],
    [
      'begins after a contract that is already set to end, where its club agrees',
      [[entry({ endedOn: '2026-12-31' })], null, signing({ releasedBy })],
      { startsOn: '2027-01-01', ends: [] },
    ],
    [
      'that never began does not count',
      [[entry({ startsOn: '2027-07-01', endedOn: '2027-06-30' })], null, signing({ agreed: twoSeasons })],
      { startsOn: today, ends: [] },
    ],
  ])('%s', (_name, asked, expected) => {
    expect(planRegistration(...asked)).toMatchObject({ outcome: 'registered', ...expected });
  });

  it.each<[string, Parameters<typeof planRegistration>, number]>([
    ['a contract with another club that lasts longer', [[entry({})], null, signing()], 10],
    [
      'a contract with another club that was agreed for the same days',
      [[entry({ startsOn: '2027-01-01' })], null, signing({ agreed: twoSeasons })],
      10,
    ],
    [
      'an agreement with a club that does not have the player',
      [[entry({})], null, signing({ releasedBy: { teamId: teramo as number, clubName: 'Teramo' } })],
      10,
    ],
    [
      'a loan to a third club',
      [
        [entry({}), entry({ id: 11, teamId: teramo as number, kind: 'loan', endsOn: '2027-06-30' })],
        null,
        signing({ kind: 'loan', releasedBy }),
      ],
      11,
    ],
    [
      'a loan beyond the contract',
      [
        [entry({ endsOn: '2027-03-31' })],
        null,
        signing({ kind: 'loan', releasedBy, agreed: { from: today, until: '2027-06-30' } }),
      ],
      10,
    ],
  ])('is refused by %s', (_name, asked, id) => {
    expect(planRegistration(...asked)).toMatchObject({ outcome: 'refused', by: { id } });
  });

  it('with the club that lent the player renews the contract around the loan, unless it would end before the loan', () => {
    const [contract, loan] = [
      entry({}),
      entry({ id: 11, teamId: teramo as number, kind: 'loan', startsOn: '2026-08-01', endsOn: '2027-06-30' }),
    ];
    const renewal = signing({ teamId: siena as number, agreed: { from: today, until: '2030-06-30' } });
    expect(planRegistration([contract, loan], null, renewal)).toMatchObject({
      ends: [{ id: 10, endedOn: '2026-11-01', endedBy: 'renewal' }],
    });
    const short = { ...renewal, agreed: { from: today, until: '2027-05-31' } };
    expect(planRegistration([contract, loan], null, short)).toMatchObject({
      outcome: 'refused',
      by: { id: 11 },
    });
  });

  it('on loan enters a declared contract that ends before the next one begins', () => {
    const next = entry({ startsOn: '2027-07-01', endsOn: '2028-06-30', teamId: teramo as number });
    const loan = signing({ kind: 'loan', releasedBy, agreed: { from: today, until: '2027-01-31' } });
    const declared = { clubName: 'Siena', endsOn: '2029-06-30' };
    expect(planRegistration([next], declared, loan)).toMatchObject({ cover: { endsOn: '2027-06-30' } });
  });

  it('on loan lies within the contract of the club that lends, or enters what the record states of it', () => {
    const loan = signing({ kind: 'loan', releasedBy, agreed: { from: today, until: '2027-06-30' } });
    expect(planRegistration([entry({})], null, loan)).toMatchObject({ ends: [], cover: null });
    expect(planRegistration([], { clubName: 'Robur', endsOn: '2028-06-30' }, loan)).toMatchObject({
      cover: { teamId: siena, clubName: 'Siena', endsOn: '2028-06-30' },
    });
    expect(planRegistration([], null, { ...loan, releasedBy: null })).toMatchObject({
      cover: { teamId: null, clubName: '', endsOn: '2027-06-30' },
    });
  });
});

const day = fc.integer({ min: 0, max: 1200 }).map((days) => daysAfter('2026-07-01', days));
const anySigning = fc
  .record({
    declared: fc.option(fc.record({ clubName: fc.constant('Robur'), endsOn: fc.option(day) })),
    teamId: fc.integer({ min: 1, max: 4 }),
    kind: fc.constantFrom('employed' as const, 'amateur' as const, 'loan' as const),
    today: day,
    agreed: fc.option(
      fc
        .tuple(day, fc.integer({ min: 0, max: 900 }))
        .map(([from, days]) => ({ from, until: daysAfter(from, days) })),
    ),
    releasedBy: fc.option(
      fc.integer({ min: 1, max: 4 }).map((teamId) => ({ teamId, clubName: `Club ${teamId}` })),
    ),
    monthsToSign: fc.constantFrom(6, 1, null),
    firstMonth: fc.constantFrom(undefined, 1),
  })
  .map((one) => ({ ...one, season: seasonOf(one.today, one.firstMonth) }));

describe('after any signatures in any order', () => {
  it('no day has two contracts or two loans, every loan lies within a contract, and what began is never unwritten', () => {
    fc.assert(
      fc.property(fc.array(anySigning, { maxLength: 12 }), (signings) => {
        let ledger: Registration[] = [];
        for (const one of [...signings].sort((a, b) => a.today.localeCompare(b.today))) {
          const plan = planRegistration(ledger, one.declared, one);
          if (plan.outcome === 'refused') continue;
          ledger = ledger.map((row) => {
            const end = plan.ends.find(({ id }) => id === row.id);
            expect(end && row.startsOn < one.today ? end.endedOn >= daysAfter(one.today, -1) : true).toBe(
              true,
            );
            return end ? { ...row, endedOn: end.endedOn } : row;
          });
          const { startsOn, endsOn, cover } = plan;
          expect(startsOn >= one.today && endsOn >= startsOn).toBe(true);
          const added = { source: 'deal', startsOn, endsOn, endedOn: null } as const;
          if (cover)
            ledger.push({ ...added, ...cover, id: ledger.length + 1, kind: 'employed', source: 'declared' });
          ledger.push({ ...added, id: ledger.length + 1, teamId: one.teamId, clubName: '', kind: one.kind });
        }
        for (const row of ledger) {
          const at = [row.startsOn, lastDayOf(row)].filter((on) => stateOn(row, on) === 'inForce');
          for (const on of at) {
            const present = ledger.filter((other) => stateOn(other, on) === 'inForce');
            expect(present.filter(({ kind }) => kind === 'loan').length).toBeLessThanOrEqual(1);
            expect(present.filter(({ kind }) => kind !== 'loan')).toHaveLength(1);
            expect(inForceOn(ledger, on)).not.toBeNull();
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
