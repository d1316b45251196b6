import type { SkillsEvaluations } from '@trattativa/contract/people/players/skills';
import { summariseSkills } from '@trattativa/domain/people/players/skill-summary';
import type { SkillGroup } from '@trattativa/domain/people/players/skills';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './evaluations-panel.module.css';
import { GroupPicker } from './group-picker.tsx';
import { MeansTable } from './means-table.tsx';
import { SkillsRadar } from './skills-radar.tsx';

/** What people think of the skills: one radar, who stands behind it, and the single figures on demand. */
export function EvaluationsPanel({
  evaluations,
  fewMinutes,
}: {
  evaluations: SkillsEvaluations;
  /** The player is known to have played little. */
  fewMinutes: boolean;
}) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const [group, setGroup] = useState<SkillGroup>('technical');
  const summary = summariseSkills(evaluations.roles, fewMinutes);
  const { confidence } = summary;
  if (confidence === 'none') return <QuietText>{t('player-skills:evaluations.none')}</QuietText>;
  return (
    <>
      <div className={classes.picture}>
        <SkillsRadar summary={summary} />
        <div className={classes.behind}>
          {confidence !== 'enough' && (
            <p className={classes.few}>{t(`player-skills:evaluations.confidence.${confidence}`)}</p>
          )}
          <ul className={classes.roles}>
            {evaluations.roles
              .filter(({ evaluators }) => evaluators > 0)
              .map(({ role, evaluators }) => (
                <li key={role}>
                  <span>{t(`catalogue:evaluatorRole.${role}`)}</span>
                  <span>{t('player-skills:evaluations.count', { count: evaluators })}</span>
                </li>
              ))}
          </ul>
          <p className={classes.hint}>{t('player-skills:evaluations.hint')}</p>
        </div>
      </div>
      <details className={classes.details}>
        <summary>{t('player-skills:evaluations.details')}</summary>
        <div className={classes.inside}>
          <GroupPicker value={group} onChange={setGroup} />
          <MeansTable evaluations={evaluations} group={group} />
        </div>
      </details>
    </>
  );
}
