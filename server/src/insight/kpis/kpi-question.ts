import type { kpiEndpoints } from '@trattativa/contract/insight/kpis/endpoints';
import { type KpiStep, stepOf } from '@trattativa/domain/insight/kpi-periods';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { InputOf } from '../../platform/http/call.ts';

/** Which part of the market an indicator is about; docs/kpis.md says what each filter is of. */
export interface Market {
  /** Null: everybody's. */
  agentId: number | null;
  level: number | null;
  role: number | null;
  country: string | null;
}

export interface Period {
  /** First and last day, `YYYY-MM-DD`, both within; UTC. */
  from: string;
  to: string;
  step: KpiStep;
}

/** What the indicators are asked with; all take the same. */
type Question = InputOf<typeof kpiEndpoints.getRevenue>;

const longestDays = 1830;

/** A premium agent's own market; staff everybody's, or that of the agent whom they name. Throws `SUBJECT_MISMATCH`. */
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

/** The period with the step in which it is shown. Throws `INVALID_INPUT` for one that ends before it begins, or is endless. */
export function periodOf({ from, to }: Pick<Question, 'from' | 'to'>): Period {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw fieldError('INVALID_INPUT', ['to'], 'invalid');
  if (days > longestDays) throw fieldError('INVALID_INPUT', ['from'], 'invalid');
  return { from, to, step: stepOf(from, to) };
}
