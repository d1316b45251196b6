import classes from './result-count.module.css';

/** How many rows the filters leave, said aloud when it changes. Keeps its height while the number is unknown. */
export function ResultCount({ text }: { text: string }) {
  return (
    <p className={classes.count} role="status">
      {text}
    </p>
  );
}
