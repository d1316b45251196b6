import type { Player } from '@trattativa/contract/people/players/player';
import { FormCard } from '../../ui/form/form-part.tsx';
import { CareerSection } from '../player-career/career-section.tsx';
import { SkillsSection } from '../player-skills/skills-section.tsx';
import PlayerFiles from '../players/player-files.tsx';

/** The parts of a player's form that save themselves: skills, career and documents. */
export default function OwnSavedParts({
  player,
}: {
  player: Pick<Player, 'id' | 'principalRole' | 'age' | 'minutesPercent' | 'seasonFigures'>;
}) {
  return (
    <>
      <div data-section="skills">
        <SkillsSection player={player} />
      </div>
      <div data-section="career">
        <CareerSection player={player} />
      </div>
      <div data-section="documents">
        <FormCard>
          <PlayerFiles playerId={player.id} />
        </FormCard>
      </div>
    </>
  );
}
