import type { Player } from '@trattativa/contract/people/players/player';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../platform/login/use-session.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { NegotiationStatusChip, TurnMark } from './list/negotiation-status.tsx';
import { useNegotiations } from './negotiations.queries.ts';
import classes from './player-negotiations.module.css';

/** The reader's negotiations about this player, each with its status and a link. */
export default function PlayerNegotiations({ player }: { player: Player }) {
  const { t } = useTranslation(['players', 'player-page']);
  const { kind } = useUser();
  const own = kind === 'player';
  // A player's own negotiations are about the records of the agents and clubs that proposed them.
  const { data } = useNegotiations(own ? {} : { playerId: player.id });
  const items = data?.pages.flatMap((page) => page.items);
  if (items === undefined) return null;
  const none = own
    ? 'player-page:page.noneForPlayer'
    : kind === 'team'
      ? 'player-page:page.noneForClub'
      : 'player-page:page.none';
  return (
    <CardPart title={t('player-page:page.negotiations')}>
      {items.length === 0 ? (
        <QuietText>{t(none)}</QuietText>
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
    </CardPart>
  );
}
