import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { toCsv } from '../../ui/csv/to-csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import classes from './import-grid.module.css';
import { rowsToMend } from './rows-to-mend.ts';
import type { TableImport } from './use-table-import.ts';

const mostTold = 50;

/** What came of an import, and the way back. */
export function ImportOutcome({ work }: { work: TableImport }) {
  const { t, i18n } = useTranslation(['portfolio', 'players']);
  const { number } = useFormats();
  const { outcome } = work;
  if (!outcome) return null;
  const came = new Set(outcome.players.map(({ line }) => line));
  const told = [
    ...outcome.duplicates
      .filter(({ line }) => !came.has(line))
      .map(({ line, where }) => ({ line, text: t(`portfolio:import.twice.${where}`) })),
    ...outcome.nameless.map((line) => ({ line, text: t('portfolio:import.reason.nameMissing') })),
    ...outcome.refused.map(({ line, text }) => ({ line, text })),
  ];
  const toMend = work.table
    ? rowsToMend(work.table, told, {
        line: t('portfolio:import.line'),
        why: t('portfolio:import.mend.why'),
        skipped: t('portfolio:import.mend.skipped'),
        reason: (reason) => t(`portfolio:import.reason.${reason}`),
        column: (place) => t('portfolio:import.column', { number: place + 1 }),
      })
    : [];
  const download = () =>
    saveFile(toCsv(toMend, i18n.language === 'en' ? ',' : ';'), `${t('portfolio:import.mend.fileName')}.csv`);
  return (
    <section className={classes.outcome} aria-labelledby="import-outcome">
      <div role="status">
        <h2 id="import-outcome">{outcome.message}</h2>
      </div>
      {told.length > 0 && (
        <ul>
          {told.slice(0, mostTold).map(({ line, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={place}>
              {t('portfolio:import.line')} {line}: {text}
            </li>
          ))}
        </ul>
      )}
      {toMend.length > 0 && (
        <p className={classes.promise}>
          {t('portfolio:import.mend.hint', { count: toMend.length - 1, number: number(toMend.length - 1) })}
        </p>
      )}
      <div className={classes.acts}>
        <Button component={Link} to={paths.portfolio}>
          {t('portfolio:import.toPortfolio')}
        </Button>
        {toMend.length > 0 && (
          <Button variant="default" onClick={download}>
            {t('portfolio:import.mend.download')}
          </Button>
        )}
        {outcome.importId !== null && (
          <Button variant="default" loading={work.undoing} onClick={() => work.undo(outcome.importId ?? 0)}>
            {t('portfolio:import.undo')}
          </Button>
        )}
        <Button variant="default" onClick={work.begin}>
          {t('portfolio:import.another')}
        </Button>
      </div>
    </section>
  );
}
