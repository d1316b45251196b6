import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { RowsBox, type RowsBoxProps } from '../rows-box.tsx';
import { rowsToRender } from './rows-to-render.ts';

interface WindowedRowsProps extends RowsBoxProps {
  rows: readonly unknown[];
  rowKey: (row: unknown) => string | number;
  renderRow: (index: number, measure: (element: Element | null) => void) => ReactNode;
  /** The height of a row before it is measured (px). */
  rowHeight: number;
  /** Absent if all rows are loaded. */
  onNearEnd: (() => void) | undefined;
  /** px */
  width: number;
  density: string;
}

/** The visible rows of a long list, in a box as high as all of them. */
export default function WindowedRows(props: WindowedRowsProps) {
  const { rows, rowKey, renderRow, rowHeight, onNearEnd, width, density, ...box } = props;
  const { cards } = box;
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  // With a new function the virtualizer places all rows anew.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: top,
    getItemKey,
    useFlushSync: false,
  });

  // The height above the list changes with its width and content, never while scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offset depends on the layout, not on values
  useLayoutEffect(() => {
    setTop((listRef.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [cards, width, rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout needs new measurements
  useLayoutEffect(() => virtualizer.measure(), [cards, density]);

  const around = virtualizer.getVirtualItems();
  const items = rowsToRender(around, virtualizer.range, useDeferredValue(around));
  const last = items.at(-1)?.index ?? 0;
  const nearEnd = last >= rows.length - 12;
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
  }, [nearEnd, onNearEnd]);

  return (
    <RowsBox
      {...box}
      boxRef={listRef}
      height={virtualizer.getTotalSize()}
      offset={(items[0]?.start ?? top) - top}
    >
      {items.map((item) => renderRow(item.index, virtualizer.measureElement))}
    </RowsBox>
  );
}
