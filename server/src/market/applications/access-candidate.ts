import { findPlayer } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { boardSideOf, type CandidateSide, isApplicantSide, isOfClub } from './applications.policy.ts';
import type { CandidateRow } from './candidate.ts';
import { findCandidate } from './candidates.repository.ts';
import { readCandidate } from './read-candidates.ts';

export interface AccessedCandidate {
  candidate: CandidateRow;
  side: CandidateSide;
}

/** Loads a candidate and authorises in one step. Absent and foreign answer alike: `NOT_FOUND`. */
export async function accessCandidate(
  db: Queryable,
  actor: Actor,
  candidateId: number,
): Promise<AccessedCandidate> {
  const candidate = await findCandidate(db, candidateId);
  if (!candidate) throw new AppError('NOT_FOUND');
  const side = boardSideOf(actor, candidate);
  if (side) return { candidate, side };
  return { candidate, side: await applicantSide(db, actor, candidate) };
}

/** Loads a candidate for changes on the board, by the side of the club and by staff. Throws `NOT_FOUND`. */
export async function accessBoardCandidate(
  db: Queryable,
  actor: Actor,
  candidateId: number,
): Promise<{ candidate: CandidateRow; side: 'club' | 'staff' }> {
  const candidate = await findCandidate(db, candidateId);
  const side = candidate && boardSideOf(actor, candidate);
  if (!side) throw new AppError('NOT_FOUND');
  return { candidate, side };
}

/** Loads a candidate for what only the player's side does. Throws `NOT_FOUND`. */
export async function accessApplication(
  db: Queryable,
  actor: Actor,
  candidateId: number,
): Promise<CandidateRow> {
  const candidate = await findCandidate(db, candidateId);
  if (!candidate) throw new AppError('NOT_FOUND');
  await applicantSide(db, actor, candidate);
  return candidate;
}

/** Loads a candidate for what only members of the club may read and write. Throws `NOT_FOUND`. */
export async function accessOwnCandidate(
  db: Queryable,
  actor: Actor,
  candidateId: number,
): Promise<CandidateRow> {
  const candidate = await findCandidate(db, candidateId);
  if (!candidate || !isOfClub(actor, candidate)) throw new AppError('NOT_FOUND');
  return candidate;
}

async function applicantSide(db: Queryable, actor: Actor, candidate: CandidateRow): Promise<'applicant'> {
  const player = await findPlayer(db, candidate.player_id);
  if (!player || !isApplicantSide(actor, player)) throw new AppError('NOT_FOUND');
  return 'applicant';
}

/** The conflict of a late change, with the present state as the caller may see it. */
export async function changedMeanwhile(
  db: Queryable,
  actor: Actor,
  candidateId: number,
  now: Date,
): Promise<AppError> {
  const { candidate, side } = await accessCandidate(db, actor, candidateId);
  return new AppError('CHANGED_MEANWHILE', {
    current: await readCandidate(db, candidate, side, actor, now),
  });
}
