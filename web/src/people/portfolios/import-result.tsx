import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { toCsv } from '../../ui/csv/to-csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import classes from './import-screen.module.css';
import type { ImportAnswer } from './use-import.ts';

interface ImportResultProps {
  answer: ImportAnswer;
  applying: boolean;
  onApply: (withDuplicates: boolean) => void;
  onAnother: () => void;
}

/** How many bad rows are shown on screen; all that are told go into the file. */
const shownBad = 20;

/** What would come of a file: how many rows are good, known, bad; why; and the button that takes it in. */
export function ImportResult({ answer, applying, onApply, onAnother }: ImportResultProps) {
  const { t, i18n } = useTranslation('portfolio');
  const { number, plainDate } = useFormats();
  const words = usePlayerWords();
  const [withDuplicates, setWithDuplicates] = useState(false);
  const adding = answer.added + (withDuplicates ? answer.duplicates : 0);
  const counts = [
    { key: 'good', count: adding },
    { key: 'duplicates', count: answer.duplicates },
    { key: 'bad', count: answer.bad },
  ] as const;

  function downloadBad() {
    const header = [...answer.columns.map(({ label }) => label), t('import.line'), t('import.reasons')];
    const rows = answer.badRows.map((row) => [
      ...row.values,
      row.line,
      row.problems.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join(' | '),
    ]);
    const separator = i18n.language === 'en' ? ',' : ';';
    saveFile(toCsv([header, ...rows], separator), `${t('import.badName')}.csv`);
  }

  return (
    <>
      <section className={classes.part} aria-labelledby="import-result">
        <h2 id="import-result">{t('import.result')}</h2>
        <p className={classes.soft} role="status">
          {t('import.rows', { count: answer.rows, number: number(answer.rows) })}
        </p>
        <dl className={classes.counts}>
          {counts.map(({ key, count }) => (
            <div key={key}>
              <dt>{t(`import.${key}`)}</dt>
              <dd>{number(count)}</dd>
            </div>
          ))}
        </dl>
        {answer.ignored.length > 0 && (
          <p className={classes.soft}>{t('import.ignored', { columns: answer.ignored.join(', ') })}</p>
        )}
        <div className={classes.acts}>
          <Button loading={applying} disabled={adding === 0} onClick={() => onApply(withDuplicates)}>
            {t('import.confirm', { count: adding, number: number(adding) })}
          </Button>
          <Button variant="default" onClick={onAnother} disabled={applying}>
            {t('import.another')}
          </Button>
        </div>
      </section>
      {answer.duplicates > 0 && (
        <section className={classes.part} aria-labelledby="import-duplicates">
          <h2 id="import-duplicates">{t('import.duplicatesTitle')}</h2>
          <p className={classes.soft}>{t('import.duplicatesText')}</p>
          <ul>
            {answer.duplicateRows.slice(0, shownBad).map((row) => (
              <li key={row.line}>
                {t('import.line')} {row.line}: {row.name}, {plainDate(row.bornDate)} (
                {t(`import.where.${row.where}`)})
              </li>
            ))}
          </ul>
          <div className={classes.acts}>
            <Checkbox
              label={t('import.withDuplicates')}
              checked={withDuplicates}
              onChange={({ currentTarget }) => setWithDuplicates(currentTarget.checked)}
            />
          </div>
        </section>
      )}
      {answer.bad > 0 && (
        <section className={classes.part} aria-labelledby="import-bad">
          <h2 id="import-bad">{t('import.badTitle')}</h2>
          <p className={classes.soft}>{t('import.badText')}</p>
          <ul>
            {answer.badRows.slice(0, shownBad).map((row) => (
              <li key={row.line}>
                {t('import.line')} {row.line}:{' '}
                {row.problems.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('; ')}
              </li>
            ))}
          </ul>
          <div className={classes.acts}>
            <Button variant="default" size="sm" onClick={downloadBad}>
              {t('import.badDownload')}
            </Button>
          </div>
        </section>
      )}
      {answer.sample.length > 0 && (
        <div className={classes.part}>
          <h2 id="import-sample">{t('import.sample')}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-labelledby="import-sample">
            <Sample answer={answer} role={words.role} />
          </section>
        </div>
      )}
    </>
  );
}

function Sample({ answer, role }: { answer: ImportAnswer; role: (id: number) => string }) {
  const { t } = useTranslation(['portfolio', 'players']);
  const { plainDate } = useFormats();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('portfolio:import.line')}</th>
          <th scope="col">{t('players:field.player')}</th>
          <th scope="col">{t('players:field.bornDate')}</th>
          <th scope="col">{t('players:field.principalRole')}</th>
          <th scope="col">{t('players:field.currentClub')}</th>
          <th scope="col">{t('portfolio:import.missing')}</th>
        </tr>
      </thead>
      <tbody>
        {answer.sample.map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <td>{row.name}</td>
            <td>{row.bornDate && plainDate(row.bornDate)}</td>
            <td>{row.principalRole !== null && role(row.principalRole)}</td>
            <td>{row.currentClub}</td>
            <td>{row.missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
