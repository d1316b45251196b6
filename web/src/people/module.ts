import { AgentProfileForm, ClubProfileForm, PlayerProfileForm, StaffProfileForm } from '../identity/slots.ts';
import { agents, desks, everybodyLoggedIn, premiums } from '../platform/audiences.ts';
import { premiumOnly } from '../platform/menu-entry.ts';
import { paths } from '../platform/paths.ts';
import { fill } from '../platform/slot.tsx';
import type { WebModule } from '../platform/web-module.ts';

export const peopleModule: WebModule = {
  menu: [
    { key: 'portfolio', path: paths.portfolio, group: 'portfolio', open: desks, quick: desks },
    {
      key: 'portfolioCoaching',
      path: paths.portfolioCoaching,
      group: 'portfolio',
      open: premiums,
      locked: [premiumOnly],
    },
    { key: 'portfolioCoaching', path: paths.coachingStaff, group: 'portfolio', open: ['team'] },
    {
      key: 'playersList',
      path: paths.playersList,
      group: 'negotiations',
      open: ['team', 'scout'],
      quick: ['scout'],
    },
    { key: 'agents', path: paths.agents, open: premiums },
    { key: 'players', path: paths.players, group: 'teams', open: agents },
    { key: 'teams', path: paths.teams, group: 'teams', open: premiums, locked: [premiumOnly] },
    { key: 'teamContacts', path: paths.teamContacts, group: 'teams', open: premiums, locked: [premiumOnly] },
    { key: 'rules', path: paths.rules, open: everybodyLoggedIn },
  ],
  live: () => import('./live.ts'),
  fills: [
    fill(AgentProfileForm, () => import('./agents/agent-profile-form.tsx')),
    fill(PlayerProfileForm, () => import('./player-page/own-profile-form.tsx')),
    fill(StaffProfileForm, () => import('./coaching-staff/form/coaching-profile-form.tsx')),
    fill(ClubProfileForm, () => import('./teams/form/team-profile-form.tsx')),
  ],
};
