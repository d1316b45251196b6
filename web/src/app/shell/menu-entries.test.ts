import { callerKinds } from '@trattativa/contract/access';
import { describe, expect, it } from 'vitest';
import { paths } from '../../platform/paths.ts';
import { menuEntries, quickEntries } from './menu-entries.ts';

const everything = new Set<string>(Object.values(paths));
const matching = 'exactMatch potentialMatch partialMatch';
const full =
  `start ${matching} negotiationRoom negotiation negotiations negotiationsReport offers request requests requestsCandidates ` +
  'portfolio portfolioCoaching kpis mandates agents players teams teamContacts invoicesPlayers invoicesTeams commissions rules';

const ofStaff = full.replace('offers', 'offer offers').replace('commissions', 'commissions payments');

/** Open entries in order, and locked ones, from spec §2 "Side menu by user". */
const table = {
  guest: { open: '', locked: '' },
  staff: { open: ofStaff.replace('start', 'start desk'), locked: '' },
  admin: {
    open: `${ofStaff.replace('start', 'start desk')} standardMessages admin`,
    locked: '',
  },
  premium: {
    open: full.replace('request requests requestsCandidates', 'requests'),
    locked: 'request requestsCandidates',
  },
  agent: {
    open: `start ${matching} negotiationRoom negotiation negotiations offers requests portfolio mandates players invoicesPlayers commissions rules`,
    locked:
      'negotiationsReport request requestsCandidates portfolioCoaching kpis teams teamContacts invoicesTeams',
  },
  player: {
    open: `dashboard ${matching} negotiationRoom negotiations offers market listings contract mandates invoicesPlayers rules`,
    locked: '',
  },
  team: {
    open: 'start negotiationRoom negotiations playersList offer offers request requests requestsCandidates portfolio portfolioCoaching mandates invoicesTeams commissions rules',
    locked: '',
  },
  coach: {
    open: 'start negotiationRoom negotiations offers requests portfolio rules',
    locked: 'negotiation offer request',
  },
  scout: { open: 'start negotiationRoom playersList rules', locked: '' },
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

  it('shows entries locked that the person may see but not use', () => {
    expect(keys(true)).toBe(table[kind].locked);
  });

  it('shows at most five entries on a phone, each of them open in the menu', () => {
    const open = entries.filter(({ locked }) => locked === undefined);
    const quick = quickEntries(kind, everything);
    expect(quick.length).toBeLessThanOrEqual(5);
    for (const entry of quick) expect(open).toContainEqual(entry);
  });
});

it('omits entries without a screen', () => {
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
