import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { evaluatePlayerPath } from '../players/player-paths.ts';
import { EvaluationsPanel } from './evaluations-panel.tsx';
import { useEvaluations } from './player-skills.queries.ts';
import { SelectedSkills } from './selected-skills.tsx';
import classes from './skills-section.module.css';

/** What a player is good at: the skills they are known for, and what the five kinds of evaluators think. */
export function SkillsSection({ playerId }: { playerId: number }) {
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
        <EvaluationsPanel evaluations={evaluations} />
      </div>
    </section>
  );
}
