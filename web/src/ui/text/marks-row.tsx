import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './marks-row.module.css';

export type Verdict = 'met' | 'near' | 'missed' | 'unknown';

export interface Mark {
  key: string;
  /** The criterion: "Age". */
  label: string;
  verdict: Verdict;
  /** Required and present value, in words. */
  wanted: string;
  has: string;
}

interface MarksRowProps {
  marks: readonly Mark[];
  /** The subject of the comparison: "Criteria of the request". */
  label: string;
  /** Labels of the two values. */
  wantedBy: string;
  hasBy: string;
  /**
   * For dense lists: criteria that are met are shapes only, with the name on focus and hover. In a list's card
   * they have their names.
   */
  compact?: boolean;
  /** In one row of many, "7 criteria met": on a phone those that are met are only counted, and unfold. */
  countMet?: (met: number) => string;
}

/** On a phone the criteria that are met are folded if they are more than this. */
const foldedAbove = 2;

function Shape({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      viewBox="0 0 14 14"
      width="14"
      height="14"
      aria-hidden="true"
      className={classes.shape}
      data-verdict={verdict}
    >
      {verdict === 'unknown' ? (
        <path d="M2 6h10v2H2z" fill="currentColor" />
      ) : (
        <circle
          cx="7"
          cy="7"
          r="5.25"
          fill={verdict === 'met' ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      )}
      {verdict === 'near' && <path d="M7 1.75a5.25 5.25 0 0 0 0 10.5z" fill="currentColor" />}
    </svg>
  );
}

/**
 * How something meets each criterion: met ●, near ◐, missed ○, unknown –. One tab stop; the arrows move between
 * marks, and each mark shows the required and the present value. Escape closes it.
 */
export function MarksRow({ marks: all, label, wantedBy, hasBy, compact = false, countMet }: MarksRowProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [stop, setStop] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  const others = all.filter(({ verdict }) => verdict !== 'met');
  const met = all.length - others.length;
  const folds = useIsPhone() && countMet && met > foldedAbove;
  const marks = folds && !unfolded ? others : all;

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key === 'Escape') return setOpen(null);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(stop + step, 0), marks.length - 1);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-verdict]')[next]?.focus();
  }

  function onBlur(event: FocusEvent<HTMLUListElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  }

  return (
    <ul
      className={classes.row}
      aria-label={label}
      data-compact={compact || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {folds && (
        <li>
          <button
            type="button"
            className={classes.mark}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <Shape verdict="met" />
            {countMet(met)}
          </button>
        </li>
      )}
      {marks.map((mark, index) => (
        <li
          key={mark.key}
          className={classes.item}
          onMouseEnter={() => setOpen(index)}
          onMouseLeave={() => setOpen(null)}
        >
          <button
            type="button"
            className={classes.mark}
            data-verdict={mark.verdict}
            tabIndex={index === stop ? 0 : -1}
            aria-describedby={open === index ? `${id}-${index}` : undefined}
            aria-label={`${mark.label}: ${t(`ui.verdict.${mark.verdict}`)}`}
            onFocus={() => {
              setStop(index);
              setOpen(index);
            }}
            onClick={() => setOpen(index)}
          >
            <Shape verdict={mark.verdict} />
            <span className={classes.name} aria-hidden="true">
              {mark.label}
            </span>
          </button>
          {open === index && (
            <div
              role="tooltip"
              id={`${id}-${index}`}
              className={classes.tip}
              data-end={index >= marks.length / 2 || undefined}
            >
              <strong>
                {mark.label} · {t(`ui.verdict.${mark.verdict}`)}
              </strong>
              <span className={classes.value}>
                <span>{wantedBy}</span> {mark.wanted}
              </span>
              <span className={classes.value}>
                <span>{hasBy}</span> {mark.has}
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
