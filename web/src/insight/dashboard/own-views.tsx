import { useOwnProfileId } from '../../people/players.ts';
import { ViewsPanel } from '../../people/views-panel.ts';

/** How often a player's own profile and video were looked at. */
export function OwnViews() {
  const id = useOwnProfileId().data ?? null;
  return id === null ? null : <ViewsPanel playerId={id} />;
}
