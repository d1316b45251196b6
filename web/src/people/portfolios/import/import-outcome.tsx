import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { toCsv } from '../../../ui/csv/to-csv.ts';
import { saveFile } from '../../../ui/save-file.ts';
import classes from './import-grid.module.css';
import { rowsToMend } from './rows-to-mend.ts';
import type { TableImport } from './use-table-import.ts';

const maxTold = 50;

/** What came of an import, and the way back. */
export function ImportOutcome({ work }: { work: TableImport }) {
  const { t, i18n } = useTranslation(['player-import', 'players']);
  const { number } = useFormats();
  const { outcome } = work;
  if (!outcome) return null;
  const came = new Set(outcome.players.map(({ line }) => line));
  const told = [
    ...outcome.duplicates
      .filter(({ line }) => !came.has(line))
      .map(({ line, where }) => ({ line, text: t(`player-import:twice.${where}`) })),
    ...outcome.nameless.map((line) => ({ line, text: t('player-import:reason.nameMissing') })),
    ...outcome.refused.map(({ line, text }) => ({ line, text })),
  ];
  const toMend = work.table
    ? rowsToMend(work.table, told, {
        line: t('player-import:line'),
        why: t('player-import:mend.why'),
        skipped: t('player-import:mend.skipped'),
        reason: (reason) => t(`player-import:reason.${reason}`),
        column: (place) => t('player-import:column', { number: place + 1 }),
      })
    : [];
  const download = () =>
    saveFile(toCsv(toMend, i18n.language === 'en' ? ',' : ';'), `${t('player-import:mend.fileName')}.csv`);
  return (
    <section className={classes.outcome} aria-labelledby="import-outcome">
      <div role="status">
        <h2 id="import-outcome">{outcome.message}</h2>
      </div>
      {told.length > 0 && (
        <ul>
          {told.slice(0, maxTold).map(({ line, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={place}>
              {t('player-import:line')} {line}: {text}
            </li>
          ))}
        </ul>
      )}
      {toMend.length > 0 && (
        <p className={classes.promise}>
          {t('player-import:mend.hint', { count: toMend.length - 1, number: number(toMend.length - 1) })}
        </p>
      )}
      <div className={classes.acts}>
        <Button component={Link} to={paths.portfolio}>
          {t('player-import:toPortfolio')}
        </Button>
        {toMend.length > 0 && (
          <Button variant="default" onClick={download}>
            {t('player-import:mend.download')}
          </Button>
        )}
        {outcome.importId !== null && (
          <Button variant="default" loading={work.undoing} onClick={() => work.undo(outcome.importId ?? 0)}>
            {t('player-import:undo')}
          </Button>
        )}
        <Button variant="default" onClick={work.begin}>
          {t('player-import:another')}
        </Button>
      </div>
    </section>
  );
}
