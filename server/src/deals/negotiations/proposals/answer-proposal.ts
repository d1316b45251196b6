import type { consentEndpoints } from '@trattativa/contract/deals/negotiations/consent-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { accessNegotiation, changedMeanwhile, readNegotiation } from '../access-negotiation.ts';
import { lockProposal } from '../negotiation-changes.repository.ts';
import { mayAnswerProposal } from '../negotiations.policy.ts';
import { findNegotiation } from '../negotiations.repository.ts';
import { confirmProposal, refuseProposal } from './proposal-consent.ts';

/**
 * The adult player confirms an agent's proposal that went out unconfirmed, with all its clubs, or refuses it, which ends its
 * open negotiations. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` with the present state (it was answered already), and
 * `TRANSITION_NOT_ALLOWED` (the negotiation is over, or the caller is not its adult player).
 */
export async function answerProposal(
  services: Services,
  { actor, input, language }: CallOf<typeof consentEndpoints.answerProposal>,
): Promise<OutputOf<typeof consentEndpoints.answerProposal>> {
  const at = services.clock.now();
  const { negotiationId, answer } = input;
  return services.db.transaction().execute(async (tx) => {
    await accessNegotiation(tx, actor, negotiationId);
    await lockProposal(tx, negotiationId);
    const { negotiation } = await accessNegotiation(tx, actor, negotiationId);
    const { proposal_id: proposalId, consent } = negotiation;
    if (!mayAnswerProposal(actor.accountId, negotiation, dayOf(at))) {
      const isAnswered = consent !== null && consent !== 'waits';
      if (isAnswered) throw await changedMeanwhile(services, tx, actor, negotiationId);
      throw new AppError('TRANSITION_NOT_ALLOWED');
    }
    const by = { actorId: actor.accountId, at };
    if (answer === 'confirm') await confirmProposal(tx, proposalId, 'player', by);
    else await refuseProposal(tx, proposalId, by);
    const after = assertFound(await findNegotiation(tx, negotiationId));
    return {
      message: translate(language, done[answer]),
      negotiation: await readNegotiation(services, tx, actor, after),
    };
  });
}

const done = { confirm: 'feedback:proposalConfirmed', refuse: 'feedback:proposalRefused' } as const;
