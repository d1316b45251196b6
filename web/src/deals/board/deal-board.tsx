import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { type DealStage, dealStages } from '@trattativa/domain/deals/deal-stages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { NegotiationsQuery } from '../negotiations/negotiations.live.ts';
import type { NegotiationAct } from '../negotiations/use-negotiation-act.ts';
import type { BoardMove } from './board-moves.ts';
import classes from './deal-board.module.css';
import { DealColumn } from './deal-column.tsx';
import { StageTabs } from './stage-tabs.tsx';

const BoardAct = lazy(() => loadChunk(() => import('./board-act.tsx')));

/** All open deals by stage, as cards to answer where they stand and to move by drag or by their menu. */
export default function DealBoard({ query }: { query: NegotiationsQuery }) {
  const navigate = useNavigate();
  const narrow = useIsPhone();
  const [tab, setTab] = useState<DealStage | null>(null);
  const [dragged, setDragged] = useState<NegotiationItem | null>(null);
  const [asked, setAsked] = useState<{ id: number; act: NegotiationAct } | null>(null);

  const onAct = ({ id }: NegotiationItem, act: NegotiationAct) => setAsked({ id, act });
  function onMove(item: NegotiationItem, { act }: BoardMove) {
    setDragged(null);
    if (act === 'offer') void navigate(`${paths.offer}?negotiation=${item.id}`);
    else onAct(item, act);
  }

  const column = (stage: DealStage) => (
    <DealColumn
      key={stage}
      stage={stage}
      query={query}
      dragged={dragged}
      onAct={onAct}
      onMove={onMove}
      onDrag={setDragged}
      isTab={narrow === true}
    />
  );
  return (
    <>
      {narrow ? (
        <StageTabs query={query} chosen={tab} onChoose={setTab}>
          {column}
        </StageTabs>
      ) : (
        <div className={classes.board} data-dragging={dragged !== null || undefined}>
          {dealStages.map(column)}
        </div>
      )}
      {asked && (
        <Suspense>
          <BoardAct key={`${asked.id} ${asked.act}`} {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
