import { Button } from '@mantine/core';
import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import type { DealStage } from '@trattativa/domain/deals/deal-stages';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useTotalFigure } from '../../ui/list/total-words.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { NegotiationsQuery } from '../negotiations/negotiations.live.ts';
import type { NegotiationAct } from '../negotiations/use-negotiation-act.ts';
import { type BoardMove, movesOf } from './board-moves.ts';
import classes from './deal-board.module.css';
import { DealCard } from './deal-card.tsx';
import { useStage } from './use-stage.ts';

interface DealColumnProps {
  stage: DealStage;
  query: NegotiationsQuery;
  /** The card being dragged. */
  dragged: NegotiationItem | null;
  onAct: (item: NegotiationItem, act: NegotiationAct) => void;
  onMove: (item: NegotiationItem, move: BoardMove) => void;
  onDrag: (item: NegotiationItem | null) => void;
  /** On a phone the tab names the column. */
  isTab: boolean;
}

/** The deals at one stage, the reader's turn first; accepts the cards that may be moved here. */
export function DealColumn({ stage, query, dragged, onAct, onMove, onDrag, isTab }: DealColumnProps) {
  const { t } = useTranslation('negotiations');
  const id = useId();
  const figure = useTotalFigure();
  const [over, setOver] = useState(false);
  const list = useStage(query, stage);
  const counted = list.data?.pages.at(-1);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const move = dragged ? movesOf(dragged).find(({ to }) => to === stage) : undefined;
  const title = (
    <>
      {t(`board.stage.${stage}`)} <span className={classes.count}>{counted && figure(counted)}</span>
    </>
  );
  return (
    <section
      className={classes.column}
      aria-labelledby={id}
      data-target={move !== undefined || undefined}
      data-over={(over && move !== undefined) || undefined}
      data-empty={(list.data !== undefined && rows.length === 0) || undefined}
      onDragOver={(event) => {
        if (!move) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged && move) onMove(dragged, move);
      }}
    >
      <h2 id={id} className={isTab ? undefined : classes.title}>
        {isTab ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </h2>
      {list.error && <ErrorPanel text={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isLoading && <Skeletons shape="rows" count={3} />}
      {list.data && rows.length === 0 && <p className={classes.nothing}>{t(`board.empty.${stage}`)}</p>}
      {rows.length > 0 && (
        <ul className={classes.cards} data-lane>
          {rows.map((item) => (
            <DealCard key={item.id} item={item} onAct={onAct} onMove={onMove} onDrag={onDrag} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('board.more')}
        </Button>
      )}
    </section>
  );
}
