import { readFilters } from '@trattativa/contract/filters-in-address';
import type { Page } from '@trattativa/contract/paging';
import type { agentEndpoints } from '@trattativa/contract/people/agents/endpoints';
import type { playerMarketEndpoints } from '@trattativa/contract/people/player-market/endpoints';
import type { Player } from '@trattativa/contract/people/players/player';
import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import {
  portfolioFilters,
  portfolioQuery,
  portfolioView,
} from '@trattativa/contract/people/portfolios/filters-in-address';
import {
  type MandatoryPlayerField,
  mandatoryPlayerFields,
} from '@trattativa/domain/people/players/mandatory-fields';
import { signableEnds } from '@trattativa/domain/people/rules/free-to-sign';
import { seasonOf } from '@trattativa/domain/people/season';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff, subjectId } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import { Call, type CallOf, type InputOf, type OutputOf } from '../../../platform/http/call.ts';
import { defaultLimit, type Period, readCursor, totalOf } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { type ProfileRules, profileRules } from '../own-profile/profile-rules.ts';
import { openMandatoryFields } from '../player.ts';
import { presentPlayer } from '../present-player.ts';
import {
  listPortfolio,
  type PortfolioFilter,
  type PortfolioScope,
  sumUpPortfolio,
} from './portfolio.repository.ts';
import { type OwnerKind, portfolioOf } from './portfolio-owner.ts';
import { findIdsByName } from './portfolio-records.repository.ts';

type Question = InputOf<typeof playerMarketEndpoints.getPlayers>;

const adult = 18;

/** The agent's portfolio; for staff without an agent, all portfolios. */
export function listAgentPlayers(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.getAgentPlayerList>,
) {
  return listPlayers(services, call, scopeOf(call, 'agent', call.input.agentId));
}

/**
 * The club's portfolio; a premium agent reads the adults of the named club (permission matrix), and cannot filter or sort them by
 * money.
 */
export function listTeamPlayers(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.getTeamPlayerList>,
) {
  const { actor, input } = call;
  if (actor.kind !== 'premium') return listPlayers(services, call, scopeOf(call, 'team', input.teamId));
  const owner =
    input.teamId === undefined
      ? portfolioOf(actor, 'team', undefined)
      : ({ kind: 'team', id: input.teamId } as const);
  const asked = new Call(withoutMoney(input), call);
  return listPlayers(
    services,
    asked,
    { owner, bornTo: yearsBefore(dayOf(services.clock.now()), adult) },
    openMandatoryFields,
  );
}

export function listCoachingStaffPlayers(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.getCoachingStaffPlayerList>,
) {
  return listPlayers(services, call, scopeOf(call, 'coach', call.input.coachingStaffId));
}

/**
 * Players of all portfolios whose cards the caller may open: all for staff; for clubs and premium agents the
 * adults on the market; for other agents their own, and those on the market while they have a mandate of a
 * club. Except for staff, lists cannot be filtered or sorted by money, which would reveal it, nor by the completeness of private
 * fields.
 */
export function listMarketPlayers(services: Services, call: CallOf<typeof playerMarketEndpoints.getPlayers>) {
  const { actor } = call;
  if (isStaff(actor)) return listPlayers(services, call, { owner: null });
  const bornTo = yearsBefore(dayOf(services.clock.now()), adult);
  const market: PortfolioScope = { owner: null, bornTo, onMarket: true };
  const { shortlisted, ...all } = call.input;
  const ofClub = shortlisted === true && actor.teamId !== null ? { watchedByTeam: actor.teamId } : {};
  const asked = new Call(withoutMoney(all), call);
  if (actor.kind !== 'agent')
    return listPlayers(services, asked, { ...market, ...ofClub }, openMandatoryFields);
  const owner = portfolioOf(actor, 'agent', undefined);
  const forAClub = actor.mandatedTeamIds.length > 0;
  return forAClub
    ? listPlayers(services, asked, { ...market, orOwner: owner }, openMandatoryFields)
    : listPlayers(services, asked, { owner });
}

/**
 * How many players of a saved search are new to its owner in a period, counted up to a limit: of the market those who
 * came to it or changed in a compared field, of the own portfolio the newer records.
 */
export async function countNewPlayers(
  services: Services,
  actor: Actor,
  { list, query, period }: { list: 'portfolio' | 'market'; query: string; period: Period },
): Promise<number> {
  const rules = profileRules(services);
  const address = new URLSearchParams(query);
  const asked = portfolioQuery(
    readFilters(portfolioFilters, address),
    readFilters(portfolioView, new URLSearchParams()),
  );
  const scope = list === 'market' ? marketScope(services, actor, period) : ownScope(actor, period);
  if (!scope) return 0;
  const watched = address.get('starred') === '1' && actor.teamId !== null;
  const found = await listPortfolio(
    services.db,
    watched ? { ...scope, watchedByTeam: actor.teamId ?? 0 } : scope,
    list === 'market'
      ? filterOf(withoutMoney(asked), rules, openMandatoryFields)
      : filterOf(asked, rules, mandatoryPlayerFields),
    { sort: 'updated', descending: true },
    { limit: 1, after: null },
  );
  return found.total;
}

/** Null for those who see no market. */
function marketScope(services: Services, actor: Actor, freshIn: Period): PortfolioScope | null {
  const sees = isStaff(actor) || actor.kind === 'team' || actor.kind === 'premium';
  if (!sees && actor.mandatedTeamIds.length === 0) return null;
  return {
    owner: null,
    bornTo: yearsBefore(dayOf(services.clock.now()), adult),
    onMarket: true,
    freshIn,
  };
}

/** Null for those who keep no portfolio. */
function ownScope(actor: Actor, createdIn: Period): PortfolioScope | null {
  if (actor.agentId !== null) return { owner: { kind: 'agent', id: actor.agentId }, createdIn };
  if (actor.teamId !== null) return { owner: { kind: 'team', id: actor.teamId }, createdIn };
  if (actor.coachingStaffId === null) return null;
  return { owner: { kind: 'coach', id: actor.coachingStaffId }, createdIn };
}

/** A filter by money would reveal it; the order by it, too. */
function withoutMoney({ salaryFrom, salaryTo, valueFrom, valueTo, ...open }: Question): Question {
  const { sort } = open;
  return sort === 'salary' || sort === 'value' ? { ...open, sort: undefined } : open;
}

function scopeOf({ actor }: Call<unknown>, kind: OwnerKind, asserted: number | undefined): PortfolioScope {
  if (isStaff(actor) && asserted === undefined) return { owner: null };
  return { owner: portfolioOf(actor, kind, asserted) };
}

async function listPlayers(
  services: Services,
  { actor, input }: CallOf<typeof playerMarketEndpoints.getPlayers>,
  scope: PortfolioScope,
  mandatory: readonly MandatoryPlayerField[] = mandatoryPlayerFields,
): Promise<Page<Player>> {
  const rules = profileRules(services);
  const sort = input.sort ?? 'updated';
  // Youngest first means the latest birth date first.
  const descending = (input.descending ?? sort === 'updated') !== (sort === 'age');
  const found = await listPortfolio(
    services.db,
    scope,
    filterOf(input, rules, mandatory),
    { sort, descending },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((player) => presentPlayer(player, actor, rules)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** The filter as the database compares it: ages become birth dates, euros cents. */
function filterOf(
  input: Question,
  rules: ProfileRules,
  mandatory: readonly MandatoryPlayerField[],
): PortfolioFilter {
  const today = dayOf(rules.now);
  const cents = (euros: number | undefined) => (euros === undefined ? undefined : euros * 100);
  return {
    text: input.text,
    role: input.role || undefined,
    secondaryRole: input.secondaryRole || undefined,
    bornTo: input.ageFrom === undefined ? undefined : yearsBefore(today, input.ageFrom),
    bornAfter: input.ageTo === undefined ? undefined : yearsBefore(today, input.ageTo + 1),
    region: input.region,
    foot: input.foot,
    heightFrom: input.heightFrom,
    heightTo: input.heightTo,
    level: input.level,
    nationality: input.nationality,
    euPassport: input.euPassport,
    nonEuPlace: input.nonEuPlace,
    minutes:
      input.minutesFrom === undefined ? undefined : { min: input.minutesFrom, since: seasonOf(today) - 1 },
    contractualStatus: input.contractualStatus,
    salaryFromCents: cents(input.salaryFrom),
    salaryToCents: cents(input.salaryTo),
    valueFromCents: cents(input.valueFrom),
    valueToCents: cents(input.valueTo),
    contractUntil: input.contractUntil,
    maySign:
      input.maySign === undefined ? undefined : { is: input.maySign, ends: signableEnds(rules.packs, today) },
    openTo: input.openTo,
    immediateAvailability: input.immediateAvailability,
    skills: input.skills ?? [],
    completeness: input.completeness,
    mandatory,
    obsoleteBefore: rules.obsoleteBefore,
  };
}

/** The figures of the agent's portfolio, money in euros; for staff without an agent, of all portfolios. */
export async function getPortfolioFigures(
  services: Services,
  call: CallOf<typeof agentEndpoints.getPortfolioFigures>,
) {
  const { actor, input } = call;
  const everybodys = isStaff(actor) && input.agentId === undefined;
  const agentId = everybodys ? null : subjectId(actor, actor.agentId, input.agentId);
  const { sums, byRole } = await sumUpPortfolio(services.db, agentId);
  return {
    players: sums.players,
    onMarket: sums.on_market,
    free: sums.free,
    available: sums.available,
    incomplete: sums.incomplete,
    value: sums.value_cents / 100,
    valued: sums.valued,
    byRole,
  };
}

/** The player of this name in the agent's own portfolio. Throws `NOT_FOUND` for any other. */
export async function getAgentPlayerIdByName(
  services: Services,
  { actor, input }: CallOf<typeof portfolioEndpoints.getAgentPlayerIdByName>,
): Promise<OutputOf<typeof portfolioEndpoints.getAgentPlayerIdByName>> {
  const owner = portfolioOf(actor, 'agent', input.agentId);
  const playerIds = await findIdsByName(services.db, owner, input.playerName);
  const [playerId] = playerIds;
  if (playerId === undefined) throw new AppError('NOT_FOUND');
  return { playerId, playerIds };
}
