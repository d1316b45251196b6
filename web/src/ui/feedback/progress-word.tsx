import classes from './progress-word.module.css';

interface ProgressWordProps {
  /** 0 to 1. */
  share: number;
  /** The meaning in words, because the bar is hidden from screen readers. */
  word: string;
  /** Something remains to be done. */
  waits?: boolean;
}

/** Progress: a small bar and its meaning in words. */
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
