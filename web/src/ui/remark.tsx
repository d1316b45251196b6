import classes from './remark.module.css';

/** What somebody wrote beside the facts, in their own lines; nothing when they wrote nothing. */
export function Remark({ text }: { text: string }) {
  return text === '' ? null : <p className={classes.remark}>{text}</p>;
}
