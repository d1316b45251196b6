import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './await-queries.module.css';
import { Skeletons } from './skeletons.tsx';

/** Queries without a first answer. Later refetches do not count. */
const firstAnswers = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined };

/** How long (ms) to wait for queries that follow from an answer. */
const pause = 50;

/** After this time (ms) everything is shown. */
const patience = 1500;

/**
 * Shows parts with queries of their own together, once all have their first answer, so that they do not push each
 * other down. Until then it shows a skeleton.
 */
export function AwaitQueries({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [shown, setShown] = useState(false);
  // Subscribes outside of React: rendering at every fetch would restart components that are suspended on their texts.
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
