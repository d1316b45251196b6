import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import { minutesOfNewestSeason, playedFewMinutes } from '@trattativa/domain/people/players/season-figures';
import { useTranslation } from 'react-i18next';
import { EvaluationsPanel } from '../../people/player-skills-ui.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { ChipsRow } from '../../ui/text/chips-row.tsx';

/** The skills in a public report: the player's own choice and the average of the evaluations, never the evaluators. */
export default function ReportSkills({
  skills,
  career,
}: {
  skills: NonNullable<PlayerReport['skills']>;
  career: PlayerReport['career'];
}) {
  const { t } = useTranslation(['reports', 'player-skills', 'catalogue']);
  const { selected, roles } = skills;
  const evaluated = roles.some(({ evaluators }) => evaluators > 0);
  if (selected.length === 0 && !evaluated) return null;
  return (
    <CardPart title={t('reports:group.skills')}>
      {selected.length > 0 && (
        <ChipsRow
          label={t('player-skills:selected.title')}
          items={selected.map((skill) => ({ key: String(skill), content: t(`catalogue:skill.${skill}`) }))}
        />
      )}
      {evaluated && (
        <EvaluationsPanel
          evaluations={{ playerId: 0, roles, mine: null, evaluatesAs: null }}
          fewMinutes={playedFewMinutes({
            minutes: minutesOfNewestSeason(career?.items ?? []),
            minutesPercent: career?.minutesPercent ?? null,
          })}
        />
      )}
    </CardPart>
  );
}
