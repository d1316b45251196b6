import type { FoundPlayer } from '@trattativa/contract/people/search/found';
import { ageOn, yearsBefore } from '@trattativa/domain/platform/plain-date';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { canProposePlayer, canSeePlayer, ownsPlayer } from '../players/players.policy.ts';
import { searchPlayers } from './player-search.repository.ts';
import type { SearchWord } from './search-words.ts';

const adult = 18;

/** The players who hold all words and whose card the caller may open. */
export async function findPlayersByWords(
  services: Services,
  actor: Actor,
  words: readonly SearchWord[],
  limit: number,
): Promise<FoundPlayer[]> {
  const today = dayOf(services.clock.now());
  const adultsBornBy = yearsBefore(today, adult);
  const rows = await searchPlayers(services.db, actor, words, { adultsBornBy, limit });
  return (
    rows
      .filter((player) => canSeePlayer(actor, player, today, player.shares_a_deal))
      // What others keep of a person stands among that person's listings, not as the same name again.
      .filter((player) => actor.kind !== 'player' || ownsPlayer(actor, player))
      .map((player) => ({
        id: player.id,
        name: [player.name, player.surname].filter(Boolean).join(' '),
        age: player.born_date === null ? null : ageOn(player.born_date, today),
        role: player.principal_role,
        currentClub: player.current_club,
        imageUrl: player.image_url,
        isOwn: ownsPlayer(actor, player) || player.account_id === actor.accountId,
        can: {
          propose: canProposePlayer(actor, player),
          offer: actor.kind === 'team' && player.team_id !== actor.teamId,
        },
      }))
  );
}
