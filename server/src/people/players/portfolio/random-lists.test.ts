import type { Api } from '@trattativa/contract/api';
import { levels } from '@trattativa/domain/people/levels';
import { type PlayerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { moveKinds } from '@trattativa/domain/people/players/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Foot } from '@trattativa/domain/people/players/feet';
import { skills } from '@trattativa/domain/people/players/skills';
import { seasonOf } from '@trattativa/domain/people/season';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillMarket } from '../../../../test/factories/market.ts';
import { makeStaff, makeTeamMember } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

type Filter = Api['Player/GetPlayers']['input'];

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const { db } = app.services;
  await fillMarket(db, { players: 2000, requests: 1, agents: 4, clubs: 1 }, app.clock.now());
  await sql`update players set deleted_at = ${app.clock.now()} where id % 50 = 0`.execute(db);
  // Three of four under contract know its end, one in three is open to a loan, one in seven has a second nationality.
  await sql`
    update players set contract_end = case when contractual_status = 1 and id % 4 > 0
        then date '2026-06-30' + (id % 4)::int * 365 end,
      open_to_free = contractual_status is not distinct from 0, open_to_loan = id % 3 = 0, open_to_permanent = id % 5 = 0,
      second_nationality = case when id % 7 = 0 then (array['FR', 'DE', 'IT'])[1 + id % 3] end`.execute(db);
  // Two of three have figures, of this season, the one before or an older one.
  await sql`
    update players set figures_season = 2022 + id % 4, season_minutes = id * 71 % 3200 where id % 3 > 0`.execute(
    db,
  );
  // As many records share an instant as in an imported market.
  await sql`update players set updated_at = date_trunc('day', updated_at)`.execute(db);
});
afterAll(() => app.close());

const open = {
  text: fc.constantFrom('n12', 'nome n7', '%'),
  role: fc.constantFrom(0 as const, ...playerRoles),
  secondaryRole: fc.constantFrom(0 as const, ...playerRoles),
  ageFrom: fc.integer({ min: 15, max: 30 }),
  ageTo: fc.integer({ min: 18, max: 40 }),
  region: fc.constantFrom('VEN' as const, 'LOM' as const, 'SIC' as const),
  foot: fc.constantFrom(0 as const, 1 as const, 2 as const),
  heightFrom: fc.integer({ min: 160, max: 195 }),
  heightTo: fc.integer({ min: 165, max: 200 }),
  level: fc.constantFrom(...levels),
  nationality: fc.constantFrom('IT', 'FR', 'DE'),
  contractUntil: fc.constantFrom('2027-06-30', '2028-06-30'),
  maySign: fc.boolean(),
  openTo: fc.constantFrom(...moveKinds),
  euPassport: fc.boolean(),
  nonEuPlace: fc.boolean(),
  minutesFrom: fc.integer({ min: 0, max: 3200 }),
  contractualStatus: fc.constantFrom(0 as const, 1 as const),
  immediateAvailability: fc.boolean(),
  skills: fc.subarray([...skills], { minLength: 1, maxLength: 2 }),
};
const money = {
  salaryFrom: fc.integer({ min: 0, max: 4000 }),
  salaryTo: fc.integer({ min: 500, max: 5000 }),
  valueFrom: fc.integer({ min: 0, max: 400_000 }),
  valueTo: fc.integer({ min: 50_000, max: 500_000 }),
};
const openSorts = {
  updated: 'updated_at',
  name: `fold_text(surname || ' ' || name)`,
  height: 'coalesce(height_cm, -1)',
};
const moneySorts = { salary: 'coalesce(salary_cents, -1)', value: 'coalesce(player_value_cents, -1)' };

/** One to four filters, so that most lists are not empty. */
function someOf(filters: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Filter> {
  return fc
    .subarray(Object.keys(filters), { minLength: 1, maxLength: 4 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, filters[name]])) as never));
}

/** Each filter of the specification, tested on every row without an index. */
const plainly: { [Name in keyof Filter]?: (value: never, today: Date) => RawBuilder<unknown> } = {
  text: (text: string) =>
    sql`position(lower(${text}) in lower(name || ' ' || surname || ' ' || current_club)) > 0`,
  role: (role: PlayerRole) =>
    sql`(${role} = 0 or ${role} in (coalesce(principal_role, -1), coalesce(secondary_role, -1)))`,
  secondaryRole: (role: PlayerRole) => sql`(${role} = 0 or secondary_role + 0 = ${role})`,
  ageFrom: (age: number, today) => sql`extract(year from age(${today}::date, born_date)) >= ${age}`,
  ageTo: (age: number, today) => sql`extract(year from age(${today}::date, born_date)) <= ${age}`,
  region: (region: string) => sql`region || '' = ${region}`,
  foot: (foot: Foot) => sql`foot + 0 = ${foot}`,
  heightFrom: (cm: number) => sql`height_cm + 0 >= ${cm}`,
  heightTo: (cm: number) => sql`height_cm + 0 <= ${cm}`,
  level: (level: number) => sql`${level} = any (search_levels)`,
  nationality: (country: string) =>
    sql`${country} in (nationality || '', coalesce(second_nationality, '') || '')`,
  contractUntil: (day: string) => sql`contract_end + 0 <= ${day}::date`,
  // The last six months of a contract, as the rule pack of the release has it.
  maySign: (may: boolean, today) =>
    sql`case when contractual_status = 0 then true else contract_end - interval '6 months' <= ${today}::date end = ${may}`,
  openTo: (kind: string) =>
    sql`${kind} = any (array[case when open_to_free then 'free' end, case when open_to_loan then 'loan' end,
      case when open_to_permanent then 'permanent' end])`,
  euPassport: (has: boolean) => sql`eu_passport is not distinct from ${has}`,
  nonEuPlace: (takesOne: boolean) => sql`
    case when eu_passport or exists (select from unnest(array[nationality, second_nationality]) as code
        where is_exempt_from_non_eu_places(code)) then false
      when not eu_passport and (nationality is not null or second_nationality is not null) then true end = ${takesOne}`,
  // The season of the test's clock, or the one before.
  minutesFrom: (minutes: number, today) =>
    sql`season_minutes + 0 >= ${minutes} and figures_season + 0 >= ${seasonOf(today.toISOString().slice(0, 10)) - 1}`,
  contractualStatus: (status: ContractualStatus) => sql`contractual_status + 0 = ${status}`,
  immediateAvailability: (available: boolean) =>
    sql`immediate_availability is not distinct from ${available}`,
  skills: (wanted: number[]) =>
    sql`not exists (select from unnest(${wanted}::smallint[]) s where s <> all (skills))`,
  salaryFrom: (euros: number) => sql`salary_cents / 100 >= ${euros}`,
  salaryTo: (euros: number) => sql`salary_cents / 100.0 <= ${euros}`,
  valueFrom: (euros: number) => sql`player_value_cents / 100 >= ${euros}`,
  valueTo: (euros: number) => sql`player_value_cents / 100.0 <= ${euros}`,
};

async function idsPlainly(
  filter: Filter,
  scope: string,
  sort: string,
  descending: boolean,
): Promise<number[]> {
  const today = app.clock.now();
  const conditions = Object.entries(filter).map(([name, value]) =>
    (plainly[name as keyof Filter] as (value: unknown, today: Date) => RawBuilder<unknown>)(value, today),
  );
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const found = await sql<{ id: number }>`
    select id from players where deleted_at is null and ${sql.raw(scope)} and ${sql.join(conditions, sql` and `)}
    order by ${sql.raw(sort)} ${direction}, id ${direction}`.execute(app.services.db);
  return found.rows.map(({ id }) => id);
}

/** The first three pages, and the total that each of them states. */
async function firstPages(
  token: string,
  input: Filter,
  pages = 3,
): Promise<{ ids: number[]; totals: number[] }> {
  const { items, total, nextCursor } = (await app.call(token, 'Player/GetPlayers', input)).ok;
  const ids = items.map(({ id }) => id);
  if (nextCursor === null || pages === 1) return { ids, totals: [total] };
  const rest = await firstPages(token, { ...input, cursor: nextCursor }, pages - 1);
  return { ids: [...ids, ...rest.ids], totals: [total, ...rest.totals] };
}

async function compare(
  token: string,
  filters: fc.Arbitrary<Filter>,
  scope: string,
  sorts: Record<string, string>,
): Promise<void> {
  const limit = 20;
  let listed = 0;
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...Object.entries(sorts)),
      fc.boolean(),
      async (filter, [sort, key], descending) => {
        const expected = await idsPlainly(filter, scope, key, descending);
        const input = { ...filter, sort: sort as Filter['sort'], descending, limit };
        const { ids, totals } = await firstPages(token, input);
        expect(ids).toEqual(expected.slice(0, 3 * limit));
        expect(new Set(totals)).toEqual(new Set([expected.length]));
        listed += ids.length;
      },
    ),
    { numRuns: 150 },
  );
  expect(listed).toBeGreaterThan(500);
}

it('staff’s list under random filters equals a check of every row', async () => {
  const { token } = await makeStaff(app);
  await compare(token, someOf({ ...open, ...money }), 'true', { ...openSorts, ...moneySorts });
}, 120_000);

it('the market that a club sees under random filters equals a check of every adult on it', async () => {
  const { token } = await makeTeamMember(app);
  const adults = `on_market and age(date '${app.clock.now().toISOString().slice(0, 10)}', born_date) >= interval '18 years'`;
  await compare(token, someOf(open), adults, openSorts);
}, 120_000);
