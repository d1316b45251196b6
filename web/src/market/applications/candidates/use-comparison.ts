import { maxCompared } from '@trattativa/domain/market/application-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../ui/feedback/toasts.tsx';

export interface PlayersToCompare {
  /** Player ids in the order of selection. */
  chosen: readonly number[];
  /** Adds or removes a player. Beyond four it shows a message instead. */
  choose: (playerId: number, chosen: boolean) => void;
  clear: () => void;
}

/**
 * The players of one request chosen for comparison, among applicants and suggestions. Another request starts
 * empty.
 */
export function useComparison(requestId: number | null): PlayersToCompare {
  const { t } = useTranslation('applications');
  const [selection, setSelection] = useState<{ requestId: number | null; ids: readonly number[] }>({
    requestId,
    ids: [],
  });
  const chosen = selection.requestId === requestId ? selection.ids : [];
  return {
    chosen,
    choose(playerId, isChosen) {
      if (isChosen && chosen.length >= maxCompared) showProblem(t('board.most', { max: maxCompared }));
      else
        setSelection({
          requestId,
          ids: isChosen ? [...chosen, playerId] : chosen.filter((id) => id !== playerId),
        });
    },
    clear: () => setSelection({ requestId, ids: [] }),
  };
}
