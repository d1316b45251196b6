import { type PlayerRole, playerRolePositions, playerRoles } from '@trattativa/domain/people/player-roles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PitchLines } from '../../../people/players-ui.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import classes from './roles-pitch.module.css';

interface RolesPitchProps {
  byRole: readonly { role: PlayerRole; players: number }[];
  /** The path of the list of a role's players. */
  pathOf: (role: PlayerRole) => string;
}

/** The number of players in each position, each with a link to them. */
export function RolesPitch({ byRole, pathOf }: RolesPitchProps) {
  const { t } = useTranslation(['dashboard', 'catalogue']);
  const counts = new Map(byRole.map(({ role, players }) => [role, players]));
  return (
    <figure className={classes.figure}>
      <div className={classes.pitch}>
        <svg viewBox="0 0 68 105" className={classes.grass} aria-hidden="true">
          <rect width="68" height="105" rx="3" className={classes.ground} />
          <PitchLines />
        </svg>
        <ul className={classes.spots}>
          {playerRoles.map((role) => {
            const { x, y } = playerRolePositions[role];
            const count = counts.get(role) ?? 0;
            const words = t('dashboard:roleCount', { count, role: t(`catalogue:playerRole.${role}`) });
            return (
              <li key={role} className={classes.spot} style={{ left: `${x}%`, top: `${100 - y}%` }}>
                {count === 0 ? (
                  <span className={classes.none} title={words}>
                    <span aria-hidden="true">0</span>
                    <VisuallyHidden>{words}</VisuallyHidden>
                  </span>
                ) : (
                  <Link to={pathOf(role)} className={classes.some} title={words} aria-label={words}>
                    {count}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <figcaption className={classes.caption}>{t('dashboard:byRole')}</figcaption>
    </figure>
  );
}
