import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../stage/build-test-app.ts';
import { anyAct, beginnings } from './acts.ts';
import type { Answered } from './answered-calls.ts';
import { World } from './world.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z', env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** Acts that follow the first ones of a sequence. */
const furtherActs = fc.array(anyAct, { minLength: 4, maxLength: 12 });

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
    for (const [index, beginning] of Object.values(beginnings).entries())
      await fc.assert(
        fc.asyncProperty(beginning, furtherActs, async (first, next) => {
          const world = await World.make(app);
          for (const done of [...first, ...next]) {
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
        { numRuns: 2, seed: 26 + index, endOnFailure: true },
      );
    // What was never done would prove nothing.
    const done = await rows(sql<{ what: string }>`
      select distinct kind as what from registrations union select ended_by from registrations where ended_by is not null
      union select 'option' from registrations where extends_id is not null union select outcome from deal_options
      union select 'purchase' from deal_options where transfer_id is not null and outcome = 'exercised'`);
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
      'purchase',
    ];
    expect(done.map(({ what }) => what)).toEqual(expect.arrayContaining(whats));
  }, 600_000);
});
