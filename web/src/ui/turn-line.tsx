import { RelativeTime } from './text/relative-time.tsx';
import classes from './turn-line.module.css';

/**
 * Words on whose turn it is, and since when; a dash if nobody's (`words` null). The reader's own turn is the
 * most prominent content of its row.
 */
export function TurnLine({ words, since, yours }: { words: string | null; since: string; yours: boolean }) {
  if (words === null) {
    return (
      <span className={classes.none} data-nothing>
        –
      </span>
    );
  }
  return (
    <span className={classes.turn} data-yours={yours || undefined}>
      <span className={classes.word}>{words}</span>
      <span className={classes.since}>
        <RelativeTime at={since} />
      </span>
    </span>
  );
}
