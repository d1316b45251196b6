import type { CallerKind } from '@trattativa/contract/access';

/**
 * The hash routes (spec §2, and further ones: commissions, payments, agents, mandates, figures, desk, admin, notifications, quiz). Links
 * always use these.
 */
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
  transfers: '/transfers',
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
  commissions: '/commissions',
  players: '/players',
  playersList: '/playersList',
  procura: '/procura',
  procuraPayment: '/procuraPayment',
  payments: '/payments',
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
  confirmProposal: '/confirmProposal',
  playerReport: '/playerReport',
  offerReport: '/offerReport',
  negotiationReport: '/negotiationReport',
  requestReport: '/requestReport',
  rules: '/rules',
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

/** The form of a new mandate: with a player of the portfolio (for an agent), or with the agent whom a club asks. */
export function newMandatePath(to: { player?: number; agent?: number } = {}): string {
  const [query] = Object.entries(to).map(([name, id]) => `?${name}=${id}`);
  return `${paths.mandates}/new${query ?? ''}`;
}

/** Where an agent records the signed mandates of many clients at once. */
export const recordMandatesPath = `${paths.mandates}/record`;

/** The form of a new request that an agent publishes for a club that gave the agent a mandate. */
export function newRequestPath(teamId: number): string {
  return `${paths.request}?club=${teamId}`;
}

/**
 * The first screen after the login for each kind of user: the dashboard (spec §2), which has its own address for
 * players.
 */
export function firstPath(kind: CallerKind): Path {
  if (kind === 'guest') return paths.home;
  return kind === 'player' ? paths.procura : paths.start;
}
