import type { Player } from '@trattativa/contract/people/players/player';
import { CareerSection } from '../player-career/career-section.tsx';
import { SkillsSection } from '../player-skills/skills-section.tsx';
import classes from './player-growth.module.css';

/** What a player is good at and where they have played: read by all who see the player, saved part by part by the owner. */
export default function PlayerGrowth({ player }: { player: Pick<Player, 'id' | 'principalRole' | 'age'> }) {
  return (
    <div className={classes.growth}>
      <SkillsSection playerId={player.id} />
      <CareerSection player={player} />
    </div>
  );
}
