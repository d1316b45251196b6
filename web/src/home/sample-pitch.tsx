import classes from './sample-pitch.module.css';

/** A small pitch with one position lit; `x` and `y` in percent, attack upwards. */
export function SamplePitch({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <svg viewBox="0 0 68 92" className={classes.pitch} role="img" aria-label={label}>
      <rect x="1" y="1" width="66" height="90" rx="4" className={classes.grass} />
      <g className={classes.lines}>
        <path d="M1 46h66M20 1v12h28V1M20 91V79h28v12" />
        <circle cx="34" cy="46" r="9" />
      </g>
      <circle cx={(x * 68) / 100} cy={(y * 92) / 100} r="7" className={classes.spot} />
    </svg>
  );
}
