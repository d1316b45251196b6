import { useId } from 'react';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './missing-fields.module.css';

interface MissingFieldsProps<Field extends string> {
  title: string;
  /** The total number of fields. */
  total: number;
  missing: readonly Field[];
  /** Above the missing fields. */
  hint: string;
  /** Shown if none is missing. */
  done: string;
  /** On a phone the fields are not named: an index of the form counts them. */
  isCounted?: boolean;
  nameOf: (field: Field) => string;
  onShow: (field: Field) => void;
}

/** The completeness of a form while it is edited, with a link to each missing field. */
export function MissingFields<Field extends string>({
  title,
  total,
  missing,
  hint,
  done,
  isCounted = false,
  nameOf,
  onShow,
}: MissingFieldsProps<Field>) {
  const id = useId();
  const { percent } = useFormats();
  const filled = Math.round(((total - missing.length) / total) * 100);
  return (
    <section className={classes.panel} aria-labelledby={id} data-counted={isCounted || undefined}>
      <h2 id={id} className={classes.title}>
        {title} <span className={classes.figure}>{percent(filled)}</span>
      </h2>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.filled} style={{ width: `${filled}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className={classes.done}>{done}</p>
      ) : (
        <>
          <p className={classes.word}>{hint}</p>
          <ul className={classes.missing}>
            {missing.map((field) => (
              <li key={field}>
                <button type="button" className={classes.way} onClick={() => onShow(field)}>
                  {nameOf(field)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
