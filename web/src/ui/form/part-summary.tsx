import classes from './part-summary.module.css';

interface PartSummaryProps {
  /** How much is missing, in words; absent where nothing is. */
  missing?: string | false;
  /** What is filled in; what is empty or said already is left out. */
  filled: readonly (string | null | false)[];
}

/** What a folded part of a form says. */
export function PartSummary({ missing = false, filled }: PartSummaryProps) {
  const said = [...new Set(filled)].filter(Boolean).join(' · ');
  return (
    <>
      {missing !== false && <strong className={classes.missing}>{missing}</strong>}
      {said !== '' && <span className={classes.filled}>{said}</span>}
    </>
  );
}
