import classes from './logo.module.css';

/** The mark (the centre circle with the halfway line, shaped like a T) and the name. */
export function Logo({ short = false }: { short?: boolean }) {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={classes.ground} />
        <g className={classes.lines} fill="none" strokeLinecap="round">
          <path d="M7 8.5h18M16 8.5V25" strokeWidth="2.8" />
          <circle cx="16" cy="17.5" r="5" strokeWidth="2" />
        </g>
      </svg>
      <span className={classes.name} data-short={short || undefined}>
        Trattativa
      </span>
    </span>
  );
}
