import type { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import { seasonOf } from '@trattativa/domain/people/season';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { translate } from '@trattativa/texts/translate';
import { accessPlayerRecordOwner, lockPlayer } from '../../people/players.ts';
import { AppError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { beginEnquiry } from '../negotiations/begin-enquiry.ts';
import { lockAskingClub } from '../negotiations/enquiries.repository.ts';
import { accessClauses } from './access-clauses.ts';
import { readClauses } from './present-clauses.ts';

/** How long who keeps the player has for an answer. */
const daysToAnswer = 14;

/**
 * The club that owes a purchase opens the negotiation about the contract, for the season after the loan; that the player is on the
 * market it does not ask. Throws `NOT_FOUND` for whoever does not see the transfer, `TRANSITION_NOT_ALLOWED` where no contract is to be
 * signed, `NOT_CONTACTABLE`, `NEGOTIATION_OPEN` and `TOO_MANY_ENQUIRIES`.
 */
export async function prepareContract(
  services: Services,
  call: CallOf<typeof clauseEndpoints.prepareContract>,
): Promise<OutputOf<typeof clauseEndpoints.prepareContract>> {
  const { actor, input, language } = call;
  const at = services.clock.now();
  const { teamId, accountId } = actor;
  if (teamId === null) throw new AppError('FORBIDDEN');
  return createOnce(services, call, async (tx) => {
    const club = await lockAskingClub(tx, teamId);
    const deal = await accessClauses(tx, actor, input.negotiationId, at);
    const { watches } = await readClauses(tx, deal, at);
    const option = watches.find(({ agreement }) => agreement === 'transfer')?.option;
    const signed = deal.watches.find(({ kind }) => kind === 'transfer')?.signed;
    const { player } = deal.negotiation;
    if (!option || !player) throw new AppError('NOT_FOUND');
    if (option.contractNegotiationId !== null) throw new AppError('NEGOTIATION_OPEN');
    if (!option.can.prepare || !signed) throw new AppError('TRANSITION_NOT_ALLOWED');
    await lockPlayer(tx, player.id);
    const asked = await accessPlayerRecordOwner(services, tx, actor, player.id);
    const first = daysAfter(signed.to, 1);
    const negotiation = await beginEnquiry(tx, club, asked, {
      teamId,
      accountId,
      kind: 'permanent',
      season: seasonOf(first > dayOf(at) ? first : dayOf(at)),
      payFromCents: null,
      payToCents: null,
      answerBy: dayOf(addDays(at, daysToAnswer)),
      sentence: '',
      at,
    });
    return {
      message: translate(language, 'closing:option.feedback.prepared'),
      negotiationId: negotiation.id,
    };
  });
}
