import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/** One screen: its module's default export is the component. Whoever is not in `who` is told so; the service decides. */
export interface ScreenRoute {
  path: string;
  lazy: () => Promise<{ default: ComponentType }>;
  who: readonly CallerKind[];
}

/** A page that is open without login. */
export type PublicRoute = Omit<ScreenRoute, 'who'>;

const agents: readonly CallerKind[] = ['agent', 'premium', 'staff', 'admin'];
const premiums: readonly CallerKind[] = ['premium', 'staff', 'admin'];
const desks: readonly CallerKind[] = [...agents, 'team', 'coach'];
const everybodyLoggedIn = callerKinds.filter((kind) => kind !== 'guest');

/** Agents too: for a club that has mandated them, as the screens say. */
const requestMakers: readonly CallerKind[] = ['team', ...agents];
const withMandates: readonly CallerKind[] = ['player', 'team', ...agents];
/** Who looks for an agent, and who may see all of them (decision 0007). */
const agentSeekers: readonly CallerKind[] = ['player', 'team', 'coach', 'premium', 'staff', 'admin'];
const withMatching: readonly CallerKind[] = ['player', 'agent', 'premium', 'staff', 'admin'];

/** Who applies to requests: players, and agents for the players they list (decision 0022). */
const applicants: readonly CallerKind[] = ['player', 'agent', 'premium'];

const staff: readonly CallerKind[] = ['staff', 'admin'];

/** Private screens, in the app layout (top bar, side menu, footer). A line for each screen. */
export const screens: ScreenRoute[] = [
  { path: paths.audit, lazy: () => import('../audit/audit-screen.tsx'), who: staff },
  {
    path: paths.standardMessages,
    lazy: () => import('../standard-messages/standard-messages-screen.tsx'),
    who: ['admin'],
  },
  { path: paths.desk, lazy: () => import('../desk/desk-screen.tsx'), who: staff },
  { path: paths.start, lazy: () => import('../dashboard/dashboard-screen.tsx'), who: everybodyLoggedIn },
  { path: paths.procura, lazy: () => import('../dashboard/dashboard-screen.tsx'), who: ['player'] },
  { path: paths.account, lazy: () => import('../account/account-screen.tsx'), who: everybodyLoggedIn },
  {
    path: paths.notifications,
    lazy: () => import('../notifications/notifications-screen.tsx'),
    who: everybodyLoggedIn,
  },
  { path: paths.portfolio, lazy: () => import('../players/portfolio-screen.tsx'), who: desks },
  {
    path: `${paths.portfolio}/new`,
    lazy: () => import('../players/new-player-screen.tsx'),
    who: desks,
  },
  {
    path: `${paths.portfolio}/import`,
    lazy: () => import('../portfolios/import-screen.tsx'),
    who: desks,
  },
  { path: paths.listings, lazy: () => import('../portfolios/listings-screen.tsx'), who: ['player'] },
  {
    path: `${paths.portfolio}/:id/edit`,
    lazy: () => import('../players/edit-player-screen.tsx'),
    who: desks,
  },
  {
    path: paths.portfolioCoaching,
    lazy: () => import('../coaching-staff/coaching-portfolio-screen.tsx'),
    who: premiums,
  },
  {
    path: `${paths.portfolioCoaching}/new`,
    lazy: () => import('../coaching-staff/new-coaching-staff-screen.tsx'),
    who: premiums,
  },
  {
    path: `${paths.portfolioCoaching}/:id/edit`,
    lazy: () => import('../coaching-staff/edit-coaching-staff-screen.tsx'),
    who: premiums,
  },
  {
    path: `${paths.coachingStaff}/:id`,
    lazy: () => import('../coaching-staff/coaching-staff-screen.tsx'),
    who: [...premiums, 'team', 'coach', 'scout'],
  },
  {
    path: paths.playersList,
    lazy: () => import('../players-list/players-list-screen.tsx'),
    who: ['scout', 'team'],
  },
  {
    path: `${paths.players}/new`,
    lazy: () => import('../players/register-player-screen.tsx'),
    who: agents,
  },
  {
    path: `${paths.players}/:id`,
    lazy: () => import('../players/player-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: `${paths.players}/:id/evaluate`,
    lazy: () => import('../player-skills/evaluate-player-screen.tsx'),
    who: ['player', 'team', 'coach', 'scout'],
  },
  { path: paths.contract, lazy: () => import('../files/contract-screen.tsx'), who: ['player'] },
  {
    path: paths.negotiation,
    lazy: () => import('../negotiations/start-negotiation-screen.tsx'),
    who: agents,
  },
  {
    path: paths.negotiationsReport,
    lazy: () => import('../negotiations/negotiations-report-screen.tsx'),
    who: premiums,
  },
  {
    path: paths.negotiations,
    lazy: () => import('../negotiations/negotiations-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.negotiations}/:negotiationId`,
    lazy: () => import('../negotiations/negotiation-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: paths.offer,
    lazy: () => import('../offers/create-offer-screen.tsx'),
    who: ['team', ...staff],
  },
  {
    path: paths.offers,
    lazy: () => import('../offers/offers-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/compare`,
    lazy: () => import('../offers/compare-offers-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/:offerId`,
    lazy: () => import('../offers/offer-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/:offerId/revise`,
    lazy: () => import('../offers/revise-offer-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.offers}/:offerId/player`,
    lazy: () => import('../offers/player-info-screen.tsx'),
    who: [...desks, 'player'],
  },
  {
    path: `${paths.negotiationRoom}/:conversationId?`,
    lazy: () => import('../chat/negotiation-room-screen.tsx'),
    who: everybodyLoggedIn,
  },
  { path: paths.request, lazy: () => import('../requests/request-screen.tsx'), who: requestMakers },
  { path: paths.quiz, lazy: () => import('../onboarding/quiz-screen.tsx'), who: ['player', 'team'] },
  { path: paths.requests, lazy: () => import('../requests/requests-screen.tsx'), who: everybodyLoggedIn },
  {
    path: `${paths.requests}/:requestId`,
    lazy: () => import('../requests/request-details-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: `${paths.requests}/:requestId/apply`,
    lazy: () => import('../applications/apply-screen.tsx'),
    who: [...applicants, ...staff],
  },
  {
    path: paths.applications,
    lazy: () => import('../applications/my-applications-screen.tsx'),
    who: applicants,
  },
  {
    path: paths.requestsCandidates,
    lazy: () => import('../matching/candidates-screen.tsx'),
    who: requestMakers,
  },
  { path: paths.agents, lazy: () => import('../agents/agents-screen.tsx'), who: agentSeekers },
  {
    path: `${paths.agents}/:id`,
    lazy: () => import('../agents/agent-screen.tsx'),
    who: everybodyLoggedIn,
  },
  {
    path: `${paths.figures}/:figure`,
    lazy: () => import('../agents/figure-screen.tsx'),
    who: ['agent', 'premium'],
  },
  { path: paths.mandates, lazy: () => import('../mandates/mandates-screen.tsx'), who: withMandates },
  {
    path: `${paths.mandates}/new`,
    lazy: () => import('../mandates/mandate-form-screen.tsx'),
    who: ['team', 'agent', 'premium'],
  },
  {
    path: `${paths.mandates}/:mandateId`,
    lazy: () => import('../mandates/mandate-screen.tsx'),
    who: withMandates,
  },
  { path: paths.exactMatch, lazy: () => import('../matching/exact-match-screen.tsx'), who: withMatching },
  {
    path: paths.potentialMatch,
    lazy: () => import('../matching/potential-match-screen.tsx'),
    who: withMatching,
  },
  { path: paths.partialMatch, lazy: () => import('../matching/partial-match-screen.tsx'), who: withMatching },
  { path: paths.players, lazy: () => import('../player-market/players-screen.tsx'), who: premiums },
  { path: paths.teams, lazy: () => import('../teams/teams-screen.tsx'), who: premiums },
  { path: `${paths.teams}/new`, lazy: () => import('../teams/edit-team-screen.tsx'), who: staff },
  { path: `${paths.teams}/import`, lazy: () => import('../teams/import-teams-screen.tsx'), who: staff },
  { path: `${paths.teams}/:id`, lazy: () => import('../teams/team-screen.tsx'), who: premiums },
  { path: `${paths.teams}/:id/edit`, lazy: () => import('../teams/edit-team-screen.tsx'), who: premiums },
  { path: paths.kpis, lazy: () => import('../kpis/kpis-screen.tsx'), who: premiums },
  {
    path: paths.invoicesTeams,
    lazy: () => import('../invoices/invoices-screen.tsx'),
    who: ['team', ...premiums],
  },
  {
    path: `${paths.invoicesTeams}/:invoiceId`,
    lazy: () => import('../invoices/invoice-screen.tsx'),
    who: ['team', ...premiums],
  },
  { path: paths.teamContacts, lazy: () => import('../teams/team-contacts-screen.tsx'), who: premiums },
];

/** Public pages in the plain layout. They load as little as can be: no query cache (`useAnswer` instead), no socket. */
export const publicPages: PublicRoute[] = [
  { path: paths.claimTeam, lazy: () => import('../teams/claim-team-screen.tsx') },
  { path: paths.joinTeam, lazy: () => import('../teams/join-team-screen.tsx') },
  { path: paths.home, lazy: () => import('../home/home-screen.tsx') },
  { path: paths.homeClub, lazy: () => import('../home/home-club-screen.tsx') },
  { path: paths.homePlayer, lazy: () => import('../home/home-player-screen.tsx') },
  { path: paths.homeAgent, lazy: () => import('../home/home-agent-screen.tsx') },
  { path: paths.about, lazy: () => import('../home/about-screen.tsx') },
  { path: paths.login, lazy: () => import('../accounts/login-screen.tsx') },
  { path: paths.register, lazy: () => import('../accounts/register-screen.tsx') },
  { path: paths.recovery, lazy: () => import('../accounts/recovery-screen.tsx') },
  { path: paths.resetPassword, lazy: () => import('../accounts/reset-password-screen.tsx') },
  { path: paths.claim, lazy: () => import('../portfolios/claim-screen.tsx') },
  { path: paths.confirm, lazy: () => import('../accounts/confirm-screen.tsx') },
  {
    path: `${paths.guardianMandate}/:code`,
    lazy: () => import('../mandates/guardian-mandate-screen.tsx'),
  },
];

/** Public pages with the logo header and the language selector; they open from shared links. */
export const reportPages: PublicRoute[] = [
  {
    path: `${paths.playerReport}/:playerId/:playerName?`,
    lazy: () => import('../reports/player-report-screen.tsx'),
  },
  { path: paths.requestReport, lazy: () => import('../reports/request-report-screen.tsx') },
  { path: paths.offerReport, lazy: () => import('../reports/offer-report-screen.tsx') },
  { path: paths.negotiationReport, lazy: () => import('../reports/negotiation-report-screen.tsx') },
];
