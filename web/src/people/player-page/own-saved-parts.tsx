import type { Player } from '@trattativa/contract/people/players/player';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCard } from '../../ui/form/form-part.tsx';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { CareerSection } from '../player-career/career-section.tsx';
import { SkillsSection } from '../player-skills/skills-section.tsx';
import PlayerFiles from '../players/page/player-files.tsx';
import type { OwnSavedPart } from '../players/sections/player-sections.ts';
import classes from './own-saved-parts.module.css';

/** The parts of a player's form that save themselves: skills, career and documents. */
export default function OwnSavedParts({
  player,
}: {
  player: Pick<Player, 'id' | 'principalRole' | 'age' | 'minutesPercent' | 'seasonFigures'>;
}) {
  return (
    <>
      <Part part="skills">
        <SkillsSection player={player} />
      </Part>
      <Part part="career">
        <CareerSection player={player} />
      </Part>
      <Part part="documents">
        <FormCard>
          <PlayerFiles playerId={player.id} />
        </FormCard>
      </Part>
    </>
  );
}

/** A part of the own profile; on a phone it is folded, like the sections of the form above. */
function Part({ part, children }: { part: OwnSavedPart; children: ReactNode }) {
  const { t } = useTranslation('player-form');
  const isPhone = useIsPhone();
  if (!isPhone) return <div data-section={part}>{children}</div>;
  return (
    <FoldedPart section={part} title={t(`part.${part}`)}>
      <div className={classes.folded}>{children}</div>
    </FoldedPart>
  );
}
