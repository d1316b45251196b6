import type { WatchedFacts } from '@trattativa/domain/people/watching/watched-facts';
import type { PlayerRow } from '../players/player.ts';

/** The facts of a record whose changes are told; its terms only while the owner shows them. */
export function factsOf(player: PlayerRow): WatchedFacts {
  return {
    contractEnd: player.contract_end,
    contractualStatus: player.contractual_status,
    immediateAvailability: player.immediate_availability,
    onMarket: player.on_market,
    figures: [
      player.figures_season,
      player.season_appearances,
      player.season_minutes,
      player.season_goals,
      player.season_assists,
    ],
    terms: player.terms_shown
      ? [player.asking_fee_cents, player.release_clause_cents, player.pay_share_percent]
      : null,
  };
}
