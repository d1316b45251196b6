import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import { describe, expect, it } from 'vitest';
import { paths } from '../platform/paths.ts';
import { screens } from './routes.ts';
import { menuEntries } from './shell/menu-entries.ts';

const everybody: readonly CallerKind[] = callerKinds.filter((kind) => kind !== 'guest');
const platform: readonly CallerKind[] = ['staff', 'admin'];
const premiums: readonly CallerKind[] = ['premium', ...platform];
const agents: readonly CallerKind[] = ['agent', ...premiums];

/** Who opens which screen of the spec, as the permission matrix has it; `/` is everybody's first screen (decision 46). */
const matrix: readonly (readonly [path: string, who: readonly CallerKind[]])[] = [
  [paths.start, everybody],
  [paths.portfolio, [...agents, 'team', 'coach']],
  [paths.portfolioCoaching, premiums],
  [paths.coachingStaff, ['team']],
  [paths.kpis, premiums],
  [paths.negotiationsReport, premiums],
  [paths.teams, premiums],
  [paths.teamContacts, premiums],
  [paths.invoicesTeams, ['team', ...premiums]],
  [paths.account, everybody],
  [paths.contract, ['player', ...platform]],
  [paths.offer, ['team', ...platform]],
  [paths.offers, [...agents, 'player', 'team', 'coach']],
  [paths.negotiation, agents],
  [paths.negotiations, [...agents, 'player', 'team', 'coach']],
  [paths.request, ['team', ...agents]],
  [paths.requests, everybody],
  [paths.requestsCandidates, ['team', ...agents]],
  [paths.exactMatch, ['player', ...agents]],
  [paths.potentialMatch, ['player', ...agents]],
  [paths.partialMatch, ['player', ...agents]],
  [paths.players, agents],
  [paths.playersList, ['team', 'scout', ...premiums]],
  [`${paths.negotiationRoom}/:conversationId?`, everybody],
  [paths.audit, ['admin']],
  [paths.standardMessages, ['admin']],
  [paths.desk, platform],
];

describe('a screen opens for those whom the permission matrix names', () => {
  it.each(matrix)('%s', (path, who) => {
    const screen = screens.find((one) => one.path === path);
    expect([...(screen?.who ?? [])].sort()).toEqual([...who].sort());
  });

  it.each(everybody)('and the menu of a %s leads to no other', (kind) => {
    const all = new Set<string>(Object.values(paths));
    for (const { path, locked } of menuEntries(kind, all, all)) {
      const screen = screens.find((one) => one.path.split('/')[1] === path.split('/')[1]);
      if (locked === undefined && screen) expect([path, screen.who.includes(kind)]).toEqual([path, true]);
    }
  });
});
