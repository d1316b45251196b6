import type { Api } from '@trattativa/contract/api';
import { codeName } from '@trattativa/contract/wire-names';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { FactList } from '../../../ui/text/fact-list.tsx';
import type { TeamField } from '../form/team-form-values.ts';
import { useTeamWords } from '../use-team-words.ts';
import classes from './import-teams.module.css';

/** File columns that are named differently in the form. */
const formNames: Readonly<Record<string, string>> = { email: 'email', phone: 'phone', tier: 'level' };

/** The names that a file's column may have. */
type ImportedField =
  | Exclude<TeamField, `scouting.${string}` | 'categoriesPlayed' | 'footballSchool'>
  | 'email'
  | 'phone';

/** The preview of an import: how many clubs are new, known or faulty, the reasons, and the first new ones. */
export function ImportPreview({ preview }: { preview: Api['Team/ImportTeams']['output'] }) {
  const { t } = useTranslation('teams');
  const { number } = useFormats();
  const words = useTeamWords();
  const figures = ['rows', 'added', 'known', 'bad'] as const;
  const fieldWord = (field: string) => {
    const name = codeName(field);
    return field === '' ? t('import.row') : t(`field.${(formNames[name] ?? name) as ImportedField}`);
  };
  return (
    <>
      <div className={classes.figures}>
        <FactList
          layout="figures"
          facts={figures.map((figure) => [
            t(`import.${figure}`),
            <span key={figure} data-bad={(figure === 'bad' && preview.bad > 0) || undefined}>
              {number(preview[figure])}
            </span>,
          ])}
        />
      </div>
      {preview.ignored.length > 0 && (
        <p className={classes.soft}>{t('import.ignored', { columns: preview.ignored.join(', ') })}</p>
      )}
      {preview.problems.length > 0 && (
        <section className={classes.part} aria-labelledby="import-problems">
          <h2 id="import-problems">{t('import.problems')}</h2>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('import.line')}</th>
                  <th scope="col">{t('change.field')}</th>
                  <th scope="col">{t('import.why')}</th>
                </tr>
              </thead>
              <tbody>
                {preview.problems.map((problem, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two problems of one field and line may be equal
                  <tr key={index}>
                    <td>{number(problem.line)}</td>
                    <td>{fieldWord(problem.field)}</td>
                    <td>{problem.text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {preview.sample.length > 0 && (
        <section className={classes.part} aria-labelledby="import-sample">
          <h2 id="import-sample">{t('import.sample')}</h2>
          <div className={classes.scroll}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{t('field.name')}</th>
                  <th scope="col">{t('field.city')}</th>
                  <th scope="col">{t('field.country')}</th>
                  <th scope="col">{t('field.level')}</th>
                  <th scope="col">{t('field.leagueName')}</th>
                </tr>
              </thead>
              <tbody>
                {preview.sample.map((team) => (
                  <tr key={`${team.name} ${team.city} ${team.country}`}>
                    <td>{team.name}</td>
                    <td>{team.city}</td>
                    <td>{words.country(team.country)}</td>
                    <td>{team.level === null ? '' : words.level(team.level, team.country)}</td>
                    <td>{team.leagueName}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </>
  );
}
