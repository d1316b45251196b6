import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LicenceMark } from '../../people/agents-ui.ts';
import { negotiationPath } from '../../platform/paths.ts';
import { ActMenu, type MenuAct } from '../../ui/act-menu.tsx';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ConsentMark } from '../negotiations/consent-mark.tsx';
import { waitsFor } from '../negotiations/list/turn-words.ts';
import { RoomButton } from '../negotiations/room-button.tsx';
import { proposedName } from '../negotiations/start/proposed-person.ts';
import { type NegotiationAct, wordsOfAct } from '../negotiations/use-negotiation-act.ts';
import { type BoardMove, isReadersDeal, movesOf } from './board-moves.ts';
import { DealAct } from './deal-act.tsx';
import classes from './deal-board.module.css';
import { useDealWords } from './use-deal-words.ts';

interface DealCardProps {
  item: NegotiationItem;
  onAct: (item: NegotiationItem, act: NegotiationAct) => void;
  onMove: (item: NegotiationItem, move: BoardMove) => void;
  onDrag: (item: NegotiationItem | null) => void;
}

/** One deal on the board: who, with whom, at most two lines of facts, and the act when it is the reader's turn. */
export function DealCard({ item, onAct, onMove, onDrag }: DealCardProps) {
  const { t } = useTranslation(['negotiations', 'catalogue']);
  const name = proposedName(item);
  const person = item.player ?? item.staffMember;
  const moves = movesOf(item);
  const yours = isReadersDeal(item);
  const turn = turnOfDeal(item, item.turn);
  const { who, state } = useDealWords()(item);
  const lines = [who, state].filter(Boolean);
  const menu: MenuAct[] = [
    ...moves.map((move) => ({
      key: move.to,
      group: t('negotiations:board.moveTo'),
      label: t(`negotiations:board.stage.${move.to}`),
      onPress: () => onMove(item, move),
    })),
    ...(['reject', 'withdraw'] as const)
      .filter((act) => item.can[act])
      .map((act) => ({
        key: act,
        label: t(`negotiations:act.${wordsOfAct(act, item)}.button`),
        danger: true,
        onPress: () => onAct(item, act),
      })),
    { key: 'open', label: t('negotiations:board.open'), to: negotiationPath(item.id) },
  ];
  return (
    <li
      className={classes.card}
      data-walk
      data-yours={yours || undefined}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(item.id));
        event.dataTransfer.effectAllowed = 'move';
        onDrag(item);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={classes.head}>
        <AvatarPicture name={name} url={person?.imageUrl} size={36} kind={item.player ? 'player' : 'coach'} />
        <Link to={negotiationPath(item.id)} className={classes.name} draggable={false}>
          <span>{person?.name}</span> <span className={classes.surname}>{person?.surname}</span>
        </Link>
        <ActMenu label={t('negotiations:board.acts', { name })} acts={menu} />
        <span className={classes.club}>
          {item.side !== 'club' && (
            <AvatarPicture name={item.team.name} url={item.team.imageUrl} size={16} kind="club" />
          )}
          <span>{item.side === 'club' ? proposerOf(item) : item.team.name}</span>
        </span>
      </div>
      <div className={classes.facts}>
        {item.agentLicence !== undefined && item.side !== 'proposer' && (
          <LicenceMark licence={item.agentLicence} />
        )}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {item.consent !== null && <ConsentMark consent={item.consent} consentWay={item.consentWay} short />}
      </div>
      <div className={classes.foot}>
        {turn !== null && (
          <span className={classes.turn}>
            {yours ? t('negotiations:turn.yours') : t(`negotiations:turn.waits.${waitsFor(turn, item)}`)}
          </span>
        )}
        <span className={classes.time}>
          <RelativeTime at={turn === null ? item.changedAt : item.waitingSince} />
        </span>
      </div>
      {yours && (
        <div className={classes.acts}>
          <DealAct item={item} onAct={onAct} />
          <RoomButton deal={{ negotiationId: item.id }} compact />
        </div>
      )}
    </li>
  );
}

const proposerOf = ({ proposer }: NegotiationItem) => proposer.society || proposer.name;
