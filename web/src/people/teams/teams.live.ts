import { type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { teamsKeys } from './teams-keys.ts';

/** Every event about one club names it. */
interface AboutTeam {
  teamId?: number;
}

/** Lists hold many clubs, sorted and filtered by the service: they are asked for again. */
const again = (types: readonly string[], key: readonly unknown[]): LiveHandler =>
  liveQuery<unknown, AboutTeam>({ types, key, apply: () => 'refetch' });

const changes = [
  'team.changed',
  'team.changeProposed',
  'team.changeDecided',
  'team.claimed',
  'team.accepted',
];
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

/** What happens to clubs, on the screens that show them. */
export const teamsLive: readonly LiveHandler[] = [
  // A record is fetched again only if it is the one that changed: what it shows depends on who looks.
  liveQuery<unknown, AboutTeam>({
    types: [...changes, 'team.removed', 'team.restored'],
    key: teamsKeys.team,
    apply: (team, { data }, key) => (key.at(-1) === data.teamId ? 'refetch' : team),
  }),
  again(listChanges, teamsKeys.list),
  again(listChanges, teamsKeys.places),
  again(listChanges, teamsKeys.contacts),
  again(people, teamsKeys.members),
  again([...changes, ...people], teamsKeys.history),
  again(waiting, teamsKeys.waiting),
  again(waiting, teamsKeys.waitingCount),
  again(proposals, teamsKeys.changes),
  again(proposals, teamsKeys.changesCount),
];
