import { describe, expect, it } from 'vitest';
import { checkDoors } from './doors.ts';

const owners = { players: 'people/players', accounts: 'identity/accounts', offers: 'deals/offers' };
const file = 'server/src/people/players/players.repository.ts';
const check = (
  table: keyof typeof owners,
  column: string | null,
  more: Partial<Parameters<typeof checkDoors>[1]> = {},
  path = file,
) => {
  const { summary: _, ...found } = checkDoors([{ place: `${path}:7`, file: path, table, column }], {
    owners,
    published: {},
    ...more,
  });
  return found;
};
const nothing = { upward: [], unpublished: [], idle: [] };

describe('a statement that reads a table', () => {
  it('reads everything of its own module', () => {
    expect(check('players', 'name')).toEqual(nothing);
  });

  it('reads of a lower module the columns that it publishes', () => {
    expect(check('accounts', 'name', { published: { accounts: ['name'] } })).toEqual(nothing);
    expect(check('accounts', 'email', { published: { accounts: ['name'] } })).toEqual({
      ...nothing,
      unpublished: [
        `${file}:7: reads accounts (email); call a door of identity, or publish it in server/src/identity/published-columns.ts`,
      ],
      idle: ['accounts.name: no other module reads it; do not publish it'],
    });
  });

  it('names a table of a lower module without a column, as for the existence of a row', () => {
    expect(check('accounts', null)).toEqual(nothing);
  });

  it('reads nothing of a higher module', () => {
    expect(check('offers', 'id', { published: {} }).upward).toEqual([
      `${file}:7: reads offers (id); people is below deals: declare a port in server/src/people that deals fills, move the statement to deals, or record an event`,
    ]);
    expect(check('offers', null).upward).toHaveLength(1);
  });

  it('never reads a row of another module as a whole', () => {
    expect(check('accounts', '*', { published: { accounts: ['name'] } }).unpublished).toHaveLength(1);
  });

  it.each(['demo', 'cli'])('reads anything in %s', (folder) => {
    expect(check('accounts', 'email', {}, `server/src/${folder}/a.repository.ts`)).toEqual(nothing);
  });
});
