import classes from './result-count.module.css';

/** The number of rows left by the filters, announced when it changes. Keeps its height while unknown. */
export function ResultCount({ text }: { text: string }) {
  return (
    <p className={classes.count} role="status" data-result>
      {text}
    </p>
  );
}
