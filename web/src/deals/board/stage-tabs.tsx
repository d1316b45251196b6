import { type DealStage, dealStages } from '@trattativa/domain/deals/deal-stages';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTotalFigure } from '../../ui/list/total-words.ts';
import type { NegotiationsQuery } from '../negotiations/negotiations.live.ts';
import { isReadersDeal } from './board-moves.ts';
import classes from './stage-tabs.module.css';
import { useStage } from './use-stage.ts';

interface StageTabsProps {
  query: NegotiationsQuery;
  /** Null: the first column with a deal that waits for the reader, else the first with any. */
  chosen: DealStage | null;
  onChoose: (stage: DealStage) => void;
  children: (stage: DealStage) => ReactNode;
}

/** The columns of the board one at a time, for a phone. Arrows move between the tabs. */
export function StageTabs({ query, chosen, onChoose, children }: StageTabsProps) {
  const { t } = useTranslation('negotiations');
  const id = useId();
  const figure = useTotalFigure();
  // Queries are those of the columns, so no second call is made.
  const lists = {
    proposal: useStage(query, 'proposal'),
    viewed: useStage(query, 'viewed'),
    trial: useStage(query, 'trial'),
    offer: useStage(query, 'offer'),
    signature: useStage(query, 'signature'),
  };
  const rowsOf = (stage: DealStage) => lists[stage].data?.pages.flatMap(({ items }) => items) ?? [];
  const shown =
    chosen ??
    dealStages.find((stage) => rowsOf(stage).some(isReadersDeal)) ??
    dealStages.find((stage) => rowsOf(stage).length > 0) ??
    'proposal';

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : dealStages[dealStages.indexOf(shown) + step];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[dealStages.indexOf(next)]?.focus();
  }

  return (
    <>
      <div role="tablist" className={classes.tabs} aria-label={t('board.stages')} onKeyDown={onKeyDown}>
        {dealStages.map((stage) => {
          const counted = lists[stage].data?.pages.at(-1);
          return (
            <button
              key={stage}
              type="button"
              role="tab"
              id={`${id}-${stage}`}
              className={classes.tab}
              aria-selected={stage === shown}
              aria-controls={`${id}-panel`}
              tabIndex={stage === shown ? 0 : -1}
              data-yours={rowsOf(stage).some(isReadersDeal) || undefined}
              onClick={() => onChoose(stage)}
            >
              {t(`board.stage.${stage}`)} <span>{counted && figure(counted)}</span>
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children(shown)}
      </div>
    </>
  );
}
