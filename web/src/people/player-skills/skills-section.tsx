import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPencil } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { playedFewMinutes } from '@trattativa/domain/people/players/season-figures';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { evaluatePlayerPath } from '../players/player-paths.ts';
import { EvaluationsPanel } from './evaluations-panel.tsx';
import { useEvaluations, useSelectedSkills } from './player-skills.queries.ts';
import classes from './skills-section.module.css';
import { SkillsSelector } from './skills-selector.tsx';

/** A player's skills: the selected ones, and the means of the five evaluator roles. */
export function SkillsSection({
  player,
}: {
  player: Pick<Player, 'id' | 'minutesPercent' | 'seasonFigures'>;
}) {
  const playerId = player.id;
  const { t } = useTranslation('player-skills');
  const { data: evaluations } = useEvaluations(playerId);
  if (!evaluations) return null;
  const { evaluatesAs, mine } = evaluations;
  const begin = evaluatesAs === evaluatorRole.player ? 'evaluations.evaluateSelf' : 'evaluations.evaluate';
  return (
    <section className={classes.section} aria-labelledby="player-skills">
      <h2 id="player-skills">{t('title')}</h2>
      <SelectedSkills playerId={playerId} />
      <div className={classes.block}>
        <div className={classes.head}>
          <h3>{t('evaluations.title')}</h3>
          {evaluatesAs !== null && (
            <Button
              component={Link}
              to={evaluatePlayerPath(playerId)}
              variant="default"
              size="xs"
              leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden="true" />}
            >
              {t(mine ? 'evaluations.change' : begin)}
            </Button>
          )}
        </div>
        <EvaluationsPanel
          evaluations={evaluations}
          fewMinutes={playedFewMinutes({
            minutes: player.seasonFigures?.minutes ?? null,
            minutesPercent: player.minutesPercent,
          })}
        />
      </div>
    </section>
  );
}

/** The selected skills of a player. Readers who may edit the record select them here. */
function SelectedSkills({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const [choosing, setChoosing] = useState(false);
  const { data } = useSelectedSkills(playerId);
  if (!data) return null;
  const { skills, can } = data;
  return (
    <div className={classes.block}>
      <div className={classes.head}>
        <h3>{t('player-skills:selected.title')}</h3>
        {can.edit && !choosing && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            {t('player-skills:selected.edit')}
          </Button>
        )}
      </div>
      {choosing ? (
        <SkillsSelector
          playerId={playerId}
          selected={skills}
          onSaved={() => setChoosing(false)}
          onCancel={() => setChoosing(false)}
        />
      ) : skills.length > 0 ? (
        <ChipsRow
          label={t('player-skills:selected.title')}
          items={skills.map((skill) => ({ key: String(skill), content: t(`catalogue:skill.${skill}`) }))}
        />
      ) : (
        <QuietText>
          {t(can.edit ? 'player-skills:selected.noneOwn' : 'player-skills:selected.none')}
        </QuietText>
      )}
    </div>
  );
}
