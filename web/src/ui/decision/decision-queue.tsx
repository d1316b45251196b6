import type { ReactNode } from 'react';
import { ListState } from '../list/list-state.tsx';
import type { ListFailure } from '../list/use-pages.ts';
import { DecisionList } from './decision-list.tsx';

interface DecisionQueueProps<Item> {
  /** The things that wait, as `usePages` or `wholeList` answers. */
  list: { rows: readonly Item[]; loading: boolean; error: ListFailure | null };
  /** An `EmptyState`. */
  empty: ReactNode;
  /** Draws one thing as a `DecisionCard`, with its key. */
  children: (item: Item) => ReactNode;
  /** What stands under the cards: a `MoreButton`. */
  more?: ReactNode;
}

/** Things that wait for a decision, as cards under each other. */
export function DecisionQueue<Item>({ list, empty, children, more }: DecisionQueueProps<Item>) {
  return (
    <ListState {...list} shape="rows" empty={empty}>
      <DecisionList>{list.rows.map(children)}</DecisionList>
      {more}
    </ListState>
  );
}
