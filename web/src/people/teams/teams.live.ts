import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of clubs. */
export const teamsKeys = {
  list: ['teams', 'list'],
  places: ['teams', 'places'],
  team: ['teams', 'one'],
  card: ['teams', 'card'],
  search: ['teams', 'search'],
  players: ['teams', 'players'],
  squad: ['teams', 'squad'],
  listPlan: ['teams', 'listPlan'],
  contacts: ['teams', 'contacts'],
  members: ['teams', 'members'],
  history: ['teams', 'history'],
  waiting: ['teams', 'waiting'],
  waitingCount: ['teams', 'waitingCount'],
  changes: ['teams', 'changes'],
  changesCount: ['teams', 'changesCount'],
} as const;

/** Every event of one club names it. */
interface AboutTeam {
  teamId?: number;
}

/** The service filters and sorts the lists, so they are refetched. */
const refetchOn = (types: readonly string[], key: readonly unknown[]): LiveHandler =>
  liveQuery<unknown, AboutTeam>({ types, key, apply: () => 'refetch' });

const changes = [
  'team.changed',
  'team.changeProposed',
  'team.changeDecided',
  'team.claimed',
  'team.accepted',
];
const recordMoves = [...changes, 'team.removed', 'team.restored'];
const listChanges = [
  'team.added',
  'team.removed',
  'team.restored',
  'team.imported',
  'team.changed',
  'team.claimed',
  'team.accepted',
];
const people = ['team.memberInvited', 'team.membersChanged', 'team.claimed', 'team.accepted'];
const waiting = ['team.waiting', 'team.accepted', 'team.refused', 'team.claimed'];
const proposals = ['team.changeProposed', 'team.changeDecided', 'team.changed'];

/** What moves a plan of a list: the ledger, its people, whom the club watches and negotiates, and the rules. */
const planMoves = [
  'team.squadChanged',
  'team.changed',
  'player.changed',
  'player.watchedChanged',
  'watchList.changed',
  'negotiation.started',
  'negotiation.rejected',
  'negotiation.reopened',
  'offer.created',
  'rules.changed',
];

/** Live rules of the screens that show clubs. */
export const teamsLive: readonly LiveHandler[] = [
  // A club that waited has the rights of an accepted one from now on.
  { types: ['team.accepted'], apply: () => void refreshUser().catch(() => undefined) },
  // Refetched only if it is this record: its fields depend on the reader.
  ...[teamsKeys.team, teamsKeys.card].map((key) =>
    liveQuery<unknown, AboutTeam>({
      types: recordMoves,
      key,
      apply: (team, { data }, asked) => (asked.at(-1) === data.teamId ? 'refetch' : team),
    }),
  ),
  refetchOn(listChanges, teamsKeys.list),
  refetchOn(listChanges, teamsKeys.places),
  refetchOn(listChanges, teamsKeys.contacts),
  // Of this club, and of any player: an event does not say whose squad the player is in.
  liveQuery<unknown, AboutTeam>({
    types: ['team.squadChanged'],
    key: teamsKeys.squad,
    apply: (squad, { data }, asked) => (asked.at(-1) === data.teamId ? 'refetch' : squad),
  }),
  refetchOn(['player.changed'], teamsKeys.squad),
  refetchOn(planMoves, teamsKeys.listPlan),
  refetchOn(people, teamsKeys.members),
  refetchOn([...recordMoves, ...people], teamsKeys.history),
  refetchOn(waiting, teamsKeys.waiting),
  refetchOn(waiting, teamsKeys.waitingCount),
  refetchOn(proposals, teamsKeys.changes),
  refetchOn(proposals, teamsKeys.changesCount),
];

/** Loaded when it is needed: the login reads the browser's storage as soon as it is imported. */
async function refreshUser(): Promise<void> {
  const login = await import('../../platform/login/log-in.ts');
  await login.refreshUser();
}
