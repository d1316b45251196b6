import type { ReactNode } from 'react';
import { ListState } from '../list/list-state.tsx';
import type { ListFailure } from '../list/use-pages.ts';
import { DecisionList } from './decision-list.tsx';

interface DecisionQueueProps<Item> {
  /** The waiting items, as returned by `usePages` or `wholeList`. */
  list: { rows: readonly Item[]; loading: boolean; error: ListFailure | null };
  /** An `EmptyState`. */
  empty: ReactNode;
  /** Renders an item as a `DecisionCard`, with its key. */
  children: (item: Item) => ReactNode;
  /** Content below the cards: a `MoreButton`. */
  more?: ReactNode;
}

/** Items that wait for a decision, as cards below each other. */
export function DecisionQueue<Item>({ list, empty, children, more }: DecisionQueueProps<Item>) {
  return (
    <ListState {...list} shape="rows" empty={empty}>
      <DecisionList>{list.rows.map(children)}</DecisionList>
      {more}
    </ListState>
  );
}
