import type { Candidate, CandidateDetails } from '@trattativa/contract/market/applications/candidate';
import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import type { Page } from '@trattativa/contract/paging';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import { accessCandidate } from './access-candidate.ts';
import { type CandidateSide, isOfClub } from './applications.policy.ts';
import {
  type CandidatePage,
  listApplications,
  listBoardColumn,
  listCandidateMoves,
  listCandidateNotes,
} from './candidates.repository.ts';
import { type CandidateRows, presentCandidate, presentCandidateDetails } from './present-candidate.ts';
import { withPlayers } from './read-candidates.ts';

/**
 * A page of one column of the board of a request that the caller manages. Throws `NOT_FOUND`, `FORBIDDEN`.
 */
export async function listCandidates(
  services: Services,
  call: CallOf<typeof applicationEndpoints.getCandidates>,
): Promise<Page<Candidate>> {
  const { actor, input } = call;
  await accessRequestToManage(services.db, actor, input.requestId);
  const { requestId, status, shortlisted, confirmed } = input;
  const column = { requestId, status, shortlisted, confirmed };
  const found = await listBoardColumn(services.db, column, pageOf(input));
  return presentPage(services, found, isStaff(actor) ? 'staff' : 'club', actor);
}

/** The applications of the caller's own record or listed players, latest first. */
export async function listMyApplications(
  services: Services,
  call: CallOf<typeof applicationEndpoints.getMyApplications>,
): Promise<Page<Candidate>> {
  const { actor, input } = call;
  const { accountId, agentId } = actor;
  const filter = { requestId: input.requestId, playerId: input.playerId };
  const found = await listApplications(services.db, { accountId, agentId }, filter, pageOf(input));
  return presentPage(services, found, 'applicant', actor);
}

function pageOf(input: { limit?: number; cursor?: string }) {
  return { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
}

async function presentPage(
  services: Services,
  found: CandidatePage,
  side: CandidateSide,
  actor: Actor,
): Promise<Page<Candidate>> {
  const now = services.clock.now();
  const rows = await withPlayers(services.db, found.rows);
  return {
    items: rows.map((row) => presentCandidate(row, side, actor, now)),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** One candidate with its timeline and, for members of the club, the notes. Throws `NOT_FOUND`. */
export async function getCandidate(
  services: Services,
  call: CallOf<typeof applicationEndpoints.getCandidate>,
): Promise<CandidateDetails> {
  const { actor } = call;
  const { candidate, side } = await accessCandidate(services.db, actor, call.input.candidateId);
  const [rows] = await withPlayers(services.db, [candidate]);
  const moves = await listCandidateMoves(services.db, candidate.id);
  const notes = isOfClub(actor, candidate) ? await listCandidateNotes(services.db, candidate.id) : null;
  return presentCandidateDetails(rows as CandidateRows, side, actor, { moves, notes }, services.clock.now());
}
