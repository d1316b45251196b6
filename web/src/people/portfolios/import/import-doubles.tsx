import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import classes from './import-grid.module.css';
import { rowsOf, type TableImport } from './use-table-import.ts';

const maxShown = 200;

/** Rows that look like players who are there already, before anything is imported: the reader decides on each. */
export default function ImportDoubles({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The question stands above a long table: it is brought into view and read aloud.
  useEffect(() => heading.current?.focus(), []);
  const [taken, setTaken] = useState<number[]>([]);
  const { doubles, table } = work;
  if (!doubles || !table) return null;
  const rows = rowsOf(table);
  const names = new Map(
    rows.map(({ line, values }) => [line, [values.name, values.surname].filter((part) => part).join(' ')]),
  );
  const others = rows.length - doubles.length;
  const shown = doubles.slice(0, maxShown);
  const coming = others + taken.length;
  const all = taken.length === doubles.length;
  return (
    <section className={classes.outcome} aria-labelledby="import-doubles">
      <h2 id="import-doubles" ref={heading} tabIndex={-1}>
        {t('doubles.title', { count: doubles.length, number: number(doubles.length) })}
      </h2>
      <p className={classes.promise}>{t('doubles.choose')}</p>
      {doubles.length > 1 && (
        <Checkbox
          className={classes.double}
          label={t('doubles.all')}
          checked={all}
          indeterminate={!all && taken.length > 0}
          onChange={() => setTaken(all ? [] : doubles.map(({ line }) => line))}
        />
      )}
      <ul className={classes.doubles}>
        {shown.map(({ line, where }) => (
          <li key={line}>
            <Checkbox
              className={classes.double}
              label={
                <>
                  <strong>{names.get(line)}</strong>, {t('line')} {line}: {t(`doubles.${where}`)}
                </>
              }
              checked={taken.includes(line)}
              onChange={({ currentTarget: { checked } }) =>
                setTaken(checked ? [...taken, line] : taken.filter((one) => one !== line))
              }
            />
          </li>
        ))}
      </ul>
      {doubles.length > shown.length && (
        <p className={classes.promise}>
          {t('doubles.more', {
            count: doubles.length - shown.length,
            number: number(doubles.length - shown.length),
          })}
        </p>
      )}
      <div className={classes.acts}>
        <Button loading={work.applying} disabled={coming === 0} onClick={() => work.apply(taken)}>
          {taken.length === 0
            ? t('doubles.without', { count: others, number: number(others) })
            : t('confirm', { count: coming, number: number(coming) })}
        </Button>
        <Button variant="default" disabled={work.applying} onClick={work.leaveDoubles}>
          {t('doubles.back')}
        </Button>
      </div>
    </section>
  );
}
