import type { Page } from '@trattativa/contract/paging';
import type { Player } from '@trattativa/contract/players/player';
import { isStaff, subjectId } from '../platform/actor.ts';
import { dayOf } from '../platform/clock.ts';
import type { Call } from '../platform/http/call.ts';
import { defaultLimit, readCursor } from '../platform/paging.ts';
import type { Services } from '../platform/services.ts';
import { listPortfolio } from './portfolio.repository.ts';
import { presentPlayer } from './present-player.ts';

export interface PortfolioInput {
  agentId?: number;
  text?: string;
  role?: number;
  ageFrom?: number;
  ageTo?: number;
  foot?: number;
  contractualStatus?: number;
  level?: number;
  nationality?: string;
  immediateAvailability?: boolean;
  incomplete?: boolean;
  sort?: 'updated' | 'name' | 'age' | 'role' | 'salary' | 'value';
  descending?: boolean;
  limit?: number;
  cursor?: string;
}

/** The agent's portfolio; staff who name no agent see everybody's. */
export async function listAgentPlayers(
  services: Services,
  call: Call<PortfolioInput>,
): Promise<Page<Player>> {
  const { actor, input } = call;
  const now = services.clock.now();
  const today = dayOf(now);
  const everybodys = isStaff(actor) && input.agentId === undefined;
  const sort = input.sort ?? 'updated';
  // Youngest first means the latest birth date first.
  const descending = (input.descending ?? sort === 'updated') !== (sort === 'age');
  const found = await listPortfolio(
    services.db,
    {
      agentId: everybodys ? null : subjectId(actor, actor.agentId, input.agentId),
      text: input.text,
      role: input.role,
      bornTo: input.ageFrom === undefined ? undefined : yearsBefore(today, input.ageFrom),
      bornAfter: input.ageTo === undefined ? undefined : yearsBefore(today, input.ageTo + 1),
      foot: input.foot,
      contractualStatus: input.contractualStatus,
      level: input.level,
      nationality: input.nationality,
      immediateAvailability: input.immediateAvailability,
      incomplete: input.incomplete,
    },
    { sort, descending },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.map((player) => presentPlayer(player, actor, now)),
    nextCursor: found.nextCursor,
    total: found.total,
  };
}

/** The same day so many years earlier; 29 February becomes the 28th, on which nobody's age changes. */
function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
