import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../stage/build-test-app.ts';
import type { Answered } from './answered-calls.ts';
import { World } from './world.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z', env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const player = fc.nat({ max: 5 });
const club = fc.nat({ max: 3 });
const row = fc.nat({ max: 4 });

type Act = (world: World) => Promise<void>;

/** An act with its name, so that a sequence that fails can be read. */
function act<Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  run: (world: World, given: Input) => Promise<void>,
) {
  return input.map((given) =>
    Object.assign((world: World) => run(world, given), {
      toString: () => `${name} ${JSON.stringify(given)}`,
    }),
  );
}

const signing = fc.record({
  player,
  club,
  further: fc.option(fc.nat({ max: 5 })),
  kind: fc.constantFrom('professional' as const, 'amateur' as const, null),
  release: fc.constantFrom('permanent' as const, 'loan' as const, null),
});
const ending = fc.record({
  player,
  row,
  by: fc.oneof(fc.constant('player' as const), club),
  days: fc.integer({ min: -1, max: 400 }),
  isAgreed: fc.boolean(),
});
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: act('sign', signing, (world, given) => world.sign(given)) },
  {
    weight: 2,
    arbitrary: act('apply', fc.tuple(player, club), (world, given) => world.signApplicant(...given)),
  },
  { weight: 4, arbitrary: act('end', ending, (world, given) => world.end(given)) },
  {
    weight: 1,
    arbitrary: act('correct', fc.tuple(player, row, fc.integer({ min: -1, max: 30 })), (world, given) =>
      world.correct(...given),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      'exercise',
      fc.tuple(player, club, fc.constantFrom('offer' as const, 'transfer' as const)),
      (world, given) => world.exercise(...given),
    ),
  },
  { weight: 2, arbitrary: act('pass', fc.integer({ min: 1, max: 150 }), (world, days) => world.pass(days)) },
);

const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(app.services.db)).rows;

/** Rows of the ledger of the players of a world, under one number for each person. */
const ledger = (players: readonly number[]) => sql`
  (select coalesce(p.account_id, -p.id) as person, r.id, r.team_id, r.kind, r.starts_on as first, coalesce(r.ended_on, r.ends_on) as last
   from registrations r join players p on p.id = r.player_id
   where p.id = any(${players}) and coalesce(r.ended_on, r.ends_on) >= r.starts_on)`;

/** What must never be, by name, with the rows that are so. */
async function wrongs(world: World): Promise<Record<string, unknown[]>> {
  const ids = world.players.flatMap(({ playerId, person }) => [
    playerId,
    ...(person ? [person.playerId] : []),
  ]);
  const all = ledger(ids);
  const present = sql`
    (select distinct on (person) person, id, kind, team_id, last from ${all} l
     where first <= ${world.today}::date and last >= ${world.today}::date order by person, (kind = 'loan') desc, first, id)`;
  return {
    'two contracts on one day': await rows(sql`
      select a.id, b.id as other from ${all} a join ${all} b on b.person = a.person and b.id > a.id
      where a.kind <> 'loan' and b.kind <> 'loan' and a.first <= b.last and b.first <= a.last`),
    'two loans on one day': await rows(sql`
      select a.id, b.id as other from ${all} a join ${all} b on b.person = a.person and b.id > a.id
      where a.kind = 'loan' and b.kind = 'loan' and a.first <= b.last and b.first <= a.last`),
    'a loan beyond the contracts': await rows(sql`
      select l.id from ${all} l where l.kind = 'loan' and not (
        select coalesce(range_agg(daterange(c.first, c.last + 1)), '{}'::datemultirange) @> daterange(l.first, l.last + 1)
        from ${all} c where c.person = l.person and c.kind <> 'loan')`),
    'a fourth club in a season': await rows(sql`
      select person, season, count(distinct team_id) from (
        select person, team_id, extract(year from first - interval '6 months') as season from ${all} l) s
      group by person, season having count(distinct team_id) > 3`),
    'a record that does not follow the ledger': await rows(sql`
      select p.id, p.contractual_status, p.registration_id, present.id as present
      from players p left join ${present} present on present.person = coalesce(p.account_id, -p.id)
      where p.id = any(${ids}) and (p.registration_id is distinct from present.id
        or (present.id is not null and (p.contractual_status = ${contractualStatus.free} or p.current_club = '')))`),
    'a contract that ends otherwise in the record': await rows(sql`
      select p.id, p.contract_end, present.last from players p
        join ${present} present on present.person = coalesce(p.account_id, -p.id) and present.kind <> 'loan'
      where p.id = any(${ids}) and p.contract_end is distinct from coalesce((
        select coalesce(x.ended_on, x.ends_on) from registrations x
        where x.extends_id = present.id and coalesce(x.ended_on, x.ends_on) >= x.starts_on), present.last)`),
    'an option that does not follow its contract': await rows(sql`
      select x.id from registrations x join registrations c on c.id = x.extends_id
      where x.player_id = any(${ids}) and coalesce(x.ended_on, x.ends_on) >= x.starts_on
        and (c.ended_on is not null or x.starts_on <> c.ends_on + 1)`),
  };
}

const nothing = (found: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));

/** Refusals of a signature that do not say by which rule, or until when and with whom the player is registered. */
function speechless(answered: readonly Answered[]): Answered[] {
  return answered.filter(
    ({ code, detail }) =>
      (code === 'SIGNATURE_NOT_ALLOWED' && !/art\. \d/.test(detail)) ||
      (code === 'ALREADY_REGISTERED' && !/\d{4}/.test(detail)),
  );
}

describe('any sequence of acts on four clubs and six players', () => {
  it('leaves one contract a day, loans within contracts, three clubs a season, and records that follow the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 12, maxLength: 30 }), async (acts) => {
        const world = await World.make(app);
        for (const done of acts) {
          const before = world.answered.length;
          await done(world);
          expect(nothing(await wrongs(world)), String(done)).toEqual({});
          const answers = world.answered.slice(before);
          expect(
            answers.filter(({ status }) => status >= 500),
            String(done),
          ).toEqual([]);
          expect(speechless(answers), String(done)).toEqual([]);
        }
        await world.app.settle();
      }),
      { numRuns: 6, seed: 26, endOnFailure: true },
    );
    // What was never done would prove nothing.
    const done = await rows(sql<{ what: string }>`
      select distinct kind as what from registrations union select ended_by from registrations where ended_by is not null
      union select 'option' from registrations where extends_id is not null union select outcome from deal_options`);
    const whats = [
      'employed',
      'loan',
      'correction',
      'renewal',
      'termination',
      'transfer',
      'option',
      'exercised',
      'lapsed',
    ];
    expect(done.map(({ what }) => what)).toEqual(expect.arrayContaining(whats));
  }, 600_000);
});
