import type { CallerKind } from '@trattativa/contract/access';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useArrivalToast } from '../../ui/feedback/use-arrival-toast.ts';

const AgentDashboard = lazy(() => loadChunk(() => import('./agent-dashboard.tsx')));
const StaffDashboard = lazy(() => loadChunk(() => import('./staff-dashboard.tsx')));
const ClubDashboard = lazy(() => loadChunk(() => import('./club-dashboard.tsx')));
const PlayerDashboard = lazy(() => loadChunk(() => import('./player-dashboard.tsx')));
const CoachDashboard = lazy(() => loadChunk(() => import('./coach-dashboard.tsx')));
const ScoutDashboard = lazy(() => loadChunk(() => import('./scout-dashboard.tsx')));

const dashboards: Partial<Record<CallerKind, ComponentType>> = {
  team: ClubDashboard,
  player: PlayerDashboard,
  coach: CoachDashboard,
  scout: ScoutDashboard,
  staff: StaffDashboard,
  admin: StaffDashboard,
};

/** `/`, and for a player /procura (spec §2): the first screen after the login, by kind of user. */
export default function DashboardScreen() {
  const { kind } = useUser();
  useArrivalToast();
  const Dashboard = dashboards[kind] ?? AgentDashboard;
  return (
    <Suspense fallback={<Skeletons shape="page" />}>
      <Dashboard />
    </Suspense>
  );
}
