import type { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError, type FieldProblem } from '../../platform/app-error.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessOfferToMove, changedMeanwhile, readOffer } from './access-offer.ts';
import { moveOffer } from './move-offer.ts';

type PlayerInfoInput = InputOf<typeof offerEndpoints.addPlayerInfo>;

/**
 * The player info step (spec §3, §5): residence, last team and its country, all mandatory; documents are
 * attached separately. Either side adds or corrects them while the offer is open. Throws like every move,
 * and `MISSING_PLAYER_INFO`.
 */
export async function addPlayerInfo(
  services: Services,
  call: CallOf<typeof offerEndpoints.addPlayerInfo>,
): Promise<OutputOf<typeof offerEndpoints.addPlayerInfo>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { offer, side } = await accessOfferToMove(services, tx, actor, input, 'addPlayerInfo');
    const moved = await moveOffer(tx, offer, {
      act: 'playerInfoAdded',
      to: offer.status,
      by: side,
      actorId: actor.accountId,
      at,
      playerInfo: checkedInfo(input),
    });
    if (!moved) throw await changedMeanwhile(services, tx, actor, offer.id);
    return {
      message: translate(call.language, 'feedback:playerInfoAdded'),
      offer: await readOffer(tx, actor, moved, at),
    };
  });
}

function checkedInfo({ residence, lastTeam, lastTeamCountry }: PlayerInfoInput) {
  if (residence && lastTeam && lastTeamCountry) return { residence, lastTeam, lastTeamCountry };
  const fields = Object.entries({ residence, lastTeam, lastTeamCountry }).flatMap(
    ([name, value]): FieldProblem[] => (value ? [] : [{ path: [name], code: 'required' }]),
  );
  throw new AppError('MISSING_PLAYER_INFO', { fields });
}
