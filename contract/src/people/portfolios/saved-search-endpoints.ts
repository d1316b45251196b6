import { searchAlerts } from '@trattativa/domain/people/players/search-alerts';
import { maxSearchNameLength } from '@trattativa/domain/people/record-limits';
import { z } from 'zod';
import { everyoneOwn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line } from '../../fields.ts';

/** The lists whose searches can be saved; names are unique within a list. */
export const savedSearchLists = ['portfolio', 'requests', 'market'] as const;

export type SavedSearchList = (typeof savedSearchLists)[number];

const list = z.enum(savedSearchLists, { error: 'notInList' }).optional();

/** How many searches one account may keep. */
export const maxSavedSearches = 50;

export const savedSearch = z.object({
  id: z.number().int(),
  name: z.string(),
  query: z.string(),
  /** When it tells of new results. */
  alert: z.enum(searchAlerts),
});

export type SavedSearch = z.infer<typeof savedSearch>;

const example: SavedSearch = { id: 401, name: 'Punte svincolate', query: 'role=11&contract=0', alert: 'off' };

const getSavedSearches = endpoint({
  path: '/api/Portfolio/GetSavedSearches',
  summary: 'The caller’s own saved searches of a list (of the portfolio when none is named), by name',
  who: everyoneOwn,
  input: z.strictObject({ list }),
  output: z.object({ items: z.array(savedSearch) }),
  errors: [],
  example: { input: {}, output: { items: [example] } },
});

const saveSearch = endpoint({
  path: '/api/Portfolio/SaveSearch',
  summary: 'Keeps the filters of the address under a name, or changes name or filters of one that is kept',
  who: everyoneOwn,
  input: z.strictObject({
    id: id.optional(),
    /** List that a new search is for; the portfolio when none is named. */
    list,
    name: line(maxSearchNameLength, 1),
    query: line(1000).refine((query) => /^[\w%&=.,+~*-]*$/.test(query), 'invalid'),
  }),
  output: z.object({ message: z.string(), search: savedSearch }),
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'TOO_MANY_SAVED_SEARCHES'],
  creates: true,
  example: {
    input: { name: 'Punte svincolate', query: 'role=11&contract=0' },
    output: { message: 'Dati salvati correttamente', search: example },
  },
});

const setSearchAlert = endpoint({
  path: '/api/Portfolio/SetSearchAlert',
  summary: 'Whether a saved search tells of results that are new from now on: at once, daily, or not at all',
  who: everyoneOwn,
  input: z.strictObject({ id, alert: z.enum(searchAlerts, { error: 'notInList' }) }),
  output: z.object({ message: z.string(), search: savedSearch }),
  errors: ['NOT_FOUND'],
  example: {
    input: { id: 401, alert: 'daily' },
    output: { message: 'Dati salvati correttamente', search: { ...example, alert: 'daily' } },
  },
});

const deleteSavedSearch = endpoint({
  path: '/api/Portfolio/DeleteSavedSearch',
  summary: 'Forgets a saved search',
  who: everyoneOwn,
  input: z.strictObject({ id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { id: 401 }, output: { message: 'Dati salvati correttamente' } },
});

export const savedSearchEndpoints = { getSavedSearches, saveSearch, setSearchAlert, deleteSavedSearch };
