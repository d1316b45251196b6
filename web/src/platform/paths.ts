import type { CallerKind } from '@trattativa/contract/access';

/** The hash routes (spec §2; further ones: agents, mandates, figures, desk, admin, notifications, quiz). Links are made from here, never typed. */
export const paths = {
  start: '/',
  portfolio: '/portfolio',
  portfolioCoaching: '/portfolioCoaching',
  coachingStaff: '/coachingStaff',
  kpis: '/kpis',
  account: '/account',
  contract: '/contract',
  offer: '/offer',
  offers: '/offers',
  negotiation: '/negotiation',
  negotiations: '/negotiations',
  negotiationsReport: '/negotiationsReport',
  teams: '/teams',
  teamContacts: '/teamContacts',
  request: '/request',
  requests: '/requests',
  requestsCandidates: '/requestsCandidates',
  applications: '/applications',
  exactMatch: '/exactMatch',
  potentialMatch: '/potentialMatch',
  partialMatch: '/partialMatch',
  invoicesPlayers: '/invoicesPlayers',
  invoicesTeams: '/invoicesTeams',
  players: '/players',
  playersList: '/playersList',
  procura: '/procura',
  procuraPayment: '/procuraPayment',
  negotiationRoom: '/negotiationRoom',
  agents: '/agents',
  mandates: '/mandates',
  figures: '/figures',
  desk: '/desk',
  audit: '/audit',
  admin: '/admin',
  standardMessages: '/standardMessages',
  notifications: '/notifications',
  quiz: '/quiz',
  listings: '/listings',
  claim: '/claim',
  home: '/home',
  homeClub: '/homeClub',
  homePlayer: '/homePlayer',
  homeAgent: '/homeAgent',
  about: '/about',
  login: '/login',
  register: '/register',
  claimTeam: '/claimTeam',
  joinTeam: '/joinTeam',
  recovery: '/recovery',
  resetPassword: '/resetpwd',
  confirm: '/confirm',
  guardianMandate: '/guardianMandate',
  playerReport: '/playerReport',
  offerReport: '/offerReport',
  negotiationReport: '/negotiationReport',
  requestReport: '/requestReport',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The room of one conversation. */
export function conversationPath(conversationId: number | string): string {
  return `${paths.negotiationRoom}/${conversationId}`;
}

/** The page of one negotiation. */
export function negotiationPath(negotiationId: number): string {
  return `${paths.negotiations}/${negotiationId}`;
}

/** The page of one mandate. */
export function mandatePath(mandateId: number): string {
  return `${paths.mandates}/${mandateId}`;
}

/** The form of a new mandate: with a player of the portfolio, for an agent, or (named nobody) asked of a club. */
export function newMandatePath(to: { player?: number; agent?: number } = {}): string {
  const [query] = Object.entries(to).map(([name, id]) => `?${name}=${id}`);
  return `${paths.mandates}/new${query ?? ''}`;
}

/** The form of a new request that an agent publishes for one of the clubs that have mandated the agent. */
export function newRequestPath(teamId: number): string {
  return `${paths.request}?club=${teamId}`;
}

/** Where each kind of user begins after logging in: the dashboard (spec §2), which has an address of its own for players. */
export function firstPath(kind: CallerKind): Path {
  if (kind === 'guest') return paths.home;
  return kind === 'player' ? paths.procura : paths.start;
}
