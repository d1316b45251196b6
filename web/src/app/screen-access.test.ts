import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import { describe, expect, it } from 'vitest';
import { paths } from '../platform/paths.ts';
import { screens } from './routes.ts';
import { menuEntries } from './shell/menu-entries.ts';

const everybody: readonly CallerKind[] = callerKinds.filter((kind) => kind !== 'guest');
const platform: readonly CallerKind[] = ['staff', 'admin'];
const premiums: readonly CallerKind[] = ['premium', ...platform];
const agents: readonly CallerKind[] = ['agent', ...premiums];

/**
 * Users who may open each screen of the spec, from the permission matrix; `/` is the first screen of all users
 * (decision 46).
 */
const matrix: readonly (readonly [path: string, who: readonly CallerKind[]])[] = [
  [paths.start, everybody],
  [paths.portfolio, [...agents, 'team', 'coach']],
  [paths.portfolioCoaching, premiums],
  [paths.coachingStaff, ['team']],
  [paths.kpis, premiums],
  [paths.negotiationsReport, premiums],
  [paths.teams, premiums],
  [paths.teamContacts, premiums],
  [paths.invoicesPlayers, ['player', ...agents]],
  [paths.invoicesTeams, ['team', ...premiums]],
  [paths.commissions, ['team', ...agents]],
  [paths.account, everybody],
  [paths.contract, ['player', ...platform]],
  [paths.procura, ['player', ...platform]],
  [paths.offer, ['team', ...platform]],
  [paths.offers, [...agents, 'player', 'team', 'coach']],
  [paths.negotiation, ['team', ...agents]],
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
  [paths.procuraPayment, ['player', ...platform]],
  [paths.payments, platform],
  [paths.admin, ['admin']],
  [paths.audit, ['admin']],
  [paths.standardMessages, ['admin']],
  [paths.desk, platform],
  [paths.rules, everybody],
];

describe('a screen opens for the users named in the permission matrix', () => {
  it.each(matrix)('%s', (path, who) => {
    const screen = screens.find((one) => one.path === path);
    expect([...(screen?.who ?? [])].sort()).toEqual([...who].sort());
  });

  it.each(everybody)('the menu of a %s links to no other screen', (kind) => {
    const all = new Set<string>(Object.values(paths));
    for (const { path, locked } of menuEntries(kind, all, all)) {
      const screen = screens.find((one) => one.path.split('/')[1] === path.split('/')[1]);
      if (locked === undefined && screen) expect([path, screen.who.includes(kind)]).toEqual([path, true]);
    }
  });
});
