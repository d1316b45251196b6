import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { assertPersonsAddress } from '../../identity/accounts.ts';
import { assertMinorProtected } from '../../people/minors.ts';
import { accessPlayerToEdit } from '../../people/players.ts';
import { subjectId } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { Call, CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { isMailboxOfOtherClient } from './client-mailboxes.repository.ts';
import { isForMinor, isWithoutLogin, type MandateRow } from './mandate.ts';
import { insertChange } from './mandate-changes.repository.ts';
import { checkTerms, feeOf, mandatePiece, refusalOf } from './mandate-terms.ts';
import { findMandate, insertMandate, listAudience } from './mandates.repository.ts';
import { partiesOf } from './move-mandate.ts';
import { isActiveAgent, isRegisteredTeam } from './parties.repository.ts';
import { presentMandate } from './present-mandate.ts';

type Answer = Promise<OutputOf<typeof mandateEndpoints.proposePlayerMandate>>;

type Proposal = Omit<InputOf<typeof mandateEndpoints.proposePlayerMandate>, 'agentId' | 'playerId'>;

const aDay = 24 * 60 * 60;

interface Parties {
  agentId: number;
  playerId: number | null;
  teamId: number | null;
  proposedByAgent: boolean;
}

/**
 * The agent proposes a mandate to a player of the own portfolio; the linked person answers, for a minor the guardian.
 * With the signed form it is recorded, and staff may check the form in the player's place; an adult without a login is also asked by
 * mail. Throws `NOT_FOUND` (foreign or absent player), `FORBIDDEN` (only seen), `MINOR_PROTECTED`, `MANDATE_EXISTS`, `INVITED_TOO_OFTEN`,
 * `INVALID_INPUT` (a file that is not there to be sent, a form of a minor whose parent nobody vouches for, an address that cannot be
 * the player's).
 */
export async function proposePlayerMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.proposePlayerMandate>,
): Answer {
  const { actor, input } = call;
  const agentId = subjectId(actor, actor.agentId, input.agentId);
  if (input.email != null) await countAttempt(services, 'registration', call.ip);
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
  const { input } = call;
  const terms = checkTerms(input, today);
  const fee = feeOf(input);
  const mandate = await createOnce(services, call, async (tx) => {
    const { agentId, playerId } = parties;
    if (playerId !== null) {
      const asked = {
        act: 'mandate',
        playerId,
        agentId,
        mandate: mandatePiece(terms, fee, input.formFileId != null),
      } as const;
      const commission = { cents: fee.feeCents, percent: fee.feePercent };
      await assertMinorProtected(
        services,
        tx,
        call.language,
        { ...asked, commission },
        { person: ['playerId'], commission: [fee.feeCents === null ? 'feePercent' : 'feeAmount'] },
      );
    }
    let id: number;
    try {
      const stated = { statedEmail: input.email ?? null, statedLanguage: input.language ?? null };
      const recorded = input.formFileId != null;
      const inserted = insertMandate(tx, { ...parties, ...terms, ...fee, ...stated, recorded, at });
      id = await withinCap('cap_mandate_mails_to_address', inserted, tooManyMails);
    } catch (error) {
      throw refusalOf(error);
    }
    const actorId = call.actor.accountId;
    await sendUnsent(tx, actorId, input.fileIds ?? [], { kind: 'mandate', id });
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
    if (input.email != null) await assertAddress(tx, made, { email: input.email, statedBy: actorId, today });
    if (input.formFileId != null) {
      if (isForMinor(made, today) && made.guardian_email === null)
        throw fieldError('INVALID_INPUT', ['formFileId'], 'guardianUnknown');
      await sendUnsent(tx, actorId, [input.formFileId], { kind: 'mandateForm', id }, () => ['formFileId']);
    }
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
    message: translate(call.language, mandate.recorded ? 'mandates:done.recorded' : 'mandates:done.proposed'),
    mandate: presentMandate(mandate, 'proposer', today),
  };
}

/**
 * The agent states an address only for an adult without a login: never a parent's, the own one, one of the own agency's domain,
 * another professional's, or another client's.
 */
async function assertAddress(
  tx: Transaction,
  mandate: MandateRow,
  { email, statedBy, today }: { email: string; statedBy: number; today: string },
): Promise<void> {
  if (!isWithoutLogin(mandate, today) || mandate.player_id === null) {
    const isMinors = isForMinor(mandate, today) && mandate.player_id !== null;
    throw fieldError('INVALID_INPUT', ['email'], isMinors ? 'namedByPerson' : 'invalid');
  }
  await assertPersonsAddress(tx, { email, statedBy });
  const { agent_id: agentId, player_id: playerId } = mandate;
  if (await isMailboxOfOtherClient(tx, { mailbox: mailboxOf(email), agentId, playerId, asked: 'player' }))
    throw fieldError('INVALID_INPUT', ['email'], 'othersAddress');
}

function tooManyMails(): AppError {
  return new AppError('INVITED_TOO_OFTEN', { retryAfter: aDay });
}
