import { mostCompared } from '@trattativa/domain/market/application-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../ui/toasts.tsx';

export interface PlayersToCompare {
  /** Their ids, in the order in which they were chosen. */
  chosen: readonly number[];
  /** Takes a player in or out; more than four are refused with a sentence. */
  choose: (playerId: number, chosen: boolean) => void;
  clear: () => void;
}

/** The players of one request, who applied or were suggested, that are to stand side by side. Another request begins anew. */
export function useComparison(requestId: number | null): PlayersToCompare {
  const { t } = useTranslation('applications');
  const [kept, setKept] = useState<{ requestId: number | null; ids: readonly number[] }>({
    requestId,
    ids: [],
  });
  const chosen = kept.requestId === requestId ? kept.ids : [];
  return {
    chosen,
    choose(playerId, isChosen) {
      if (isChosen && chosen.length >= mostCompared) showProblem(t('board.most', { max: mostCompared }));
      else
        setKept({
          requestId,
          ids: isChosen ? [...chosen, playerId] : chosen.filter((id) => id !== playerId),
        });
    },
    clear: () => setKept({ requestId, ids: [] }),
  };
}
