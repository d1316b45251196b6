import type { ApplicationEvents } from '@trattativa/contract/market/applications/events';
import type { RejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { CandidateMover } from '@trattativa/domain/market/candidate-transitions';
import type { EvaluatedMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { abilitiesOf } from './applications.policy.ts';
import type { CandidateRow } from './candidate.ts';
import { insertCandidateMove, updateCandidate } from './candidate-changes.repository.ts';
import { findCandidate, listCandidateAudience } from './candidates.repository.ts';

export interface CandidateMove {
  event: Exclude<keyof ApplicationEvents, 'application.withdrawn' | 'candidate.noted'>;
  by: CandidateMover;
  /** Null for the system. */
  actorId: number | null;
  at: Date;
}

/**
 * Moves a candidate from the state in which it was loaded: state, timeline and event. Returns the candidate
 * as it is now; null when it was changed meanwhile. The caller checks that the move is allowed.
 */
export async function moveCandidate(
  tx: Transaction,
  candidate: CandidateRow,
  to: { status: CandidateStatus; reason: RejectionReason | null; reasonText: string },
  move: CandidateMove,
): Promise<CandidateRow | null> {
  const state = { ...to, temporary: false, at: move.at };
  if (!(await updateCandidate(tx, candidate, state))) return null;
  const now = assertFound(await findCandidate(tx, candidate.id));
  await recordCandidateMove(tx, now, candidate.status, move);
  return now;
}

/** Records the last move of a candidate: its row of the timeline, and the event for both sides. */
export async function recordCandidateMove(
  tx: Transaction,
  candidate: CandidateRow,
  from: CandidateStatus | null,
  { event, by, actorId, at }: CandidateMove,
): Promise<void> {
  const { id, status, temporary, reason, version } = candidate;
  const reasonText = candidate.reason_text;
  const step = { candidateId: id, version, from, status, temporary, by, actorId, reason, reasonText, at };
  await insertCandidateMove(tx, step);
  await recordEvent(tx, {
    type: event,
    data: {
      candidateId: id,
      requestId: candidate.request_id,
      playerId: candidate.player_id,
      teamId: candidate.team_id,
      from,
      to: status,
      temporary,
      by,
      actorId,
      version,
      at: at.toISOString(),
      reason,
      reasonText,
      can: {
        club: abilitiesOf('club', candidate, true),
        staff: abilitiesOf('staff', candidate, false),
        applicant: abilitiesOf('applicant', candidate, false),
      },
    },
    recipients: await listCandidateAudience(tx, candidate),
    actorId,
    at,
  });
}

/** Exact and potential matches become pending candidates; any other application is rejected temporarily. */
export function isAdmitted({ kind }: Pick<EvaluatedMatch, 'kind'>): boolean {
  return kind === 'exact' || kind === 'potential';
}
