import { useUser } from '../../platform/login/use-session.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { type NegotiationFilters, negotiationView } from './list/negotiation-filters.ts';

const views = ['board', 'table'] as const;
export type DealView = (typeof views)[number];

const remembered = 'dealView';

function lastChosen(): DealView | null {
  try {
    return views.find((view) => view === localStorage.getItem(remembered)) ?? null;
  } catch {
    return null;
  }
}

/**
 * Board or table: what the address says, else a table for a link that names statuses, somebody or an order, else the last choice
 * on this device, else the board for clubs and agents. Null for readers without a side, who have the table only.
 */
export function useDealView({
  status,
  player,
  staff,
  club,
}: NegotiationFilters): [DealView | null, (view: DealView) => void] {
  const { kind } = useUser();
  const { filters, setFilters } = useAddressFilters(negotiationView);
  const isWorker = kind === 'team' || kind === 'agent' || kind === 'premium';
  if (!isWorker && kind !== 'staff' && kind !== 'admin') return [null, () => undefined];
  const needsTable =
    status.length > 0 || filters.sort !== '' || [player, staff, club].some((named) => named !== null);
  const shown =
    views.find((view) => view === filters.view) ??
    (needsTable ? 'table' : (lastChosen() ?? (isWorker ? 'board' : 'table')));
  return [
    shown,
    (view) => {
      try {
        localStorage.setItem(remembered, view);
      } catch {
        // Private windows may refuse: the address keeps the choice.
      }
      setFilters({ view });
    },
  ];
}
