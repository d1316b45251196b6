import type { Page } from '@trattativa/contract/paging';
import type { playerMarketEndpoints } from '@trattativa/contract/people/player-market/endpoints';
import type { Player } from '@trattativa/contract/people/players/player';
import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import { Call, type CallOf, type InputOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listPortfolio, type PortfolioFilter, type PortfolioScope } from './portfolio.repository.ts';
import { type OwnerKind, portfolioOf } from './portfolio-owner.ts';
import { presentPlayer } from './present-player.ts';

type Question = InputOf<typeof playerMarketEndpoints.getPlayers>;

const adult = 18;

/** The agent's portfolio; staff who name no agent see everybody's. */
export function listAgentPlayers(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.getAgentPlayerList>,
) {
  return listPlayers(services, call, scopeOf(call, 'agent', call.input.agentId));
}

/** The club's portfolio; a premium agent reads the adults of the club they name (permission matrix). */
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
  return listPlayers(services, call, { owner, bornTo: yearsBefore(dayOf(services.clock.now()), adult) });
}

export function listCoachingStaffPlayers(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.getCoachingStaffPlayerList>,
) {
  return listPlayers(services, call, scopeOf(call, 'coach', call.input.coachingStaffId));
}

/**
 * Players across portfolios, whose cards open for the caller: everybody to staff; to clubs and premium agents the adults on
 * the market; to other agents their own, and those on the market while a club has mandated them. Their money is not seen,
 * and so cannot be searched or sorted by.
 */
export function listMarketPlayers(services: Services, call: CallOf<typeof playerMarketEndpoints.getPlayers>) {
  const { actor } = call;
  if (isStaff(actor)) return listPlayers(services, call, { owner: null });
  const bornTo = yearsBefore(dayOf(services.clock.now()), adult);
  const market: PortfolioScope = { owner: null, bornTo, onMarket: true };
  const { salaryFrom, salaryTo, valueFrom, valueTo, sort, ...open } = call.input;
  const input: Question = sort === 'salary' || sort === 'value' ? open : { ...open, sort };
  const asked = new Call(input, call);
  if (actor.kind !== 'agent') return listPlayers(services, asked, market);
  const owner = portfolioOf(actor, 'agent', undefined);
  const forAClub = actor.mandatedTeamIds.length > 0;
  return listPlayers(services, asked, forAClub ? { ...market, orOwner: owner } : { owner });
}

function scopeOf({ actor }: Call<unknown>, kind: OwnerKind, asserted: number | undefined): PortfolioScope {
  if (isStaff(actor) && asserted === undefined) return { owner: null };
  return { owner: portfolioOf(actor, kind, asserted) };
}

async function listPlayers(
  services: Services,
  { actor, input }: CallOf<typeof playerMarketEndpoints.getPlayers>,
  scope: PortfolioScope,
): Promise<Page<Player>> {
  const now = services.clock.now();
  const sort = input.sort ?? 'updated';
  // Youngest first means the latest birth date first.
  const descending = (input.descending ?? sort === 'updated') !== (sort === 'age');
  const found = await listPortfolio(
    services.db,
    scope,
    filterOf(input, now),
    { sort, descending },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((player) => presentPlayer(player, actor, now)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** What the caller asks for as the database compares it: ages become birth dates, euros cents. */
function filterOf(input: Question, now: Date): PortfolioFilter {
  const today = dayOf(now);
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
    contractualStatus: input.contractualStatus,
    salaryFromCents: cents(input.salaryFrom),
    salaryToCents: cents(input.salaryTo),
    valueFromCents: cents(input.valueFrom),
    valueToCents: cents(input.valueTo),
    immediateAvailability: input.immediateAvailability,
    skills: input.skills ?? [],
    completeness: input.completeness,
    now,
  };
}

/** The same day so many years earlier; 29 February becomes the 28th, on which no age changes. */
function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
