import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconFileCheck,
  IconGavel,
  IconMessage2,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DealAct, nextStepOf, useDealWords } from '../../../deals/board-ui.ts';
import { proposedName } from '../../../deals/negotiations.ts';
import { offerPath } from '../../../deals/offers.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { negotiationPath } from '../../../platform/paths.ts';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { Panel } from './panel.tsx';
import classes from './turn-list.module.css';
import { useTurns } from './use-turns.ts';
import type { WaitingKind, WaitingTile } from './waiting.ts';
import { WorkRow, WorkRows } from './work-row.tsx';

const BoardAct = lazy(() => loadChunk(() => import('../../../deals/board-act.ts')));

/** A drawing for each kind of thing that is only counted. */
const icons: Record<WaitingKind, typeof IconUsers> = {
  candidates: IconUsers,
  mandates: IconFileCheck,
  listings: IconUserCheck,
  unread: IconMessage2,
  queue: IconGavel,
};

type Asked = Parameters<Parameters<typeof DealAct>[0]['onAct']>;

interface TurnListProps {
  /** What waits besides deals and offers, as a number and one act each. */
  waits: readonly WaitingTile[];
  /** A newcomer has the first steps instead of a word that nothing waits. */
  isNew?: boolean;
}

/** Everything that waits for the reader, each with its act: deals, offers, then what is only counted. */
export function TurnList({ waits, isNew = false }: TurnListProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const { deals, offers, total, rest } = useTurns();
  const [asked, setAsked] = useState<{ id: number; act: Asked[1] } | null>(null);
  const counted = waits.filter(({ count = 0 }) => count > 0);
  // The cases of the desk count as the desk counts them.
  const count = counted.reduce((sum, tile) => sum + (tile.kind === 'queue' ? (tile.count ?? 0) : 1), total);
  if (count === 0 && isNew) return null;
  if (count === 0) {
    return (
      <p className={classes.calm}>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden="true" />
        {t('nothingWaits')}
      </p>
    );
  }
  return (
    <Panel title={t('turnsTitle')} count={number(count)} all={rest} waits>
      <WorkRows>
        {deals.items.map((item, index) => (
          <DealRow
            key={item.id}
            item={item}
            isFirst={index === 0}
            onAct={({ id }, act) => setAsked({ id, act })}
          />
        ))}
        {offers.map((item, index) => (
          <OfferRow key={item.id} item={item} isFirst={deals.items.length === 0 && index === 0} />
        ))}
        {counted.map((tile) => (
          <CountedRow key={tile.key} tile={tile} />
        ))}
      </WorkRows>
      {asked && (
        <Suspense>
          <BoardAct key={`${asked.id} ${asked.act}`} {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

interface DealRowProps {
  item: NegotiationItem;
  /** The first act of the list stands out, the others are quiet. */
  isFirst: boolean;
  onAct: (...asked: Asked) => void;
}

function DealRow({ item, isFirst, onAct }: DealRowProps) {
  const { t } = useTranslation('dashboard');
  const words = useDealWords()(item);
  const person = item.player ?? item.staffMember;
  const name = proposedName(item);
  const isClub = item.side === 'club';
  const { team, proposer } = item;
  return (
    <WorkRow
      start={
        <AvatarPicture name={name} url={person?.imageUrl} size={40} kind={item.player ? 'player' : 'coach'} />
      }
      title={t(`todo.${nextStepOf(item)}`, { name })}
      to={negotiationPath(item.id)}
      mark={!isClub && <AvatarPicture name={team.name} url={team.imageUrl} size={16} kind="club" />}
      facts={[isClub ? proposer.society || proposer.name : team.name, words.state || words.who]}
      since={<RelativeTime at={item.waitingSince} />}
      act={<DealAct item={item} onAct={onAct} size="sm" isQuiet={!isFirst} />}
    />
  );
}

interface OfferRowProps {
  item: ReturnType<typeof useTurns>['offers'][number];
  isFirst: boolean;
}

function OfferRow({ item, isFirst }: OfferRowProps) {
  const { t } = useTranslation(['negotiations', 'offers', 'dashboard']);
  const { money } = useFormats();
  const { kind } = useUser();
  const isOwn = kind === 'player' || kind === 'coach';
  const { player, coach, team, monthlySalary, revision, months } = item;
  const name = player ? `${player.name} ${player.surname}` : (coach?.name ?? '');
  const title = isOwn ? team.name : name;
  const namesClub = !isOwn && item.side !== 'club';
  const facts = [
    namesClub ? team.name : null,
    t('negotiations:board.offer', { number: revision, amount: money(monthlySalary), count: months }),
  ];
  return (
    <WorkRow
      start={
        isOwn ? (
          <AvatarPicture name={team.name} url={team.imageUrl} size={40} kind="club" />
        ) : (
          <AvatarPicture
            name={name}
            url={(player ?? coach)?.imageUrl}
            size={40}
            kind={player ? 'player' : 'coach'}
          />
        )
      }
      title={t('dashboard:todo.offer', { name: title })}
      to={offerPath(item.id)}
      mark={namesClub && <AvatarPicture name={team.name} url={team.imageUrl} size={16} kind="club" />}
      facts={facts}
      since={<RelativeTime at={item.waitingSince} />}
      act={
        <Button
          component={Link}
          to={offerPath(item.id)}
          size="sm"
          aria-label={`${t('negotiations:board.answer')}: ${title}`}
          {...(isFirst ? {} : { variant: 'default' })}
        >
          {t('negotiations:board.answer')}
        </Button>
      }
    />
  );
}

function CountedRow({ tile: { kind, count = 0, to, name } }: { tile: WaitingTile }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const Icon = icons[kind];
  const counted = { count, number: number(count) };
  const title = kind === 'queue' ? `${name}: ${counted.number}` : t(`counted.${kind}`, counted);
  return (
    <WorkRow
      start={
        <span className={classes.icon}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </span>
      }
      title={title}
      to={to}
      act={
        <Button component={Link} to={to} size="sm" variant="default" aria-label={`${t('open')}: ${title}`}>
          {t('open')}
        </Button>
      }
    />
  );
}
