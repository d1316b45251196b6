import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { PlatformSettings } from '@trattativa/domain/identity/platform-settings';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { accessReceivedRequest, putForward, type ReceivedRequest } from '../../market/answers.ts';
import { assertMinorProtected } from '../../people/minors.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError, type FieldProblem, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { assertReleasing } from '../moves/assert-releasing.ts';
import { recordNegotiationEvent } from './move-negotiation.ts';
import type { NegotiationRow } from './negotiation.ts';
import { insertChange } from './negotiation-changes.repository.ts';
import { listProposal } from './negotiations.repository.ts';
import { presentNegotiationItem } from './present-negotiation.ts';
import { accessProposed, assertNotTooManyClubs } from './proposals/access-proposed.ts';
import { consentAtStartOf } from './proposals/proposal-consent.ts';
import {
  type AskedTerms,
  insertNegotiations,
  insertProposal,
  listChoosableClubs,
  type NewProposal,
} from './proposals/proposals.repository.ts';

type CommissionTerms = Pick<
  NewProposal,
  'commissionCents' | 'commissionPercent' | 'commissionPay' | 'commissionInstalments'
>;

type CreateNegotiationInput = InputOf<typeof negotiationEndpoints.createNegotiation>;

/**
 * Proposes a player or a member of coaching staff to clubs: one proposal, and one negotiation for each
 * club, all or none. Throws `NOT_FOUND` (not visible to the caller), `FORBIDDEN`,
 * `MISSING_NEGOTIATION_PARAMETERS` and `MAX_CLUBS` (spec §5), `PLAYER_OFF_MARKET`, `MINOR_PROTECTED`, `ALREADY_PROPOSED`
 * naming the clubs, `TOO_MANY_UNCONFIRMED` (an agent without mandate and without the player's word), `REQUEST_CLOSED` (of
 * the request that it answers), and `INVALID_INPUT` (two people, a commission
 * in both units, a club that did not make the request, or a file that cannot be sent).
 */
export async function createNegotiation(
  services: Services,
  call: CallOf<typeof negotiationEndpoints.createNegotiation>,
): Promise<OutputOf<typeof negotiationEndpoints.createNegotiation>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return createOnce(services, call, async (tx) => {
    const { isAvailable, ...proposed } = await accessProposed(services, tx, actor, input);
    const { level, teamIds } = checkedChoice(services, input);
    const commission = commissionOf(input);
    const asked = checkedAsked(actor, input, teamIds);
    const answered = await answeredRequest(tx, actor, input, teamIds);
    if (actor.teamId !== null && proposed.playerId !== null) {
      const offered = { playerId: proposed.playerId, releasingTeamId: actor.teamId, day: dayOf(at) };
      await assertReleasing(tx, offered, 'playerId');
    }
    const clubs = await chosenClubs(tx, teamIds, input.teamIds ?? []);
    const agentId = isStaff(actor) ? null : actor.agentId;
    await assertProposable(services, tx, call, { ...proposed, ...commission, agentId, teamIds });
    const { confirmsRecord, ...person } = proposed;
    const { consent, way } = await consentAtStartOf(services, tx, {
      playerId: proposed.playerId,
      agentId,
      teamIds,
      confirmsRecord,
    });
    const inserted = insertProposal(tx, {
      ...person,
      ...commission,
      proposerAccountId: actor.accountId,
      agentId,
      proposerTeamId: isStaff(actor) ? null : actor.teamId,
      asked,
      requestId: answered?.request.id ?? null,
      consent,
      consentWay: way,
      level,
      priceCents: cents(input.price) ?? 0,
      immediateAvailability: input.immediateAvailability ?? isAvailable,
      comments: input.comments ?? '',
      at,
    });
    const proposalId = await withinCap('cap_unconfirmed_proposals', inserted, () =>
      tooManyUnconfirmed(services.settings.current),
    );
    const made = await insertNegotiations(tx, { id: proposalId, ...person, at }, teamIds);
    if (made.length < teamIds.length) throw alreadyProposed(clubs, made, input.teamIds ?? []);
    await sendUnsent(tx, actor.accountId, input.fileIds ?? [], { kind: 'proposal', id: proposalId });
    if (answered && proposed.playerId !== null)
      await putForward(tx, actor, answered, { way: 'proposed', playerIds: [proposed.playerId], at });
    const by = isStaff(actor) ? 'staff' : 'proposer';
    const started = await listProposal(tx, proposalId);
    for (const negotiation of started) await begin(tx, negotiation, { by, actorId: actor.accountId, at });
    return {
      message: translate(call.language, 'feedback:negotiationStarted'),
      proposalId,
      items: started.map((negotiation) =>
        presentNegotiationItem(negotiation, { side: by, accountId: actor.accountId }, dayOf(at)),
      ),
    };
  });
}

/**
 * The request that a proposal answers: received by the caller's side, active, and of the only club that is chosen.
 * Throws `NOT_FOUND`, `FORBIDDEN`, `REQUEST_CLOSED`, `INVALID_INPUT`.
 */
async function answeredRequest(
  tx: Transaction,
  actor: Actor,
  { requestId, playerId }: CreateNegotiationInput,
  teamIds: readonly number[],
): Promise<ReceivedRequest | null> {
  if (requestId == null) return null;
  if (playerId == null) throw refused('requestId');
  const received = await accessReceivedRequest(tx, actor, requestId);
  if (teamIds.some((id) => id !== received.request.team_id)) throw refused('teamIds');
  return received;
}

/** Throws `MINOR_PROTECTED`. */
async function assertProposable(
  services: Services,
  tx: Transaction,
  { language, input }: CallOf<typeof negotiationEndpoints.createNegotiation>,
  proposed: Pick<NewProposal, 'playerId' | 'agentId' | 'commissionCents' | 'commissionPercent'> & {
    teamIds: readonly number[];
  },
): Promise<void> {
  const { playerId, agentId, teamIds, commissionCents, commissionPercent } = proposed;
  if (playerId === null) return;
  const commission = { cents: commissionCents, percent: commissionPercent };
  await assertMinorProtected(
    services,
    tx,
    language,
    { act: 'proposal', playerId, agentId, teamIds, commission },
    {
      person: ['playerId'],
      commission: [input.commissionPercent == null ? 'commissionAmount' : 'commissionPercent'],
    },
  );
}

function tooManyUnconfirmed({ proposals }: PlatformSettings): AppError {
  return new AppError('TOO_MANY_UNCONFIRMED', {
    params: { max: proposals.unconfirmed, days: proposals.unconfirmedDays },
    fields: [{ path: ['playerId'], code: 'notConfirmed' }],
  });
}

/** The first step of a negotiation's timeline, and its event. */
export async function begin(
  tx: Transaction,
  negotiation: NegotiationRow,
  how: { by: 'staff' | 'proposer' | 'club'; actorId: number; at: Date },
): Promise<void> {
  const actorName = await insertChange(tx, {
    ...how,
    negotiationId: negotiation.id,
    version: 1,
    from: null,
    to: negotiationStatus.pending,
    cause: null,
    reasonCode: null,
    signature: null,
    answer: null,
    acceptedCostCents: null,
    note: null,
  });
  const event = { ...how, from: null, actorName, reason: null };
  await recordNegotiationEvent(tx, 'negotiation.started', negotiation, event);
}

/**
 * A commission is in euros or in percent, not both. By default a percentage is of the transaction cost and
 * due at once.
 */
function commissionOf(input: CreateNegotiationInput): CommissionTerms {
  const { commissionAmount, commissionPercent } = input;
  const inPercent = commissionPercent != null;
  if (inPercent && commissionAmount != null) throw refused('commissionPercent');
  if (input.commissionPay != null && !inPercent) throw refused('commissionPay');
  const isAsked = inPercent || commissionAmount != null;
  if (input.commissionInstalments != null && !isAsked) throw refused('commissionInstalments');
  return {
    commissionCents: cents(commissionAmount),
    commissionPercent: commissionPercent ?? null,
    commissionPay: inPercent ? (input.commissionPay ?? 'transactionCost') : null,
    commissionInstalments: isAsked ? (input.commissionInstalments ?? 1) : null,
  };
}

/**
 * What a club asks for its player. Throws `INVALID_INPUT` for a club that asks for nothing, names an agent's terms or
 * itself, for anybody else who asks, and for terms that the kind of deal does not have.
 */
function checkedAsked(
  actor: Actor,
  { asked, price, commissionAmount, commissionPercent }: CreateNegotiationInput,
  teamIds: readonly number[],
): AskedTerms | null {
  if (isStaff(actor) || actor.teamId === null) {
    if (asked != null) throw refused('asked');
    return null;
  }
  if (asked == null) throw fieldError('INVALID_INPUT', ['asked', 'kind'], 'required');
  if (price != null) throw refused('price');
  if (commissionAmount != null) throw refused('commissionAmount');
  if (commissionPercent != null) throw refused('commissionPercent');
  if (teamIds.includes(actor.teamId)) throw refused('teamIds');
  const { kind, fee, loanUntil, wageSharePercent } = asked;
  if (kind === 'free' && fee != null) throw fieldError('INVALID_INPUT', ['asked', 'fee'], 'invalid');
  if (kind !== 'loan' && loanUntil != null)
    throw fieldError('INVALID_INPUT', ['asked', 'loanUntil'], 'invalid');
  if (kind !== 'loan' && wageSharePercent != null) {
    throw fieldError('INVALID_INPUT', ['asked', 'wageSharePercent'], 'invalid');
  }
  return {
    kind,
    feeCents: cents(fee),
    loanUntil: loanUntil ?? null,
    wageSharePercent: wageSharePercent ?? null,
  };
}

function refused(field: string): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path: [field], code: 'invalid' }] });
}

/** Spec §5: a level and at least one club, at most the limit. A club named twice counts once. */
function checkedChoice(
  services: Services,
  input: CreateNegotiationInput,
): { level: number; teamIds: number[] } {
  const teamIds = [...new Set(input.teamIds ?? [])];
  const missing: FieldProblem[] = [];
  if (input.level == null) missing.push({ path: ['level'], code: 'required' });
  if (teamIds.length === 0) missing.push({ path: ['teamIds'], code: 'required' });
  if (input.level == null || missing.length > 0) {
    throw new AppError('MISSING_NEGOTIATION_PARAMETERS', { fields: missing });
  }
  assertNotTooManyClubs(services, teamIds);
  return { level: input.level, teamIds };
}

/** Throws `INVALID_INPUT` for an id that is no selectable club. */
async function chosenClubs(tx: Transaction, teamIds: readonly number[], asWritten: readonly number[]) {
  const clubs = await listChoosableClubs(tx, teamIds);
  const known = new Set(clubs.map(({ id }) => id));
  const fields = asWritten.flatMap((id, index): FieldProblem[] =>
    known.has(id) ? [] : [{ path: ['teamIds', index], code: 'notInList' }],
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return clubs;
}

function alreadyProposed(
  clubs: readonly { id: number; name: string }[],
  made: readonly { team_id: number }[],
  asWritten: readonly number[],
): AppError {
  const fresh = new Set(made.map(({ team_id }) => team_id));
  const before = clubs.filter(({ id }) => !fresh.has(id));
  return new AppError('ALREADY_PROPOSED', {
    params: { name: before.map(({ name }) => name).join(', ') },
    fields: before.map(({ id }) => ({ path: ['teamIds', asWritten.indexOf(id)], code: 'duplicate' })),
  });
}

function cents(euros: number | null | undefined): number | null {
  return euros == null ? null : euros * 100;
}
