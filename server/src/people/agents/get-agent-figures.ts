import type { Page } from '@trattativa/contract/paging';
import type { agentFigureEndpoints } from '@trattativa/contract/people/agents/figure-endpoints';
import type { AgentFigures, FigureLine } from '@trattativa/contract/people/agents/figures';

import { subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { type FiguresRow, listFigureLines, listWeeks, readFigures } from './agent-figures.repository.ts';

/** Weeks in a trend: half a year. */
const shownWeeks = 26;

/**
 * An agent's five figures now and week by week (docs/agent-figures.md); money in euros. Throws
 * `SUBJECT_MISMATCH`.
 */
export async function getAgentFigures(
  services: Services,
  call: CallOf<typeof agentFigureEndpoints.getAgentFigures>,
) {
  const agentId = subjectId(call.actor, call.actor.agentId, call.input.agentId);
  const [now, weeks] = await Promise.all([
    readFigures(services.db, agentId),
    listWeeks(services.db, agentId, shownWeeks),
  ]);
  if (!now) throw new AppError('SUBJECT_MISMATCH');
  return { now: present(now), weeks: weeks.map(({ week, ...row }) => ({ week, ...present(row) })) };
}

function present(row: FiguresRow): AgentFigures {
  return {
    value: row.value_cents / 100,
    players: row.players,
    revenue: row.revenue_cents / 100,
    onMarket: row.on_market,
    covered: row.covered,
    clubs: row.clubs,
  };
}

/** The players or clubs of a figure, those that count first. Throws `SUBJECT_MISMATCH`. */
export async function getFigureList(
  services: Services,
  call: CallOf<typeof agentFigureEndpoints.getFigureList>,
): Promise<Page<FigureLine>> {
  const { actor, input } = call;
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  const limit = input.limit ?? defaultLimit;
  // A portfolio belongs to one person and is small: pages use an offset as cursor.
  const offset = Math.max(0, readCursor(input.cursor)?.id ?? 0);
  const { lines, total } = await listFigureLines(services.db, agentId, input.figure, { limit, offset });
  const next = offset + lines.length;
  return {
    items: lines,
    nextCursor: next < total && lines.length > 0 ? cursorOf('', next) : null,
    total,
    totalIsExact: true,
  };
}
