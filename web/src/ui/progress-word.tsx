import classes from './progress-word.module.css';

interface ProgressWordProps {
  /** 0 to 1. */
  share: number;
  /** What that means, in words: the bar itself says nothing to who cannot see it. */
  word: string;
  /** Something is still to do. */
  waits?: boolean;
}

/** How far something has come: a small bar and the word for it. */
export function ProgressWord({ share, word, waits = false }: ProgressWordProps) {
  return (
    <span className={classes.progress} data-waits={waits || undefined}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.filled} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.word}>{word}</span>
    </span>
  );
}
