import type { consentRequestEndpoints } from '@trattativa/contract/deals/consents/endpoints';
import { type ConsentAnswerer, consentLinkDays } from '@trattativa/domain/deals/proposal-consent';
import { mailboxOf } from '@trattativa/domain/identity/mailbox';
import { translate } from '@trattativa/texts/translate';
import { assertPersonsAddress } from '../../identity/accounts.ts';
import { assertMinorProtected } from '../../people/minors.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { isMailboxOfOtherClient } from '../../representation/mandates.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { lockProposal } from '../negotiations/negotiation-changes.repository.ts';
import {
  addressOnFile,
  answererOf,
  isStatedByAgent,
  isWaiting,
  languageOfMail,
  mayBeAsked,
  presentConsentRequest,
} from './consent-request.ts';
import {
  type AskedPerson,
  findAskedPerson,
  findOpenRequest,
  insertRequest,
  replaceRequests,
} from './consent-requests.repository.ts';

const aDay = 24 * 60 * 60;

/**
 * Person who has to confirm an agent's proposal, and whether they were asked by mail. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `TRANSITION_NOT_ALLOWED`.
 */
export async function getConsentRequest(
  services: Services,
  { actor, input }: CallOf<typeof consentRequestEndpoints.getConsentRequest>,
): Promise<OutputOf<typeof consentRequestEndpoints.getConsentRequest>> {
  const now = services.clock.now();
  const { negotiation, person } = await accessWaiting(services.db, actor, input.negotiationId);
  const request = await findOpenRequest(services.db, negotiation.proposal_id);
  return presentConsentRequest(person, request, { now, today: dayOf(now) });
}

/**
 * The agent has the player, or a minor's parent, asked by mail. Somebody with a login is asked at the address on file, a parent at
 * the one of the child's registration or of a staff check; of an adult without a login the agent states it, never the own one,
 * one of the own agency's domain, another agent's or club's, or another client's. Throws `NOT_FOUND`, `FORBIDDEN`, `TRANSITION_NOT_ALLOWED` (the proposal does not wait,
 * or its player answers in the own login), `INVALID_INPUT` beside the address, `MINOR_PROTECTED`, `INVITED_TOO_OFTEN`, `RATE_LIMITED`.
 */
export async function askPlayerToConfirm(
  services: Services,
  { actor, input, ip, language }: CallOf<typeof consentRequestEndpoints.askPlayerToConfirm>,
): Promise<OutputOf<typeof consentRequestEndpoints.askPlayerToConfirm>> {
  await countAttempt(services, 'registration', ip);
  const at = services.clock.now();
  const today = dayOf(at);
  const { negotiationId } = input;
  return services.db.transaction().execute(async (tx) => {
    await accessWaiting(tx, actor, negotiationId);
    await lockProposal(tx, negotiationId);
    const { negotiation, person } = await accessWaiting(tx, actor, negotiationId);
    const { proposal_id: proposalId, agent_id: agentId, player, team } = negotiation;
    const asked = answererOf(person, today);
    if (asked === 'login' || !mayBeAsked(person, asked) || agentId === null || player === null)
      throw new AppError('TRANSITION_NOT_ALLOWED');
    const acting = { act: 'proposal', playerId: player.id, agentId, teamIds: [team.id] } as const;
    await assertMinorProtected(services, tx, language, acting, { person: ['negotiationId'] });
    const last = await findOpenRequest(tx, proposalId);
    await replaceRequests(tx, proposalId, at);
    const email = addressOf(person, asked, input.email ?? null);
    if (isStatedByAgent(person, asked)) {
      await assertPersonsAddress(tx, { email, statedBy: person.agent_account_id });
      if (
        await isMailboxOfOtherClient(tx, { mailbox: mailboxOf(email), agentId, playerId: player.id, asked })
      )
        throw fieldError('INVALID_INPUT', ['email'], 'othersAddress');
    }
    const requestId = await withinCaps(
      insertRequest(tx, {
        proposalId,
        asked,
        email,
        language: input.language ?? languageOfMail(person, last),
        askedBy: actor.accountId,
        at,
        expiresAt: addDays(at, consentLinkDays),
      }),
    );
    await recordEvent(tx, {
      type: 'proposal.confirmationAsked',
      data: { negotiationId, proposalId, playerId: player.id, teamId: team.id, agentId, requestId, asked },
      recipients: [],
      actorId: actor.accountId,
      at,
    });
    const request = assertFound(await findOpenRequest(tx, proposalId));
    return {
      message: translate(language, 'feedback:messageSent'),
      ...presentConsentRequest(person, request, { now: at, today }),
    };
  });
}

/** The caller's own proposal that waits for its player. */
async function accessWaiting(
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<{ negotiation: NegotiationRow; person: AskedPerson }> {
  const { negotiation, side } = await accessNegotiation(db, actor, negotiationId);
  if (side !== 'proposer') throw new AppError('FORBIDDEN');
  const person = isWaiting(negotiation) ? await findAskedPerson(db, negotiationId) : null;
  if (!person) throw new AppError('TRANSITION_NOT_ALLOWED');
  return { negotiation, person };
}

function addressOf(person: AskedPerson, asked: ConsentAnswerer, stated: string | null): string {
  if (!isStatedByAgent(person, asked)) {
    if (stated !== null) throw fieldError('INVALID_INPUT', ['email'], 'invalid');
    return addressOnFile(person, asked) ?? '';
  }
  if (stated === null) throw fieldError('INVALID_INPUT', ['email'], 'required');
  return stated;
}

function withinCaps(written: Promise<number>): Promise<number> {
  const refusal = () => new AppError('INVITED_TOO_OFTEN', { retryAfter: aDay });
  return withinCap(
    'cap_consent_requests',
    withinCap('cap_consent_requests_to_address', written, refusal),
    refusal,
  );
}
