import { Navigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { builtPaths } from '../app/shell/built-paths.ts';
import { useUser } from '../platform/session/use-session.ts';
import { useArrivalToast } from '../players/use-arrival-toast.ts';
import { AgentDashboard } from './agent-dashboard.tsx';
import { ClubDashboard } from './club-dashboard.tsx';
import { PlainDashboard } from './plain-dashboard.tsx';
import { PlayerDashboard } from './player-dashboard.tsx';

/** `/`: the first screen after the login, by kind of user. A player's is /procura (spec §2), where there is one. */
export default function DashboardScreen() {
  const { kind } = useUser();
  useArrivalToast();
  if (kind === 'player' && builtPaths.has(paths.procura)) return <Navigate to={paths.procura} replace />;
  if (kind === 'player') return <PlayerDashboard />;
  if (kind === 'team') return <ClubDashboard />;
  return kind === 'coach' || kind === 'scout' ? <PlainDashboard /> : <AgentDashboard />;
}
