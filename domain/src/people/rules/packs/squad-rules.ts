import type { AssociationCode } from '../../associations.ts';
import type { Rule } from '../rule.ts';

const italy = {
  associations: ['IT'],
  from: null,
  to: null,
  status: 'inForce',
  edition: 'FIGC',
  article: '',
  source: 'FIGC and its leagues, public pages',
  certainty: 'confirmed',
} as const;

const season2025 = {
  ...italy,
  from: '2025-07-01',
  to: '2026-06-30',
  edition: 'LND, season 2025/26',
  source: 'LND, public pages of the season 2025/26',
} as const;

/** What was read of a later season before it began: the league’s notice, as the press reported it. */
const announced = {
  ...italy,
  edition: 'LND, C.U. 85 of 13 February 2026',
  article: 'C.U. 85',
  source: 'Press reports of the notice of the LND',
  certainty: 'press',
} as const;

const lists = {
  ...italy,
  kind: 'squadList',
  from: '2025-07-01',
  to: '2026-06-30',
  source: 'Press reports of the rules on squad lists',
  certainty: 'press',
} as const;

const nonEu = { ...italy, kind: 'nonEuPlaces', edition: 'FIGC, non-EU players' } as const;

/** Associations whose leagues mostly play in the calendar year. */
const calendarYear: readonly AssociationCode[] = ['BR', 'EE', 'FI', 'IE', 'IS', 'LT', 'LV', 'NO', 'SE'];

/** Rules about who fits into a squad: birth years, places for non-EU players, work permits; and when seasons begin. */
export const squadRules: readonly Rule[] = [
  {
    ...season2025,
    id: 'italy-serie-d-quota-2025',
    kind: 'birthYearQuota',
    figures: { category: 6, bornFrom: [2005, 2006, 2007] },
  },
  {
    ...season2025,
    id: 'italy-juniores-2025',
    kind: 'categoryBornFrom',
    figures: { category: 13, bornFrom: 2007 },
  },
  ...([2026, 2027] as const).map(
    (season): Rule => ({
      ...announced,
      from: `${season}-07-01`,
      to: `${season + 1}-06-30`,
      id: `italy-serie-d-quota-${season}`,
      kind: 'birthYearQuota',
      figures: { category: 6, bornFrom: [season - 20, season - 19, season - 18] },
    }),
  ),
  {
    ...announced,
    from: '2026-07-01',
    to: '2027-06-30',
    id: 'italy-juniores-2026',
    kind: 'categoryBornFrom',
    edition: 'LND, season 2026/27',
    article: '',
    figures: { category: 13, bornFrom: 2008 },
  },
  {
    ...lists,
    id: 'italy-serie-c-list-2025',
    edition: 'Lega Pro, squad lists 2025/26',
    // From which year of birth the own youth needs no place was not read: it stays empty until staff enter it.
    figures: {
      fromTier: 3,
      toTier: 3,
      places: 23,
      loanPlaces: 8,
      ownYouthBornFrom: null,
      ownYouthLeast: 5,
      freeBornFrom: null,
      clubTrained: null,
      associationTrained: null,
    },
  },
  {
    ...lists,
    id: 'italy-serie-a-list-2025',
    edition: 'Lega Serie A, squad lists 2025/26',
    source: 'General knowledge',
    certainty: 'unconfirmed',
    // Who is young enough to need no place was read in two ways: it stays empty until staff enter it.
    figures: {
      fromTier: 1,
      toTier: 1,
      places: 25,
      loanPlaces: null,
      ownYouthBornFrom: null,
      ownYouthLeast: null,
      freeBornFrom: null,
      clubTrained: 4,
      associationTrained: 4,
    },
  },
  ...([18, 19, 20, 21] as const).map(
    (category): Rule => ({
      ...italy,
      id: `italy-allievi-${category}`,
      kind: 'youthCategory',
      figures: { category, olderUnder: 17, youngerUnder: 16 },
    }),
  ),
  ...([22, 23, 24, 25] as const).map(
    (category): Rule => ({
      ...italy,
      id: `italy-giovanissimi-${category}`,
      kind: 'youthCategory',
      figures: { category, olderUnder: 15, youngerUnder: 14 },
    }),
  ),
  {
    ...italy,
    to: '2020-06-30',
    status: 'repealed',
    id: 'italy-berretti',
    kind: 'youthCompetition',
    edition: 'Berretti, ended 2020; Primavera 3 and 4 followed',
    figures: { category: 5 },
  },
  {
    ...nonEu,
    id: 'italy-non-eu-serie-a',
    figures: { fromTier: 1, toTier: 1, places: 2, placesWithFew: 3, few: 1 },
  },
  {
    ...nonEu,
    id: 'italy-non-eu-serie-b-c',
    source: 'General knowledge',
    certainty: 'unconfirmed',
    figures: { fromTier: 2, toTier: 3, places: 0, placesWithFew: 0, few: 0 },
  },
  {
    ...nonEu,
    id: 'italy-non-eu-lnd',
    source: 'General knowledge',
    certainty: 'unconfirmed',
    figures: { fromTier: 4, toTier: 9, places: 2, placesWithFew: 2, few: 0 },
  },
  {
    ...italy,
    associations: ['ENG'],
    id: 'england-permit-points',
    kind: 'permitPoints',
    edition: 'The FA, Governing Body Endorsement',
    source: 'The FA, Points Based System; the bands of the criteria were not read',
    figures: { points: 15, criteria: 6, panelFrom: 10, panelTo: 14 },
  },
  {
    ...italy,
    associations: ['ENG'],
    id: 'england-permit-places',
    kind: 'permitPlaces',
    edition: 'The FA, Elite Significant Contribution',
    source: 'The FA, Points Based System',
    figures: { most: 4, least: 2 },
  },
  {
    ...italy,
    associations: calendarYear,
    id: 'calendar-year-seasons',
    kind: 'seasonCalendar',
    edition: 'Calendars of the leagues',
    source: 'General knowledge',
    certainty: 'unconfirmed',
    figures: { firstMonth: 1 },
  },
];
