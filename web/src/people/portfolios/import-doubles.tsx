import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './import-grid.module.css';
import { rowsOf, type TableImport } from './use-table-import.ts';

const mostShown = 50;

/** Rows that look like players who are there already, before anything is imported. */
export default function ImportDoubles({ work }: { work: TableImport }) {
  const { t } = useTranslation('portfolio');
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The question stands above a long table: it is brought into view and read aloud.
  useEffect(() => heading.current?.focus(), []);
  const { doubles, table } = work;
  if (!doubles || !table) return null;
  const rows = rowsOf(table);
  const names = new Map(
    rows.map(({ line, values }) => [
      line,
      [values['name'], values['surname']].filter((part) => part).join(' '),
    ]),
  );
  const others = rows.length - doubles.length;
  return (
    <section className={classes.outcome} aria-labelledby="import-doubles">
      <h2 id="import-doubles" ref={heading} tabIndex={-1}>
        {t('import.doubles.title', { count: doubles.length, number: number(doubles.length) })}
      </h2>
      <ul>
        {doubles.slice(0, mostShown).map(({ line, where }) => (
          <li key={line}>
            {t('import.line')} {line}: <strong>{names.get(line)}</strong>, {t(`import.doubles.${where}`)}
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        {others > 0 && (
          <Button loading={work.applying} onClick={() => work.apply(false)}>
            {t('import.doubles.without', { count: others, number: number(others) })}
          </Button>
        )}
        <Button variant="default" disabled={work.applying} onClick={() => work.apply(true)}>
          {t('import.doubles.all')}
        </Button>
        <Button variant="default" disabled={work.applying} onClick={work.leaveDoubles}>
          {t('import.doubles.back')}
        </Button>
      </div>
    </section>
  );
}
