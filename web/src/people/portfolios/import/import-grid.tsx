import { NativeSelect } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  careerEntryTargets,
  isCareerEntryTarget,
} from '@trattativa/domain/people/import/career-entry-targets';
import { type ImportTarget, importTargets } from '@trattativa/domain/people/import/import-targets';
import type { UnderstoodRow } from '@trattativa/domain/people/import/understand-table';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { careerEntryLabel } from './career-entry-columns.ts';
import { ImportCell } from './import-cell.tsx';
import classes from './import-grid.module.css';
import { ImportQuestions } from './import-questions.tsx';
import type { TableImport } from './use-table-import.ts';

const ofPlayer = importTargets.filter((target) => !isCareerEntryTarget(target));

/** The name of what a column can hold. */
function targetLabel(
  target: ImportTarget,
  t: TextsOf<['player-import', 'players', 'player-career']>,
): string {
  if (isCareerEntryTarget(target)) return careerEntryLabel(target, t);
  return target === 'fullName' || target === 'age' || target === 'heightWeight'
    ? t(`player-import:target.${target}`)
    : t(`players:field.${target}`);
}

const views = ['all', 'ready', 'look', 'skipped'] as const;
type View = (typeof views)[number];

const needsLook = ({ readings }: UnderstoodRow) =>
  readings.some(({ state }) => state === 'bad' || state === 'doubt');

const rowHeight = 52;
/** With room for two lines that say why a cell is marked. */
const lookedHeight = 84;
const isLooked = (row: UnderstoodRow | undefined) => row?.kind === 'player' && needsLook(row);

/** The table as it was understood: above what will be stored, below what was written. */
export default function ImportGrid({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const { number } = useFormats();
  const [view, setView] = useState<View>('all');
  const { table } = work;
  if (!table) return null;
  const inView: Record<View, (row: UnderstoodRow) => boolean> = {
    all: () => true,
    ready: (row) => row.kind === 'player' && !needsLook(row),
    look: (row) => row.kind === 'player' && needsLook(row),
    skipped: (row) => row.kind !== 'player',
  };
  const rows = table.rows.filter(inView[view]);
  return (
    <>
      <div className={classes.bar}>
        <fieldset className={classes.views}>
          <legend className={classes.hidden}>{t('view.label')}</legend>
          {views.map((one) => (
            <button
              key={one}
              type="button"
              className={classes.chip}
              data-kind={one}
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {t(`view.${one}`, { number: number(table.rows.filter(inView[one]).length) })}
            </button>
          ))}
        </fieldset>
        <p className={classes.promise}>{t('nothingLost')}</p>
      </div>
      <GridRows work={work} rows={rows} />
      <ImportQuestions work={work} />
    </>
  );
}

function GridRows({ work, rows }: { work: TableImport; rows: readonly UnderstoodRow[] }) {
  const { t } = useTranslation(['player-import', 'players', 'player-career']);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (place) => (isLooked(rows[place]) ? lookedHeight : rowHeight),
    overscan: 8,
  });
  // Rows change their height when a cell is corrected or the view changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what is measured
  useEffect(() => virtual.measure(), [rows, virtual]);
  const columns = work.table?.columns ?? [];
  const nameAt = columns.findIndex(({ target }) => target === 'fullName' || target === 'surname');

  function move(row: number, column: number): void {
    const next = {
      row: Math.max(0, Math.min(rows.length - 1, row)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    };
    setAt(next);
    virtual.scrollToIndex(next.row);
    requestAnimationFrame(() => {
      box.current?.querySelector<HTMLElement>(`[data-at="${next.row} ${next.column}"]`)?.focus();
    });
  }

  const items = virtual.getVirtualItems();
  // Head and rows are separate grids; only one width for both keeps their columns above each other.
  const width = `max(100%, calc(var(--line-width) + ${columns.length} * 144px))`;
  const template = {
    width,
    gridTemplateColumns: `var(--line-width) repeat(${columns.length}, minmax(0, 1fr))`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are windowed, which a table element does not allow
    <div
      ref={box}
      className={classes.box}
      role="grid"
      aria-label={t('player-import:title')}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      <div role="row" className={classes.head} style={template} aria-rowindex={1}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its field takes the focus */}
        <span role="columnheader" className={classes.line}>
          {t('player-import:line')}
        </span>
        {columns.map(({ header, target }, column) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: its field takes the focus
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <span role="columnheader" key={column} className={classes.header}>
            <span className={classes.name}>
              {header || t('player-import:column', { number: column + 1 })}
            </span>
            <NativeSelect
              size="xs"
              variant="unstyled"
              classNames={{ input: classes.target ?? '' }}
              data-used={target !== null || undefined}
              aria-label={t('player-import:target.label', { column: header || String(column + 1) })}
              value={target ?? ''}
              data={[
                { value: '', label: t('player-import:target.none') },
                ...ofPlayer.map((one) => ({ value: one, label: targetLabel(one, t) })),
                {
                  group: t('player-career:title'),
                  items: careerEntryTargets.map((one) => ({ value: one, label: targetLabel(one, t) })),
                },
              ]}
              onChange={({ currentTarget }) =>
                work.setColumn(column, (currentTarget.value || null) as ImportTarget | null)
              }
            />
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="rowgroup" className={classes.rows} style={{ width, height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
            <div
              key={item.key}
              role="row"
              aria-rowindex={item.index + 2}
              className={classes.row}
              data-kind={row.kind}
              style={{ ...template, height: item.size, transform: `translateY(${item.start}px)` }}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: as above */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus */}
              <span role="rowheader" className={classes.line}>
                <span className={classes.number}>
                  {row.line}
                  {nameAt !== -1 && <span className={classes.who}> {row.cells[nameAt]}</span>}
                </span>
                {row.kind !== 'player' && (
                  <button
                    type="button"
                    className={classes.take}
                    onClick={() => work.setKind(row.line, 'player')}
                  >
                    {t(`player-import:kind.${row.kind}`)}
                  </button>
                )}
              </span>
              {columns.map((column, place) => (
                <ImportCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={place}
                  column={column}
                  text={row.cells[place] ?? ''}
                  reading={row.readings[place]}
                  at={`${item.index} ${place}`}
                  focusable={at.row === item.index && at.column === place}
                  onSelect={() => setAt({ row: item.index, column: place })}
                  onMove={(down, right) => move(item.index + down, place + right)}
                  onEdit={(text) => work.edit(row.line, place, text)}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
