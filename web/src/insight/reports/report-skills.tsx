import type { PlayerReport } from '@trattativa/contract/reports/report';
import { useTranslation } from 'react-i18next';
import { EvaluationsPanel } from '../player-skills/evaluations-panel.tsx';
import { ChipsRow } from '../ui/chips-row.tsx';
import classes from './report.module.css';

/** The skills of a public report: what the player is known for, and what evaluators think together; never who. */
export default function ReportSkills({ skills }: { skills: NonNullable<PlayerReport['skills']> }) {
  const { t } = useTranslation(['reports', 'player-skills', 'catalogue']);
  const { selected, roles } = skills;
  const evaluated = roles.some(({ evaluators }) => evaluators > 0);
  if (selected.length === 0 && !evaluated) return null;
  return (
    <section className={classes.part} aria-labelledby="skills">
      <h2 id="skills">{t('reports:group.skills')}</h2>
      {selected.length > 0 && (
        <ChipsRow
          label={t('player-skills:selected.title')}
          items={selected.map((skill) => ({ key: String(skill), content: t(`catalogue:skill.${skill}`) }))}
        />
      )}
      {evaluated && <EvaluationsPanel evaluations={{ playerId: 0, roles, mine: null, evaluatesAs: null }} />}
    </section>
  );
}
