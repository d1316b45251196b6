import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listMatchPlayers, listMatchRequests } from '../matching/matched-pairs.repository.ts';
import type { CandidateSide } from './applications.policy.ts';
import type { CandidateRow } from './candidate.ts';
import { type CandidateRows, presentCandidate } from './present-candidate.ts';

/** Candidates with their players and requests, in the given order. */
export async function withPlayers(
  db: Queryable,
  candidates: readonly CandidateRow[],
): Promise<CandidateRows[]> {
  const players = await listMatchPlayers(
    db,
    candidates.map((candidate) => candidate.player_id),
  );
  const requests = await listMatchRequests(db, [
    ...new Set(candidates.map((candidate) => candidate.request_id)),
  ]);
  return candidates.flatMap((candidate) => {
    const [player, request] = [players.get(candidate.player_id), requests.get(candidate.request_id)];
    return player && request ? [{ candidate, player, request }] : [];
  });
}

/** One candidate as a side may see it. */
export async function readCandidate(
  db: Queryable,
  candidate: CandidateRow,
  side: CandidateSide,
  actor: Actor,
  now: Date,
): Promise<Candidate> {
  const [rows] = await withPlayers(db, [candidate]);
  return presentCandidate(rows as CandidateRows, side, actor, now);
}
