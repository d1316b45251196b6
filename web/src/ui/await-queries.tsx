import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './await-queries.module.css';
import { Skeletons } from './skeletons.tsx';

/** Questions that have no answer yet; a later refresh of one is none of them. */
const firstAnswers = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined };

/** What follows from an answer has this long (ms) to ask in turn. */
const pause = 50;

/** Whoever waits longer (ms) sees what there is. */
const patience = 1500;

/**
 * Holds parts that each ask on their own and shows them at once when all have their first answer, instead of letting
 * them push each other about; until then, their outline.
 */
export function AwaitQueries({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [shown, setShown] = useState(false);
  // Listens beside React: rendering at every question and answer would begin anew, each time, what still waits for texts.
  useEffect(() => {
    const show = () => {
      stop();
      setShown(true);
    };
    const late = setTimeout(show, patience);
    let soon: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(soon);
      if (client.isFetching(firstAnswers) === 0) soon = setTimeout(show, pause);
    };
    const unsubscribe = client.getQueryCache().subscribe(look);
    function stop() {
      unsubscribe();
      clearTimeout(soon);
      clearTimeout(late);
    }
    look();
    return stop;
  }, [client]);
  return (
    <div className={classes.container} aria-busy={!shown}>
      {!shown && (
        <div className={classes.outline}>
          <Skeletons shape="page" />
        </div>
      )}
      <div className={shown ? undefined : classes.waiting}>{children}</div>
    </div>
  );
}
