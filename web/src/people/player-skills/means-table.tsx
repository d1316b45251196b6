import type { SkillsEvaluations } from '@trattativa/contract/people/players/skills';
import { type SkillGroup, skillsByGroup } from '@trattativa/domain/people/players/skills';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './means-table.module.css';

/** The means of one group of skills, a column per evaluating role. */
export function MeansTable({ evaluations, group }: { evaluations: SkillsEvaluations; group: SkillGroup }) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const { number } = useFormats();
  const roles = evaluations.roles.filter(({ evaluators }) => evaluators > 0);
  const caption = t('player-skills:evaluations.table', { group: t(`catalogue:skillGroup.${group}`) });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={caption}>
      <table className={classes.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('player-skills:evaluations.skill')}</th>
            {roles.map(({ role }) => (
              <th key={role} scope="col" data-align="end">
                {t(`catalogue:evaluatorRole.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {skillsByGroup[group].map((skill) => (
            <tr key={skill}>
              <th scope="row">{t(`catalogue:skill.${skill}`)}</th>
              {roles.map(({ role, means }) => {
                const found = means.find((mean) => mean.skill === skill);
                return (
                  <td key={role} data-align="end">
                    {found ? (
                      number(found.mean)
                    ) : (
                      <span role="img" aria-label={t('player-skills:evaluations.notEvaluated')}>
                        –
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
