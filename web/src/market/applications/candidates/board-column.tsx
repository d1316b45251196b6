import { Button } from '@mantine/core';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useTotalFigure } from '../../../ui/list/total-words.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { type OnlyThese, useBoardColumn } from '../applications.queries.ts';
import { CandidateCard } from './candidate-card.tsx';
import classes from './candidates-board.module.css';
import type { CardActs } from './card-acts.ts';

interface BoardColumnProps {
  requestId: number;
  status: CandidateStatus;
  only: OnlyThese;
  chosen: readonly number[];
  acts: CardActs;
  /** Called when a card is dropped here. */
  onDrop: (candidateId: number) => void;
  /** On a phone the choice above names the column. */
  isTab: boolean;
}

/** The candidates of one status; accepts dropped cards. */
export function BoardColumn({ requestId, status, only, chosen, acts, onDrop, isTab }: BoardColumnProps) {
  const { t } = useTranslation(['applications', 'catalogue']);
  const id = useId();
  const [over, setOver] = useState(false);
  const list = useBoardColumn(requestId, status, only);
  const counted = list.data?.pages.at(-1);
  const figure = useTotalFigure();
  const rows: Candidate[] = list.data?.pages.flatMap((page) => page.items) ?? [];
  const title = (
    <>
      {t(`catalogue:candidateStatus.${status}`)}
      <span className={classes.count}>{counted && figure(counted)}</span>
    </>
  );
  return (
    <section
      className={classes.column}
      data-over={over || undefined}
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(Number(event.dataTransfer.getData('text/plain')));
      }}
    >
      <h3 id={id} className={isTab ? undefined : classes.columnTitle}>
        {isTab ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </h3>
      {list.error && <ErrorPanel text={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isLoading && <Skeletons shape="rows" />}
      {list.data && rows.length === 0 && <p className={classes.nobody}>{t('applications:board.empty')}</p>}
      {rows.length > 0 && (
        <ul className={classes.cards} data-lane>
          {rows.map((candidate) => (
            <CandidateCard
              key={candidate.id}
              candidate={candidate}
              chosen={chosen.includes(candidate.player.id)}
              acts={acts}
            />
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
          {t('applications:board.more')}
        </Button>
      )}
    </section>
  );
}
