import type { CellReading } from '@trattativa/domain/people/import/cells/cell-reading';
import type { MappedColumn } from '@trattativa/domain/people/import/map-columns';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import-grid.module.css';
import { useImportWords } from './use-import-words.ts';

interface ImportCellProps {
  column: MappedColumn;
  text: string;
  reading: CellReading | undefined;
  at: string;
  focusable: boolean;
  onSelect: () => void;
  onMove: (down: number, right: number) => void;
  onEdit: (text: string) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** A cell: what was understood above, what was written below; Enter, or a click on the chosen cell, edits what was written. */
export function ImportCell({
  column,
  text,
  reading,
  at,
  focusable,
  onSelect,
  onMove,
  onEdit,
}: ImportCellProps) {
  const { t } = useTranslation('player-import');
  const words = useImportWords();
  const [edited, setEdited] = useState<string | null>(null);
  const wasSelected = useRef(false);
  const state = column.target === null ? 'unused' : (reading?.state ?? 'empty');
  const reason = reading && 'reason' in reading ? t(`reason.${reading.reason}`) : undefined;
  const shown = reading && column.target ? words(column.target, reading) : '';

  if (edited !== null) {
    const done = (save: boolean) => {
      setEdited(null);
      if (save && edited !== text) onEdit(edited);
      onMove(0, 0);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of a windowed grid
      // biome-ignore lint/a11y/useFocusableInteractive: its field takes the focus
      <span role="gridcell" className={classes.cell} data-state={state}>
        <input
          className={classes.input}
          aria-label={`${column.header}: ${text}`}
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked to edit this cell
          autoFocus
          value={edited}
          onChange={({ currentTarget }) => setEdited(currentTarget.value)}
          onBlur={() => {
            setEdited(null);
            if (edited !== text) onEdit(edited);
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') done(true);
            if (event.key === 'Escape') done(false);
          }}
        />
      </span>
    );
  }

  function keyed(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      onMove(step[0], step[1]);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      setEdited(text);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of a windowed grid
    <span
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      className={classes.cell}
      data-state={state}
      data-at={at}
      onKeyDown={keyed}
      onFocus={onSelect}
      onPointerDown={({ currentTarget }) => {
        wasSelected.current = currentTarget === document.activeElement;
      }}
      onClick={() => {
        if (wasSelected.current) setEdited(text);
      }}
    >
      <span className={classes.read}>{state === 'bad' ? '?' : shown || '–'}</span>
      <span className={classes.written}>{text}</span>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
