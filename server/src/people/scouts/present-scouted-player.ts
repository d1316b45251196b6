import type { ScoutedPlayer, Shortlist } from '@trattativa/contract/people/scouts/scout';
import type { Actor } from '../../platform/actor.ts';
import type { ProfileRules } from '../players/own-profile/profile-rules.ts';
import { presentPlayer } from '../players/present-player.ts';
import type { ScoutedRow } from './scout-players.repository.ts';
import type { ShortlistRow } from './shortlists.repository.ts';

/** A player as on the card, with the scout's own evaluation and notes. */
export function presentScoutedPlayer(row: ScoutedRow, actor: Actor, rules: ProfileRules): ScoutedPlayer {
  return {
    player: presentPlayer(row, actor, rules),
    evaluation:
      row.evaluated_at === null
        ? null
        : { skills: row.evaluated_skills ?? 0, evaluatedAt: row.evaluated_at.toISOString() },
    shortlists: row.shortlists,
  };
}

export function presentShortlist(row: ShortlistRow): Shortlist {
  return {
    shortlistId: row.id,
    version: row.version,
    name: row.name,
    players: row.players,
    updatedAt: row.updated_at.toISOString(),
  };
}
