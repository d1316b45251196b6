import type { Player } from '@trattativa/contract/players/player';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { negotiationPath } from '../app/paths.ts';
import { NegotiationStatusChip } from '../negotiations/negotiation-status-chip.tsx';
import { useNegotiations } from '../negotiations/negotiations.queries.ts';
import { TurnMark } from '../negotiations/turn-mark.tsx';
import { useUser } from '../platform/session/use-session.ts';
import classes from './player-screen.module.css';

/** The reader's deals about this player: where each stands, and the way to it. */
export function PlayerNegotiations({ player }: { player: Player }) {
  const { t } = useTranslation('players');
  const { kind } = useUser();
  const own = kind === 'player';
  // A player's own deals hang on the records of the agents and clubs that propose them.
  const { data } = useNegotiations(own ? {} : { playerId: player.id });
  const items = data?.pages.flatMap((page) => page.items);
  if (items === undefined) return null;
  const none = own ? 'page.noneForPlayer' : kind === 'team' ? 'page.noneForClub' : 'page.none';
  return (
    <section className={classes.part} aria-labelledby="player-negotiations">
      <h2 id="player-negotiations">{t('page.negotiations')}</h2>
      {items.length === 0 ? (
        <p className={classes.none}>{t(none)}</p>
      ) : (
        <ul className={classes.deals}>
          {items.map((item) => (
            <li key={item.id}>
              <Link to={negotiationPath(item.id)}>
                {kind === 'team' ? item.proposer.name : item.team.name}
              </Link>
              <NegotiationStatusChip status={item.status} cause={item.cause} />
              <TurnMark item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
