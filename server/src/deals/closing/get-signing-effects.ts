import type { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { previewSigning } from '../../people/registrations.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { abilitiesOf } from '../negotiations/negotiations.policy.ts';
import { readAgreedContract } from '../ports/agreed-contract.repository.ts';
import { countClosedBySigning } from './signing-effects.repository.ts';

/**
 * What a signature would end and close, for whoever can give it now: its dialog says it. Nothing to anybody else, who could watch the
 * interest of other clubs. Of their proposals it says only how many there are. Throws `NOT_FOUND`, to readers too.
 */
export async function getSigningEffects(
  services: Services,
  { actor, input }: CallOf<typeof closingEndpoints.getSigningEffects>,
): Promise<OutputOf<typeof closingEndpoints.getSigningEffects>> {
  const { db, rules, clock } = services;
  const { negotiation, side } = await accessNegotiation(db, actor, input.negotiationId);
  if (side === 'reader') throw new AppError('NOT_FOUND');
  const { id: negotiationId, player, staff_member: member, team } = negotiation;
  const can = abilitiesOf(side, negotiation);
  const person = player ? { playerId: player.id } : member && { coachingStaffId: member.id };
  if (!person || !(can.sign || can.confirm)) return { negotiationId, registered: null, ends: [], closes: 0 };
  const at = clock.now();
  const agreed = await readAgreedContract(db, { negotiationId }, at);
  const preview = await previewSigning(db, rules.current.rules, { person, teamId: team.id, agreed, at });
  return {
    negotiationId,
    registered: preview && { from: preview.startsOn, until: preview.endsOn },
    ends: preview?.ends ?? [],
    closes: await countClosedBySigning(db, negotiationId, person),
  };
}
