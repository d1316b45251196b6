import { agentSeekers, agents, desks, everybodyLoggedIn, premiums, staff } from '../platform/audiences.ts';
import { paths } from '../platform/paths.ts';
import type { PublicRoute, ScreenRoute } from '../platform/screen-route.ts';

/** Private screens, in the app layout (top bar, side menu, footer). */
export const screens: ScreenRoute[] = [
  { path: paths.portfolio, lazy: () => import('./portfolios/portfolio-screen.tsx'), who: desks },
  {
    path: `${paths.portfolio}/new`,
    lazy: () => import('./players/form/new-player-screen.tsx'),
    who: desks,
  },
  {
    path: `${paths.portfolio}/import`,
    lazy: () => import('./portfolios/import/import-screen.tsx'),
    who: desks,
  },
  {
    path: `${paths.portfolio}/:id/edit`,
    lazy: () => import('./player-page/edit-player-screen.tsx'),
    who: desks,
  },
  {
    path: paths.portfolioCoaching,
    lazy: () => import('./coaching-staff/coaching-portfolio-screen.tsx'),
    who: premiums,
  },
  {
    path: `${paths.portfolioCoaching}/new`,
    lazy: () => import('./coaching-staff/form/new-coaching-staff-screen.tsx'),
    who: premiums,
  },
  {
    path: `${paths.portfolioCoaching}/:id/edit`,
    lazy: () => import('./coaching-staff/form/edit-coaching-staff-screen.tsx'),
    who: premiums,
  },
  {
    path: paths.coachingStaff,
    lazy: () => import('./coaching-staff/clubs-coaching-staff-screen.tsx'),
    who: ['team'],
  },
  {
    path: `${paths.coachingStaff}/:id`,
    lazy: () => import('./coaching-staff/coaching-staff-screen.tsx'),
    who: [...premiums, 'team', 'coach', 'scout'],
  },
  {
    path: paths.playersList,
    lazy: () => import('./player-market/players-list-screen.tsx'),
    who: ['team', 'scout', ...premiums],
  },
  {
    path: `${paths.players}/new`,
    lazy: () => import('./players/form/register-player-screen.tsx'),
    who: agents,
  },
  {
    path: `${paths.players}/:id`,
    lazy: () => import('./player-page/player-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: `${paths.players}/:id/evaluate`,
    lazy: () => import('./player-skills/evaluate-player-screen.tsx'),
    who: ['player', 'team', 'coach', 'scout'],
  },
  { path: paths.agents, lazy: () => import('./agents/agents-screen.tsx'), who: agentSeekers },
  {
    path: `${paths.agents}/:id`,
    lazy: () => import('./agents/agent-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: `${paths.figures}/:figure`,
    lazy: () => import('./agents/figure-screen.tsx'),
    who: ['agent', 'premium'],
  },
  { path: paths.players, lazy: () => import('./player-market/players-screen.tsx'), who: agents },
  { path: paths.teams, lazy: () => import('./teams/teams-screen.tsx'), who: premiums },
  { path: `${paths.teams}/new`, lazy: () => import('./teams/page/edit-team-screen.tsx'), who: staff },
  {
    path: `${paths.teams}/import`,
    lazy: () => import('./teams/import/import-teams-screen.tsx'),
    who: staff,
  },
  { path: `${paths.teams}/:id`, lazy: () => import('./teams/page/team-screen.tsx'), who: premiums },
  {
    path: `${paths.teams}/:id/edit`,
    lazy: () => import('./teams/page/edit-team-screen.tsx'),
    who: premiums,
  },
  {
    path: paths.rules,
    lazy: () => import('./rules/rules-screen.tsx'),
    who: everybodyLoggedIn,
    whileWaiting: true,
  },
  { path: paths.teamContacts, lazy: () => import('./teams/page/team-contacts-screen.tsx'), who: premiums },
];

/** Public pages in the plain layout. To stay small they load no query cache (`useAnswer` instead) and no socket. */
export const publicPages: PublicRoute[] = [
  { path: paths.claimTeam, lazy: () => import('./teams/form/claim-team-screen.tsx') },
  { path: paths.joinTeam, lazy: () => import('./teams/form/join-team-screen.tsx') },
];
