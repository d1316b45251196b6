import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import { type KpiStep, stepOf } from '@trattativa/domain/insight/kpi-periods';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';

/** The part of the market that an indicator covers; docs/kpis.md defines the filters. */
export interface Market {
  /** Null: all agents. */
  agentId: number | null;
  level: number | null;
  role: PlayerRole | null;
  country: string | null;
}

export interface Period {
  /** First and last day, `YYYY-MM-DD`, both included; UTC. */
  from: string;
  to: string;
  step: KpiStep;
}

/** The input common to all indicators. */
type Question = InputOf<typeof kpiEndpoints.getRevenue>;

const maxDays = 1830;

/**
 * The caller's market: a premium agent's own; for staff all, or that of the named agent. Throws
 * `SUBJECT_MISMATCH`.
 */
export function marketOf(actor: Actor, input: Omit<Question, 'from' | 'to'>): Market {
  const own = isStaff(actor) ? null : actor.agentId;
  if (!isStaff(actor) && (own === null || (input.agentId ?? own) !== own)) {
    throw new AppError('SUBJECT_MISMATCH');
  }
  return {
    agentId: own ?? input.agentId ?? null,
    level: input.level ?? null,
    role: input.role ?? null,
    country: input.country ?? null,
  };
}

/**
 * The period with the step of its columns. Throws `INVALID_INPUT` when it ends before it begins or is too
 * long.
 */
export function periodOf({ from, to }: Pick<Question, 'from' | 'to'>): Period {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw fieldError('INVALID_INPUT', ['to'], 'invalid');
  if (days > maxDays) throw fieldError('INVALID_INPUT', ['from'], 'invalid');
  return { from, to, step: stepOf(from, to) };
}
