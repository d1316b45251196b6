import type { ReplyFigure, replyEndpoints } from '@trattativa/contract/deals/replies/endpoints';
import { fewestAsked, fewestRefused } from '@trattativa/domain/deals/reply-figures';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listRefusals, listReplyFigures, type ReplyFigureRow } from './replies.repository.ts';

/** The reply figures of clubs, agents and coaches who were asked often enough for a figure; the others are left out. */
export async function getReplyFigures(
  { db }: Services,
  { input }: CallOf<typeof replyEndpoints.getReplyFigures>,
): Promise<OutputOf<typeof replyEndpoints.getReplyFigures>> {
  const [teams, agents, coaches] = await Promise.all([
    listReplyFigures(db, 'team_id', input.teamIds ?? [], fewestAsked),
    listReplyFigures(db, 'agent_id', input.agentIds ?? [], fewestAsked),
    listReplyFigures(db, 'coaching_staff_id', input.coachingStaffIds ?? [], fewestAsked),
  ]);
  return {
    teams: teams.map(presentFigure),
    agents: agents.map(presentFigure),
    coachingStaff: coaches.map(presentFigure),
  };
}

function presentFigure({ id, asked, answered, median_hours }: ReplyFigureRow): ReplyFigure {
  return {
    id,
    asked,
    answeredPercent: Math.round((answered * 100) / asked),
    medianDays: median_hours === null ? null : Math.round(median_hours / 24),
  };
}

/** Why clubs refused proposals of the caller, without which club; nothing while there are too few to hide it. */
export async function getRefusalReasons(
  { db }: Services,
  { actor }: CallOf<typeof replyEndpoints.getRefusalReasons>,
): Promise<OutputOf<typeof replyEndpoints.getRefusalReasons>> {
  const rows = await listRefusals(db, actor.accountId);
  const refused = rows.reduce((sum, { count }) => sum + count, 0);
  if (refused < fewestRefused) return { refused: 0, reasons: [] };
  return { refused, reasons: rows.map(({ reason_code, count }) => ({ reasonCode: reason_code, count })) };
}
