import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import { termsVersion } from '@trattativa/domain/identity/terms-version';
import { applicationsADay } from '@trattativa/domain/market/application-limits';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { translate } from '@trattativa/texts/translate';
import { isSuspended } from '../../identity/accounts.ts';
import { assertMinorProtected } from '../../people/minors.ts';
import { fillPlayerRecord, findPlayer, markFromTransfer, type PlayerRow } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { noteApplied } from '../answers/answer-request.ts';
import { listMatchPlayers, listMatchRequests } from '../matching/matched-pairs.repository.ts';
import { matchedPlayer, matchedRequest } from '../matching/present-match.ts';
import { accessRequest } from '../requests/access-request.ts';
import { isActive } from '../requests/request.ts';
import { canApplyWith } from './applications.policy.ts';
import type { CandidateRow } from './candidate.ts';
import { insertCandidate, spendQuota } from './candidate-changes.repository.ts';
import { findCandidate } from './candidates.repository.ts';
import { isAdmitted, recordCandidateMove } from './move-candidate.ts';
import { readCandidate } from './read-candidates.ts';

type ApplyInput = InputOf<typeof applicationEndpoints.apply>;

const secondsOfADay = 86_400;

/**
 * Applies to a request with the caller's own record or with a player whom the caller lists, and evaluates the
 * application: an exact or potential match is pending, any other is rejected temporarily. Throws
 * `TERMS_REQUIRED`, `NOT_FOUND`, `REQUEST_CLOSED`, `NOT_REGISTERED_AS_PLAYER`, `ALREADY_APPLIED`,
 * `RATE_LIMITED`, `GUARDIAN_MISSING`, `MINOR_PROTECTED`, and what `fillPlayerRecord` throws.
 */
export async function apply(
  services: Services,
  call: CallOf<typeof applicationEndpoints.apply>,
): Promise<OutputOf<typeof applicationEndpoints.apply>> {
  const { actor, input } = call;
  const at = services.clock.now();
  if (!input.termsAccepted) throw fieldError('TERMS_REQUIRED', ['termsAccepted'], 'required');
  if (input.source !== 'profile' && input.player == null)
    throw fieldError('INVALID_INPUT', ['player'], 'required');
  if (input.source === 'profile' && input.player != null)
    throw fieldError('INVALID_INPUT', ['player'], 'invalid');
  const made = await createOnce(services, call, async (tx) => {
    const request = await accessRequest(tx, actor, input.requestId);
    if (!isActive(request)) throw new AppError('REQUEST_CLOSED');
    await spendApplication(tx, actor, at);
    const player = await recordToApplyWith(services, tx, actor, input, at);
    // The entered birth date may make the player a minor: the data is saved, but no application is made.
    if (input.player != null && (await isSuspended(tx, actor.accountId, at))) return null;
    const { team_id: teamId } = request;
    const asked = {
      act: 'proposal',
      playerId: player.id,
      agentId: actor.agentId,
      teamIds: [teamId],
    } as const;
    await assertMinorProtected(services, tx, call.language, asked, { person: ['playerId'] });
    const candidate = await candidateOf(tx, actor, input, player, at);
    await markFromTransfer(tx, player);
    const move = { event: 'application.made', by: 'applicant', actorId: actor.accountId, at } as const;
    await recordCandidateMove(tx, candidate, null, move);
    await noteApplied(tx, actor, request, at);
    const outcome = candidate.temporary ? 'temporarilyRejected' : 'added';
    return {
      message: translate(call.language, `catalogue:candidateStatus.${outcome}`),
      candidate: await readCandidate(tx, candidate, 'applicant', actor, at),
    };
  });
  if (!made) throw new AppError('GUARDIAN_MISSING');
  return made;
}

async function spendApplication(tx: Transaction, actor: Actor, at: Date): Promise<void> {
  if (!(await spendQuota(tx, actor.accountId, 'applications', dayOf(at), applicationsADay)))
    throw new AppError('RATE_LIMITED', { retryAfter: secondsOfADay });
}

/**
 * The record to apply with, after the entered data was saved. A foreign, an absent and a missing record
 * answer alike.
 */
async function recordToApplyWith(
  services: Services,
  tx: Transaction,
  actor: Actor,
  input: ApplyInput,
  at: Date,
): Promise<PlayerRow> {
  const refused = fieldError('NOT_REGISTERED_AS_PLAYER', ['playerId'], 'required');
  const id = input.playerId ?? actor.playerId;
  if (id === null) {
    // A player without a record gets one from the entered data.
    if (actor.kind !== 'player' || isStaff(actor) || input.player == null) throw refused;
    return fillPlayerRecord(services, tx, actor, { id: null }, input.player, at);
  }
  const player = await findPlayer(tx, id);
  if (!player || !canApplyWith(actor, player)) throw refused;
  return input.player == null ? player : fillPlayerRecord(services, tx, actor, { id }, input.player, at);
}

/** Inserts the candidate in the status that its criteria give it now. */
async function candidateOf(
  tx: Transaction,
  actor: Actor,
  input: ApplyInput,
  player: PlayerRow,
  at: Date,
): Promise<CandidateRow> {
  const temporary = !(await fits(tx, input.requestId, player.id));
  const id = await insertCandidate(tx, {
    requestId: input.requestId,
    playerId: player.id,
    personId: player.account_id,
    applicantId: actor.accountId,
    source: input.source,
    status: temporary ? candidateStatus.rejected : candidateStatus.pending,
    temporary,
    termsVersion,
    at,
  });
  if (id === null) throw new AppError('ALREADY_APPLIED');
  return assertFound(await findCandidate(tx, id));
}

async function fits(db: Queryable, requestId: number, playerId: number): Promise<boolean> {
  const player = (await listMatchPlayers(db, [playerId])).get(playerId);
  const request = (await listMatchRequests(db, [requestId])).get(requestId);
  if (!player || !request) return false;
  return isAdmitted(evaluateMatch(matchedPlayer(player), matchedRequest(request), 'bands'));
}
