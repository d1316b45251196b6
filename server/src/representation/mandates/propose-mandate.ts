import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { assertMinorProtected } from '../../people/minors.ts';
import { accessPlayerToEdit } from '../../people/players.ts';
import { subjectId } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Call, CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import type { MandateRow } from './mandate.ts';
import { checkTerms, refusalOf } from './mandate-terms.ts';
import { findMandate, insertChange, insertMandate, listAudience } from './mandates.repository.ts';
import { partiesOf } from './move-mandate.ts';
import { isActiveAgent, isRegisteredTeam } from './parties.repository.ts';
import { presentMandate } from './present-mandate.ts';

type Answer = Promise<OutputOf<typeof mandateEndpoints.proposePlayerMandate>>;

type Proposal = Omit<InputOf<typeof mandateEndpoints.proposePlayerMandate>, 'agentId' | 'playerId'>;

interface Parties {
  agentId: number;
  playerId: number | null;
  teamId: number | null;
  proposedByAgent: boolean;
}

/**
 * The agent proposes a mandate to a player of the own portfolio; the linked person answers, for a minor the guardian.
 * Throws `NOT_FOUND` (foreign or absent player), `FORBIDDEN` (only seen), `MINOR_PROTECTED`, `MANDATE_EXISTS`,
 * `INVALID_INPUT` (a file that is not there to be sent).
 */
export async function proposePlayerMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.proposePlayerMandate>,
): Answer {
  const { actor, input } = call;
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  const player = await accessPlayerToEdit(services, services.db, actor, input.playerId);
  return propose(services, call, { agentId, playerId: player.id, teamId: null, proposedByAgent: true });
}

/**
 * An agent asks a registered club for a mandate, or a club offers one to an active agent; the other side answers. Throws
 * `SUBJECT_MISMATCH`, `INVALID_INPUT` (the other side is missing or cannot be chosen), `MANDATE_EXISTS`.
 */
export async function proposeClubMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.proposeClubMandate>,
): Answer {
  const { actor, input } = call;
  const byAgent = actor.agentId !== null;
  const agentId = byAgent ? subjectId(actor, actor.agentId, input.agentId) : input.agentId;
  const teamId = byAgent ? input.teamId : subjectId(actor, actor.teamId, input.teamId);
  if (agentId === undefined) throw fieldError('INVALID_INPUT', ['agentId'], 'required');
  if (teamId === undefined) throw fieldError('INVALID_INPUT', ['teamId'], 'required');
  const [known, field] = byAgent
    ? [await isRegisteredTeam(services.db, teamId), 'teamId']
    : [await isActiveAgent(services.db, agentId), 'agentId'];
  if (!known) throw fieldError('INVALID_INPUT', [field], 'notInList');
  return propose(services, call, { agentId, playerId: null, teamId, proposedByAgent: byAgent });
}

async function propose(services: Services, call: Call<Proposal>, parties: Parties): Answer {
  const at = services.clock.now();
  const today = dayOf(at);
  const terms = checkTerms(call.input, today);
  const mandate = await createOnce(services, call, async (tx) => {
    const { agentId, playerId } = parties;
    if (playerId !== null) {
      const asked = { act: 'mandate', playerId, agentId } as const;
      await assertMinorProtected(services, tx, call.language, asked, { person: ['playerId'] });
    }
    let id: number;
    try {
      id = await insertMandate(tx, { ...parties, ...terms, at });
    } catch (error) {
      throw refusalOf(error);
    }
    const actorId = call.actor.accountId;
    await sendUnsent(tx, actorId, call.input.fileIds ?? [], { kind: 'mandate', id });
    const mover = parties.proposedByAgent ? 'agent' : 'club';
    await insertChange(tx, {
      mandateId: id,
      from: null,
      to: mandateStatus.proposed,
      mover,
      actorId,
      note: '',
      at,
    });
    const made = await findMandate(tx, id);
    if (!made) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'mandate.proposed',
      data: partiesOf(made),
      recipients: await listAudience(tx, made),
      actorId,
      at,
    });
    return made satisfies MandateRow;
  });
  return {
    message: translate(call.language, 'mandates:done.proposed'),
    mandate: presentMandate(mandate, 'proposer', today),
  };
}
