import type { Player } from '@trattativa/contract/people/players/player';
import { CareerSection } from '../player-career/career-section.tsx';
import { SkillsSection } from '../player-skills/skills-section.tsx';
import { RegistrationsSection } from '../registrations/registrations-section.tsx';
import classes from './player-growth.module.css';

/** A player's skills, registrations and career: visible to everybody who sees the player; the owner edits each part in place. */
export default function PlayerGrowth({
  player,
}: {
  player: Pick<Player, 'id' | 'principalRole' | 'age' | 'minutesPercent' | 'seasonFigures'>;
}) {
  return (
    <div className={classes.growth}>
      <SkillsSection player={player} />
      <RegistrationsSection player={player} />
      <CareerSection player={player} />
    </div>
  );
}
