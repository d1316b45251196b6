import { type PlayerRole, playerRolePositions } from '@trattativa/domain/people/player-roles';
import { PitchLines } from './pitch-lines.tsx';
import classes from './position-pitch.module.css';

interface PositionPitchProps {
  principalRole: number | null | undefined;
  secondaryRole?: number | null | undefined;
  /** Width in px; the length follows. */
  width?: number;
}

/** Narrower than this (px), lines would run into each other: the halfway line and the principal role alone. */
const tiny = 40;

/** A large spot at the edge of a tiny pitch stays within it. */
function inside(at: number, length: number, width: number): number {
  const edge = width < tiny ? 14 : 8;
  return Math.min(Math.max(at, edge), length - edge);
}

/** A small pitch with the position lit: the principal role full, the secondary one as a ring. The words stand beside it. */
export function PositionPitch({ principalRole, secondaryRole, width = 64 }: PositionPitchProps) {
  const spots = [
    { role: secondaryRole, kind: 'secondary' },
    { role: principalRole, kind: 'principal' },
  ] as const;
  return (
    <svg
      className={classes.pitch}
      viewBox="0 0 68 105"
      width={width}
      height={Math.round((width * 105) / 68)}
      aria-hidden="true"
    >
      <rect width="68" height="105" rx="3" className={classes.grass} />
      {width < tiny ? (
        <path d="M0 52.5h68" fill="none" stroke="currentColor" strokeWidth="3" />
      ) : (
        <PitchLines />
      )}
      {spots.map(({ role, kind }) => {
        if (role == null || (kind === 'secondary' && width < tiny)) return null;
        const { x, y } = playerRolePositions[role as PlayerRole];
        return (
          <circle
            key={kind}
            data-kind={kind}
            className={classes.spot}
            cx={inside((x * 68) / 100, 68, width)}
            cy={inside(105 - (y * 105) / 100, 105, width)}
            r={(kind === 'principal' ? 7 : 5.5) * (width < tiny ? 1.8 : 1)}
            strokeWidth={width < tiny ? 4 : 2}
          />
        );
      })}
    </svg>
  );
}
