import { callerKinds } from '@trattativa/contract/access';
import { describe, expect, it } from 'vitest';
import { paths } from '../../platform/paths.ts';
import { menuEntries, quickEntries } from './menu-entries.ts';

const everything = new Set<string>(Object.values(paths));
const full =
  'start portfolio portfolioCoaching kpis negotiation negotiations negotiationsReport offers request requests ' +
  'requestsCandidates mandates agents players teams teamContacts exactMatch potentialMatch partialMatch invoicesPlayers invoicesTeams negotiationRoom';

/** Open entries in order, and the locked ones, as spec §2 "Side menu by user" has them. */
const table = {
  guest: { open: '', locked: '' },
  staff: { open: full.replace('start', 'start desk').replace('offers', 'offer offers'), locked: '' },
  admin: {
    open: `${full.replace('start', 'start desk').replace('offers', 'offer offers')} standardMessages`,
    locked: '',
  },
  premium: {
    open: full.replace('request requests requestsCandidates', 'requests'),
    locked: 'request requestsCandidates',
  },
  agent: {
    open: 'start portfolio negotiation negotiations offers requests mandates players exactMatch potentialMatch partialMatch invoicesPlayers negotiationRoom',
    locked:
      'portfolioCoaching kpis negotiationsReport request requestsCandidates teams teamContacts invoicesTeams',
  },
  player: {
    open: 'dashboard negotiations listings contract offers market mandates exactMatch potentialMatch partialMatch invoicesPlayers negotiationRoom',
    locked: '',
  },
  team: {
    open: 'start portfolio portfolioCoaching playersList negotiations offer offers request requests requestsCandidates mandates invoicesTeams negotiationRoom',
    locked: '',
  },
  coach: {
    open: 'start portfolio negotiations offers requests negotiationRoom',
    locked: 'negotiation offer request',
  },
  scout: { open: 'start playersList negotiationRoom', locked: '' },
} satisfies Record<(typeof callerKinds)[number], { open: string; locked: string }>;

describe.each(callerKinds)('the side menu of a %s', (kind) => {
  const entries = menuEntries(kind, everything);
  const keys = (locked: boolean) =>
    entries
      .filter((entry) => (entry.locked !== undefined) === locked)
      .map(({ key }) => key)
      .join(' ');

  it('opens what spec §2 lists', () => {
    expect(keys(false)).toBe(table[kind].open);
  });

  it('shows locked what the person may see but not use', () => {
    expect(keys(true)).toBe(table[kind].locked);
  });

  it('offers at most five entries on a phone, each of them open in the menu', () => {
    const open = entries.filter(({ locked }) => locked === undefined);
    const quick = quickEntries(kind, everything);
    expect(quick.length).toBeLessThanOrEqual(5);
    for (const entry of quick) expect(open).toContainEqual(entry);
  });
});

it('leaves out what has no screen', () => {
  const built = new Set<string>([paths.portfolio, paths.kpis]);
  expect(menuEntries('agent', built)).toEqual([
    { key: 'portfolio', path: '/portfolio', group: 'portfolio' },
    { key: 'kpis', path: '/kpis', group: 'portfolio', locked: 'opensWithPremium' },
  ]);
  expect(quickEntries('agent', built)).toEqual([
    { key: 'portfolio', path: '/portfolio', group: 'portfolio' },
  ]);
});

it('keeps the entries of one group together', () => {
  for (const kind of callerKinds) {
    const groups = menuEntries(kind, everything).map(({ key, group }) => group ?? key);
    const heads = groups.filter((group, index) => group !== groups[index - 1]);
    expect(new Set(heads).size).toBe(heads.length);
  }
});
