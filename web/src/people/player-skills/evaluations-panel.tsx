import type { SkillsEvaluations } from '@trattativa/contract/people/players/skills';
import { type SkillGroup, skillsByGroup } from '@trattativa/domain/people/skills';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../ui/quiet-text.tsx';
import classes from './evaluations-panel.module.css';
import { GroupPicker } from './group-picker.tsx';
import { MeansTable } from './means-table.tsx';
import { SkillsRadar } from './skills-radar.tsx';

/** The evaluations of the five roles side by side: a radar for each, and the same figures as a table. */
export function EvaluationsPanel({ evaluations }: { evaluations: SkillsEvaluations }) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const [group, setGroup] = useState<SkillGroup>('technical');
  const skills = skillsByGroup[group];
  if (evaluations.roles.every(({ evaluators }) => evaluators === 0)) {
    return <QuietText>{t('player-skills:evaluations.none')}</QuietText>;
  }
  return (
    <>
      <p className={classes.hint}>{t('player-skills:evaluations.hint')}</p>
      <GroupPicker value={group} onChange={setGroup} />
      <div className={classes.radars}>
        {evaluations.roles.map(({ role, evaluators, means }) => (
          <figure key={role} className={classes.figure} data-empty={evaluators === 0 || undefined}>
            <SkillsRadar
              means={skills.map((skill) => means.find((mean) => mean.skill === skill)?.mean ?? null)}
            />
            <figcaption>
              <strong>{t(`catalogue:evaluatorRole.${role}`)}</strong>
              <span>{t('player-skills:evaluations.count', { count: evaluators })}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <MeansTable evaluations={evaluations} group={group} />
    </>
  );
}
