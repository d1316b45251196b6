import { type PlayerRole, playerRolePositions } from '@trattativa/domain/people/player-roles';
import classes from './position-pitch.module.css';

interface PositionPitchProps {
  principalRole: PlayerRole | null | undefined;
  secondaryRole?: PlayerRole | null | undefined;
  /** Width in px; the height follows. */
  width?: number;
}

/** Below this width (px) only the halfway line and the principal role are drawn. */
const tiny = 40;

/** Keeps a large spot at the edge of a tiny pitch inside it. */
function inside(at: number, length: number, width: number): number {
  const edge = width < tiny ? 14 : 8;
  return Math.min(Math.max(at, edge), length - edge);
}

/**
 * A small pitch with the player's roles: the principal one as a dot, the secondary one as a ring. The words stand
 * beside it.
 */
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

/** The lines of a pitch, 68 by 105 as in reality, with the opponents' goal on top. The parent sets the colour. */
export function PitchLines() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.1">
      <rect x="1" y="1" width="66" height="103" rx="2" />
      <path d="M1 52.5h66M14 1v16h40V1M25 1v6h18V1M14 104V88h40v16M25 104v-6h18v6" />
      <circle cx="34" cy="52.5" r="9" />
      <path d="M27 17a8.5 8.5 0 0 0 14 0M27 88a8.5 8.5 0 0 1 14 0" />
    </g>
  );
}
