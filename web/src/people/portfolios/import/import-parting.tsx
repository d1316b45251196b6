import { Button, NativeSelect } from '@mantine/core';
import { type PartingSign, partedLine, partingSigns } from '@trattativa/domain/people/import/part-lines';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import classes from './import-parting.module.css';
import type { TableImport } from './use-table-import.ts';

const shownLines = 3;
const maxProposed = 4;

/** Sign by which the lines of a table of one column are parted: a question with a preview, then a choice to change. */
export default function ImportParting({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const { parted } = work;
  if (!parted) return null;
  if (parted.isOpen) return <PartingQuestion work={work} />;
  if (parted.partings.length > 0) {
    return (
      <NativeSelect
        className={classes.chosen}
        label={t('parting.chosen')}
        value={parted.sign ?? ''}
        data={[
          ...partingSigns
            .filter((sign) => parted.partings.some((one) => one.sign === sign))
            .map((sign) => ({ value: sign, label: t(`parting.sign.${sign}`) })),
          { value: '', label: t('parting.whole') },
        ]}
        onChange={({ currentTarget }) => work.chooseSign((currentTarget.value || null) as PartingSign | null)}
      />
    );
  }
  return work.partAnew ? (
    <Button className={classes.anew} variant="subtle" size="xs" onClick={work.partAnew}>
      {t('parting.anew')}
    </Button>
  ) : null;
}

/** Each sign with what it makes of the first lines. */
function PartingQuestion({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const { number } = useFormats();
  const id = useId();
  const lines = (work.sheets[work.sheet]?.rows ?? []).slice(0, shownLines);
  const partings = work.parted?.partings ?? [];
  return (
    <section className={classes.question} aria-labelledby={id}>
      <h2 id={id}>{t('parting.question')}</h2>
      <p className={classes.why}>{t('parting.why')}</p>
      <ul className={classes.signs}>
        {partings.slice(0, maxProposed).map(({ sign, columns }) => (
          <li key={sign} className={classes.sign}>
            <p className={classes.named}>
              <strong>{t(`parting.sign.${sign}`)}</strong>
              <span>{t('parting.columns', { count: columns, number: number(columns) })}</span>
            </p>
            <section
              className={classes.preview}
              aria-label={t(`parting.sign.${sign}`)}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide preview is scrolled by keyboard too
              tabIndex={0}
            >
              <table>
                <tbody>
                  {lines.map(({ line, cells }) => (
                    <tr key={line}>
                      {partedLine(cells.find((cell) => cell.trim() !== '') ?? '', sign).map((cell, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                        <td key={place}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <Button size="sm" variant="default" onClick={() => work.chooseSign(sign)}>
              {t('parting.take', { sign: t(`parting.sign.${sign}`) })}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="sm" onClick={() => work.chooseSign(null)}>
        {t('parting.whole')}
      </Button>
    </section>
  );
}
