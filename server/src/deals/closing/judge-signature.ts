import { associationsOfCountry } from '@trattativa/domain/people/associations';
import { contractStanding } from '@trattativa/domain/people/players/contract-facts';
import { checkAct, type Verdict } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { dayOf } from '../../platform/clock.ts';
import type { NegotiationRow, ProposedPlayer } from '../negotiations/negotiation.ts';
import type { DealFacts } from './needed-documents.ts';

/**
 * What the rules warn of when a club signs the player of a negotiation, the strictest first. The terms of the contract are
 * judged with the offer, and what the clubs agree on with their transfer.
 */
export function judgeSignature(
  packs: RulePacks,
  { team }: Pick<NegotiationRow, 'team'>,
  player: ProposedPlayer,
  { agreed, isInternational }: DealFacts,
  now: Date,
): readonly Verdict[] {
  const day = dayOf(now);
  const contract = { contractualStatus: player.contractual_status, contractEnd: player.contract_end };
  const standing = contractStanding(contract, day);
  const found = checkAct(packs, {
    act: 'offer',
    day,
    associations: associationsOfCountry(team.country),
    ...(player.born_date !== null && { bornDate: player.born_date }),
    ...(standing !== 'unknown' && {
      contractEnds: standing === 'free' || standing === 'ended' ? null : player.contract_end,
    }),
    // The present club that agreed knows of the interest.
    ...(agreed && { clubInformed: true, international: isInternational }),
  });
  return found.filter(({ verdict }) => verdict !== 'pass');
}
