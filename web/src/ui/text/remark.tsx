import classes from './remark.module.css';

/** A user's free text beside the facts, with its line breaks. Renders nothing if empty. */
export function Remark({ text }: { text: string }) {
  return text === '' ? null : <p className={classes.remark}>{text}</p>;
}
