import { mostClubs } from '@trattativa/contract/negotiations/limits';
import type { NegotiationItem } from '@trattativa/contract/negotiations/negotiation';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../platform/actor.ts';
import { AppError, type FieldProblem } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { accessPlayerToEdit } from '../players/access-player.ts';
import { canProposePlayer } from '../players/players.policy.ts';
import { recordNegotiationEvent } from './move-negotiation.ts';
import {
  holdPlayer,
  insertChange,
  insertNegotiations,
  insertProposal,
  listChoosableClubs,
} from './negotiation-changes.repository.ts';
import { listProposal } from './negotiations.repository.ts';
import { presentNegotiationItem } from './present-negotiation.ts';

/** Money in whole euros. */
export interface CreateNegotiationInput {
  playerId: number;
  level?: number | null;
  teamIds?: number[] | null;
  price?: number | null;
  commissionAmount?: number | null;
  commissionPercent?: number | null;
  immediateAvailability?: boolean | null;
  comments?: string | null;
}

/**
 * Proposes a player to clubs: one proposal and a negotiation for each club, all of them or none. Throws `NOT_FOUND` (the
 * player is not theirs), `MISSING_NEGOTIATION_PARAMETERS` and `MAX_CLUBS` (spec §5), `PLAYER_OFF_MARKET`,
 * `ALREADY_PROPOSED` naming the clubs.
 */
export async function createNegotiation(
  services: Services,
  call: Call<CreateNegotiationInput>,
): Promise<{ message: string; proposalId: number; items: NegotiationItem[] }> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    await holdPlayer(tx, input.playerId);
    const player = await accessPlayerToEdit(services, tx, actor, input.playerId);
    const { level, teamIds } = checkedChoice(input);
    if (!canProposePlayer(actor, player)) {
      throw new AppError(player.on_market ? 'FORBIDDEN' : 'PLAYER_OFF_MARKET');
    }
    const clubs = await chosenClubs(tx, teamIds, input.teamIds ?? []);
    const proposalId = await insertProposal(tx, {
      playerId: player.id,
      proposerAccountId: actor.accountId,
      agentId: isStaff(actor) ? null : actor.agentId,
      level,
      priceCents: cents(input.price) ?? 0,
      commissionCents: cents(input.commissionAmount),
      commissionPercent: input.commissionPercent ?? null,
      immediateAvailability: input.immediateAvailability ?? player.immediate_availability ?? false,
      comments: input.comments ?? '',
      at,
    });
    const made = await insertNegotiations(tx, { id: proposalId, playerId: player.id, at }, teamIds);
    if (made.length < teamIds.length) throw alreadyProposed(clubs, made, input.teamIds ?? []);
    const by = isStaff(actor) ? 'staff' : 'proposer';
    const started = await listProposal(tx, proposalId);
    for (const negotiation of started) {
      const begun = { from: null, by, actorId: actor.accountId, at } as const;
      const actorName = await insertChange(tx, {
        ...begun,
        negotiationId: negotiation.id,
        version: 1,
        to: 0,
        cause: null,
        signature: null,
        note: null,
      });
      await recordNegotiationEvent(tx, 'negotiation.started', negotiation, {
        ...begun,
        actorName,
        reason: null,
      });
    }
    return {
      message: translate(call.language, 'feedback:negotiationStarted'),
      proposalId,
      items: started.map((negotiation) =>
        presentNegotiationItem(negotiation, isStaff(actor) ? 'staff' : 'proposer', at),
      ),
    };
  });
}

/** Spec §5: a level and at least one club, and no more clubs than the limit; a club named twice counts once. */
function checkedChoice(input: CreateNegotiationInput): { level: number; teamIds: number[] } {
  const teamIds = [...new Set(input.teamIds ?? [])];
  const missing: FieldProblem[] = [];
  if (input.level == null) missing.push({ path: ['level'], code: 'required' });
  if (teamIds.length === 0) missing.push({ path: ['teamIds'], code: 'required' });
  if (input.level == null || missing.length > 0) {
    throw new AppError('MISSING_NEGOTIATION_PARAMETERS', { fields: missing });
  }
  if (teamIds.length > mostClubs) {
    const params = { max: mostClubs };
    throw new AppError('MAX_CLUBS', { params, fields: [{ path: ['teamIds'], code: 'tooMany', params }] });
  }
  return { level: input.level, teamIds };
}

/** Throws `INVALID_INPUT` for an id that is no club one can choose. */
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
