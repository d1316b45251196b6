import type { Candidate, CandidateDetails } from '@trattativa/contract/market/applications/candidate';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { isAdult, ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { MatchPlayerRow, MatchRequestRow } from '../matching/matched-pairs.repository.ts';
import {
  matchedPlayer,
  matchedRequest,
  presentCriteria,
  presentMatchPlayer,
  presentMatchRequest,
} from '../matching/present-match.ts';
import { abilitiesOf, type CandidateSide, isOfClub } from './applications.policy.ts';
import type { CandidateMoveRow, CandidateNoteRow, CandidateRow } from './candidate.ts';

export interface CandidateRows {
  candidate: CandidateRow;
  player: MatchPlayerRow;
  request: MatchRequestRow;
}

/**
 * The only presenter of candidates, with the criteria as they are now. The shortlist mark is for the club's
 * side, notes for members of the club, the player's demands for the player's side and staff. A minor's card
 * is open to the club while the application stands (decision 22).
 */
export function presentCandidate(
  { candidate, player, request }: CandidateRows,
  side: CandidateSide,
  actor: Actor,
  now: Date,
): Candidate {
  const ownSide = isPlayerSide(actor, player);
  const evaluated = evaluateMatch(matchedPlayer(player), matchedRequest(request), 'bands');
  const member = isOfClub(actor, candidate);
  const presented: Candidate = {
    id: candidate.id,
    version: candidate.version,
    status: candidate.status,
    temporary: candidate.temporary,
    source: candidate.source,
    kind: evaluated.kind,
    score: evaluated.score,
    criteria: presentCriteria(evaluated, ownSide),
    player: presentMatchPlayer(player, isCardOpen(actor, player, candidate, now), dayOf(now)),
    request: presentMatchRequest(request),
    appliedAt: candidate.created_at.toISOString(),
    changedAt: candidate.changed_at.toISOString(),
    reason: candidate.reason,
    reasonText: candidate.reason_text,
    can: abilitiesOf(side, candidate, member),
  };
  if (side !== 'applicant') presented.shortlisted = candidate.shortlisted;
  if (side === 'club' && member) presented.notes = candidate.notes;
  return presented;
}

/** A candidate with timeline and notes; `notes` is null for everybody but members of the club. */
export function presentCandidateDetails(
  rows: CandidateRows,
  side: CandidateSide,
  actor: Actor,
  parts: { moves: readonly CandidateMoveRow[]; notes: readonly CandidateNoteRow[] | null },
  now: Date,
): CandidateDetails {
  const details: CandidateDetails = {
    ...presentCandidate(rows, side, actor, now),
    timeline: parts.moves.map((move) => ({
      version: move.version,
      at: move.at.toISOString(),
      from: move.from_status,
      to: move.to_status,
      temporary: move.temporary,
      by: move.by_side,
      reason: move.reason,
      reasonText: move.reason_text,
    })),
  };
  if (parts.notes) {
    details.noteList = parts.notes.map((note) => ({
      id: note.id,
      at: note.created_at.toISOString(),
      by: note.author_name,
      text: note.text,
    }));
  }
  return details;
}

/** True for the player's own side and for staff. */
export function isPlayerSide(actor: Actor, player: MatchPlayerRow): boolean {
  return isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId;
}

/**
 * An adult's card is open; a minor's only to the player's side, and to members of the club while the
 * application stands.
 */
export function isCardOpen(
  actor: Actor,
  player: MatchPlayerRow,
  candidate: Pick<CandidateRow, 'status' | 'team_id'> | null,
  now: Date,
): boolean {
  if (isPlayerSide(actor, player) || isAdult(player, dayOf(now))) return true;
  return (
    candidate !== null && candidate.status !== candidateStatus.rejected && actor.teamId === candidate.team_id
  );
}
