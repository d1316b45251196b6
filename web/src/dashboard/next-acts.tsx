import type { CallerKind } from '@trattativa/contract/access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { builtPaths } from '../app/shell/built-paths.ts';
import classes from './next-acts.module.css';

const ways = {
  players: paths.playersList,
  scouting: paths.playersList,
  market: paths.requests,
  negotiations: paths.negotiations,
  offers: paths.offers,
  room: paths.negotiationRoom,
  account: paths.account,
} as const;

type Act = keyof typeof ways;

const acts: Partial<Record<CallerKind, readonly Act[]>> = {
  coach: ['negotiations', 'offers', 'market', 'room', 'account'],
  scout: ['scouting', 'market', 'room', 'account'],
};

/** What this kind of user can do now, of what there is. */
export function NextActs({ kind }: { kind: CallerKind }) {
  const { t } = useTranslation('dashboard');
  const open = (acts[kind] ?? []).filter((act) => builtPaths.has(ways[act]));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className={classes.title}>
        {t('next')}
      </h2>
      <ul className={classes.acts}>
        {open.map((act) => (
          <li key={act} className={classes.act}>
            <Link to={ways[act]} className={classes.way}>
              {t(`start.${act}.title`)}
            </Link>
            <p className={classes.text}>{t(`start.${act}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
