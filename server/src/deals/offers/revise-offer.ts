import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { type OfferTurn, offerStatus, whoseTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import { commissionTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOfferToMove, changedMeanwhile, readOffer } from './access-offer.ts';
import { assertOfferable } from './assert-offerable.ts';
import { assertRolesOfOffer } from './assert-roles-of-offer.ts';
import {
  assertAllowedContract,
  assertTermsOf,
  checkedExpiry,
  checkedTerms,
  contractPerson,
} from './checked-terms.ts';
import { moveOffer } from './move-offer.ts';
import { dealOf, type OfferRow } from './offer.ts';
import { seesCommission } from './offers.policy.ts';
import { listRevisions } from './offers.repository.ts';
import { columnsOfTerms, type TermsRow } from './term-columns.ts';

type ReviseOfferInput = InputOf<typeof offerEndpoints.reviseOffer>;

/**
 * A counter-offer: a new revision that the other side must look at. A caller who cannot read the commission
 * keeps it; only the club sets the expiry. Staff write for the side whose turn it is. Throws like every
 * move, and `MISSING_OFFER_PARAMETERS`, `CONTRACT_NOT_ALLOWED`, `FEE_SHEET_NOT_AGREED`, `MINOR_PROTECTED`, `FORBIDDEN` for a field of the other side.
 */
export async function reviseOffer(
  services: Services,
  call: CallOf<typeof offerEndpoints.reviseOffer>,
): Promise<OutputOf<typeof offerEndpoints.reviseOffer>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { offer, side } = await accessOfferToMove(services, tx, actor, input, 'revise');
    const author = side === 'staff' ? (whoseTurn(offer.status, offer.revised_by) as OfferTurn) : side;
    assertTermsOf(input, { isPlayer: offer.player !== null });
    const terms = await revisedTerms(tx, actor, offer, input);
    const to = { playerId: offer.player?.id ?? null, teamId: offer.team_id };
    await assertRolesOfOffer(services, tx, actor, dealOf(offer));
    await assertOfferable(services, tx, call.language, to, terms);
    assertAllowedContract(terms, contractPerson(offer.player, dayOf(at)), services.rules.current.rules);
    const moved = await moveOffer(tx, offer, {
      act: 'revised',
      to: offerStatus.revised,
      by: side,
      actorId: actor.accountId,
      at,
      revised: { by: author, terms, expiresOn: expiryAfter(offer, author, input, dayOf(at)) },
    });
    if (!moved) throw await changedMeanwhile(services, tx, actor, offer.id);
    return {
      message: translate(call.language, 'feedback:offerStatusUpdated'),
      offer: await readOffer(tx, actor, moved, at),
    };
  });
}

async function revisedTerms(
  tx: Transaction,
  actor: Actor,
  offer: OfferRow,
  input: ReviseOfferInput,
): Promise<TermsRow> {
  if (seesCommission(actor, offer)) return checkedTerms(input);
  const named = commissionTerms.map((term) => input[term]);
  if (named.some((value) => value != null)) throw new AppError('FORBIDDEN');
  const terms = checkedTerms(input);
  const inForce = assertFound((await listRevisions(tx, offer.id)).at(-1));
  const kept = commissionTerms.flatMap((term) => columnsOfTerms[term]);
  return { ...terms, ...Object.fromEntries(kept.map((column) => [column, inForce[column]])) };
}

function expiryAfter(
  offer: OfferRow,
  author: OfferTurn,
  { expiresOn }: ReviseOfferInput,
  today: string,
): string | null {
  if (author === 'club') return checkedExpiry(expiresOn, today);
  if (expiresOn != null && expiresOn !== offer.expires_on) throw new AppError('FORBIDDEN');
  return offer.expires_on;
}
