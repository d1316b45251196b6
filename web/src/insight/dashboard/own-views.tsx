import ViewsPanel from '../../people/player-views/views-panel.tsx';
import { useOwnProfileId } from './dashboard.queries.ts';

/** How often a player's own profile and video were looked at. */
export function OwnViews() {
  const id = useOwnProfileId().data ?? null;
  return id === null ? null : <ViewsPanel playerId={id} />;
}
