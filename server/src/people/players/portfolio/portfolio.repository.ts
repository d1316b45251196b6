import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Foot } from '@trattativa/domain/people/players/feet';
import type { MandatoryPlayerField } from '@trattativa/domain/people/players/mandatory-fields';
import type { SignableEnds } from '@trattativa/domain/people/rules/free-to-sign';
import { type RawBuilder, sql } from 'kysely';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Database } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, type Period, pageOf } from '../../../platform/paging.ts';
import { marketRows } from '../../market-rows.ts';
import { sqlContractualStatus } from '../../sql-names.ts';
import type { PlayerRow } from '../player.ts';
import { isIncomplete, lacksAny, playerColumns } from '../players.repository.ts';
import type { PortfolioOwner } from './portfolio-owner.ts';
import { isKeptBy } from './portfolio-records.repository.ts';
import { lastSignableEnd } from './signable-ends.repository.ts';

/** The records of a list: of a portfolio, or all (null); `bornTo` excludes players born later. */
export interface PortfolioScope {
  owner: PortfolioOwner | null;
  bornTo?: string;
  /** Only players on the market. */
  onMarket?: boolean;
  /** Only players whom this club watches. */
  watchedByTeam?: number;
  /** Only players who came to the market, or changed in a compared field, in a period. */
  freshIn?: Period;
  /** Only records made in a period. */
  createdIn?: Period;
  /** In addition, all records of this portfolio. */
  orOwner?: PortfolioOwner;
}

export interface PortfolioFilter {
  text: string | undefined;
  role: PlayerRole | undefined;
  secondaryRole: PlayerRole | undefined;
  /** Born on or before / after, `YYYY-MM-DD`. */
  bornTo: string | undefined;
  bornAfter: string | undefined;
  region: string | undefined;
  foot: Foot | undefined;
  heightFrom: number | undefined;
  heightTo: number | undefined;
  level: number | undefined;
  nationality: string | undefined;
  euPassport: boolean | undefined;
  /** Whether the player takes a place for non-EU players. */
  nonEuPlace: boolean | undefined;
  /** At least so many minutes, in a season that began in `since` or later. */
  minutes: { min: number; since: number } | undefined;
  contractualStatus: ContractualStatus | undefined;
  /** `YYYY-MM-DD`, included. */
  contractUntil: string | undefined;
  /** Whether the player may sign elsewhere, and the ends of contracts with which a bound one may. */
  maySign: { is: boolean; ends: SignableEnds } | undefined;
  openTo: MoveKind | undefined;
  salaryFromCents: number | undefined;
  salaryToCents: number | undefined;
  valueFromCents: number | undefined;
  valueToCents: number | undefined;
  immediateAvailability: boolean | undefined;
  /** Players must have all of them. */
  skills: readonly number[];
  completeness: 'incomplete' | 'obsolete' | 'complete' | undefined;
  /** What `completeness` asks for: of records whose private fields the reader may not see, the others alone. */
  mandatory: readonly MandatoryPlayerField[];
  /** Last changed before it, a complete record is obsolete. */
  obsoleteBefore: Date;
}

type SortName = 'updated' | 'name' | 'age' | 'role' | 'height' | 'salary' | 'value';

/** The key of each sort, and the type of its cursor. Never null, so that rows compare. */
const sorts: Record<SortName, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  updated: { key: sql`p.updated_at`, type: sql`timestamptz` },
  name: { key: sql`fold_text(p.surname || ' ' || p.name)`, type: sql`text` },
  age: { key: sql`coalesce(p.born_date, date '1900-01-01')`, type: sql`date` },
  role: { key: sql`coalesce(p.principal_role, 99)`, type: sql`smallint` },
  height: { key: sql`coalesce(p.height_cm, -1)`, type: sql`smallint` },
  salary: { key: sql`coalesce(p.salary_cents, -1)`, type: sql`bigint` },
  value: { key: sql`coalesce(p.player_value_cents, -1)`, type: sql`bigint` },
};

export interface PortfolioPage {
  rows: PlayerRow[];
  nextCursor: string | null;
  /** Exact up to 10,000; beyond that 10,001. */
  total: number;
}

/** A page of a portfolio by filter and sort, after a cursor; with the number of all matching records. */
export async function listPortfolio(
  db: Database,
  scope: PortfolioScope,
  filter: PortfolioFilter,
  order: { sort: SortName; descending: boolean },
  page: { limit: number; after: Cursor | null },
): Promise<PortfolioPage> {
  const { key, type } = sorts[order.sort];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const inOrder = sql`order by ${key} ${direction}, p.id ${direction}`;
  const after = page.after
    ? sql` and (${key}, p.id) ${order.descending ? sql`<` : sql`>`} (${page.after.key}::${type}, ${page.after.id})`
    : sql``;
  const first = sql`limit ${page.limit + 1}`;
  const searches = searchesOf(scope, filter);
  const firstOfEach = unionOf(
    searches.map(
      (where) => sql`select p.id, ${key} as key from players p where ${where}${after} ${inOrder} ${first}`,
    ),
  );
  const each = unionOf(searches.map((where) => sql`select 1 from players p where ${where}`));
  const [found, counted] = await Promise.all([
    // An index finds the players; only those rows are read in full.
    sql<PlayerRow & { sort_key: string }>`
      select ${playerColumns}, (${key})::text as sort_key from players p
      where p.id = any (array(select id from (${firstOfEach}) as found order by key ${direction}, id ${direction} ${first}))
      ${inOrder}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (${each} limit ${maxCounted}) as counted`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

/**
 * The conditions of one or two disjoint searches. Among all players, those of a role are found by the primary
 * role and by the secondary one, each with its own index; no index serves the two conditions combined by
 * `or`.
 */
function searchesOf(scope: PortfolioScope, filter: PortfolioFilter): RawBuilder<unknown>[] {
  const { role, secondaryRole, text } = filter;
  const all = (...more: RawBuilder<unknown>[]) =>
    sql.join([...more, ...scopeConditions(scope), ...filterConditions(filter)], sql` and `);
  if (role === undefined) return [all()];
  // With a filter on the secondary role, the role can only be the primary one.
  if (secondaryRole !== undefined)
    return role === secondaryRole ? [all()] : [all(sql`p.principal_role = ${role}`)];
  // The index on owner or text is selective: the role is tested on the rows that it finds.
  if (scope.owner || scope.orOwner || text !== undefined)
    return [all(sql`(p.principal_role = ${role} or p.secondary_role = ${role})`)];
  return [all(sql`p.principal_role = ${role}`), all(sql`p.secondary_role = ${role}`)];
}

function unionOf(queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union all `,
  );
}

function scopeConditions({
  owner,
  bornTo,
  onMarket,
  watchedByTeam,
  freshIn,
  createdIn,
  orOwner,
}: PortfolioScope): RawBuilder<unknown>[] {
  const scope = [
    ...(owner ? [isKeptBy(owner)] : []),
    ...(bornTo ? [sql`p.born_date <= ${bornTo}`] : []),
    ...(onMarket ? [sql`p.on_market`] : []),
    ...(watchedByTeam === undefined
      ? []
      : [
          sql`p.id in (select player_id from watched_players where team_id = ${watchedByTeam} and removed_at is null)`,
        ]),
    ...(freshIn ? [sql`p.id in (${marketRows.get().freshIn(freshIn)})`] : []),
    ...(createdIn ? [sql`p.created_at > ${createdIn.after} and p.created_at <= ${createdIn.until}`] : []),
  ];
  const here = sql`p.deleted_at is null`;
  if (!orOwner) return [here, ...scope];
  return [here, sql`(${isKeptBy(orOwner)} or (${sql.join(scope, sql` and `)}))`];
}

/** One condition for each filter that is set; an empty field matches none. */
function filterConditions(filter: PortfolioFilter): RawBuilder<unknown>[] {
  const when = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<unknown>) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...when(filter.secondaryRole, (role) => sql`p.secondary_role = ${role}`),
    ...when(filter.bornTo, (day) => sql`p.born_date <= ${day}`),
    ...when(filter.bornAfter, (day) => sql`p.born_date > ${day}`),
    ...when(filter.region, (region) => sql`p.region = ${region}`),
    ...when(filter.foot, (foot) => sql`p.foot = ${foot}`),
    ...when(filter.heightFrom, (cm) => sql`p.height_cm >= ${cm}`),
    ...when(filter.heightTo, (cm) => sql`p.height_cm <= ${cm}`),
    ...when(filter.level, (level) => sql`p.search_levels @> ${[level]}::smallint[]`),
    ...when(
      filter.nationality,
      (country) => sql`(p.nationality = ${country} or p.second_nationality = ${country})`,
    ),
    ...when(filter.euPassport, (has) => sql`p.eu_passport = ${has}`),
    ...when(filter.nonEuPlace, placeCondition),
    ...when(
      filter.minutes,
      ({ min, since }) => sql`p.season_minutes >= ${min} and p.figures_season >= ${since}`,
    ),
    ...when(filter.contractualStatus, (status) => sql`p.contractual_status = ${status}`),
    ...when(filter.contractUntil, (day) => sql`p.contract_end <= ${day}`),
    ...when(filter.maySign, signCondition),
    ...when(filter.openTo, (kind) => openTo[kind]),
    ...when(filter.salaryFromCents, (cents) => sql`p.salary_cents >= ${cents}`),
    ...when(filter.salaryToCents, (cents) => sql`p.salary_cents <= ${cents}`),
    ...when(filter.valueFromCents, (cents) => sql`p.player_value_cents >= ${cents}`),
    ...when(filter.valueToCents, (cents) => sql`p.player_value_cents <= ${cents}`),
    ...when(filter.immediateAvailability, (available) => sql`p.immediate_availability = ${available}`),
    ...(filter.skills.length > 0 ? [sql`p.skills @> ${[...filter.skills]}::smallint[]`] : []),
    ...when(filter.completeness, (kind) => completenessCondition(kind, filter)),
    ...when(filter.text, (text) => {
      const pattern = containing(text);
      return sql`fold_text(p.name || ' ' || p.surname || ' ' || p.current_club) like fold_text(${pattern})`;
    }),
  ];
}

/** The rule of `maySignNow`; where nobody knows the end of a contract, neither of the answers holds. */
function signCondition({ is, ends }: { is: boolean; ends: SignableEnds }): RawBuilder<unknown> {
  const until = lastSignableEnd(ends);
  return is
    ? sql`(p.contractual_status = ${sqlContractualStatus.free} or p.contract_end <= ${until})`
    : sql`p.contract_end > ${until}`;
}

/** The rule of `takesNonEuPlace`; where nationality or EU passport would decide and is not known, neither of the answers holds. */
function placeCondition(takesOne: boolean): RawBuilder<unknown> {
  const isExempt = sql`(coalesce(p.eu_passport, false) or is_exempt_from_non_eu_places(p.nationality)
    or is_exempt_from_non_eu_places(p.second_nationality))`;
  return takesOne
    ? sql`(not ${isExempt} and not p.eu_passport and num_nonnulls(p.nationality, p.second_nationality) > 0)`
    : isExempt;
}

const openTo: Readonly<Record<MoveKind, RawBuilder<unknown>>> = {
  free: sql`p.open_to_free`,
  loan: sql`p.open_to_loan`,
  permanent: sql`p.open_to_permanent`,
};

/** The rule of `completenessOf` in player.ts. */
function completenessCondition(
  kind: 'incomplete' | 'obsolete' | 'complete',
  { mandatory, obsoleteBefore }: Pick<PortfolioFilter, 'mandatory' | 'obsoleteBefore'>,
): RawBuilder<unknown> {
  const isIncomplete = lacksAny(mandatory);
  if (kind === 'incomplete') return isIncomplete;
  const fresh = sql`p.updated_at >= ${obsoleteBefore}`;
  return kind === 'complete'
    ? sql`(not ${isIncomplete} and ${fresh})`
    : sql`(not ${isIncomplete} and not ${fresh})`;
}

export interface PortfolioFiguresRow {
  players: number;
  on_market: number;
  free: number;
  available: number;
  incomplete: number;
  value_cents: number;
  valued: number;
}

/** The figures of a portfolio; of all portfolios when `agentId` is null (staff). */
export async function sumUpPortfolio(
  db: Database,
  agentId: number | null,
): Promise<{ sums: PortfolioFiguresRow; byRole: { role: PlayerRole; players: number }[] }> {
  const where =
    agentId === null ? sql`p.deleted_at is null` : sql`p.deleted_at is null and p.agent_id = ${agentId}`;
  const [sums, byRole] = await Promise.all([
    sql<PortfolioFiguresRow>`
      select count(*) as players, count(*) filter (where p.on_market) as on_market,
        count(*) filter (where p.contractual_status = ${sqlContractualStatus.free}) as free,
        count(*) filter (where p.immediate_availability) as available,
        count(*) filter (where ${isIncomplete}) as incomplete,
        coalesce(sum(p.player_value_cents), 0)::bigint as value_cents, count(p.player_value_cents) as valued
      from players p where ${where}`.execute(db),
    sql<{ role: PlayerRole; players: number }>`
      select p.principal_role as role, count(*) as players from players p
      where ${where} and p.principal_role is not null group by p.principal_role order by p.principal_role`.execute(
      db,
    ),
  ]);
  return { sums: assertFound(sums.rows[0]), byRole: byRole.rows };
}
