import './browser-globals.ts';
import {
  type CoachingStaff,
  exampleCoachingStaff,
} from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { languages } from '@trattativa/texts/languages';
import { type CoachRowKey, coachRowsIn } from '@trattativa/texts/records/coaching-staff-words';
import { textsIn } from '@trattativa/texts/translate';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachingStaffKeys } from '../../../web/src/people/coaching-staff/coaching-staff.live.ts';
import CoachingStaffScreen from '../../../web/src/people/coaching-staff/coaching-staff-screen.tsx';
import { coachingTable } from '../../../web/src/people/coaching-staff/coaching-table.ts';
import {
  cellsIn,
  closeScreens,
  factsIn,
  htmlOf,
  inOrder,
  openScreens,
  type Said,
  saidBy,
} from './rendered.ts';

const abroad: CoachingStaff = {
  ...exampleCoachingStaff,
  country: 'ES',
  searchCategories: [],
  searchLevels: [3, 4],
  countriesInterested: ['ES', 'FR', 'PT'],
  addedBy: 'Elena Rossi',
};

const nothing: CoachingStaff = {
  ...exampleCoachingStaff,
  role: null,
  qualifications: [],
  qualification: null,
  currentClub: '',
  searchCategories: [],
  searchLevels: [],
  countriesInterested: [],
  nationality: null,
  country: null,
  city: '',
  bornDate: null,
  immediateAvailability: null,
  email: '',
  phone: '',
};

/** The card and its contacts say the others. */
const besideCard: readonly CoachRowKey[] = [
  'bornDate',
  'nationality',
  'country',
  'city',
  'immediateAvailability',
  'countriesInterested',
  'addedBy',
];

const inFile: readonly CoachRowKey[] = [
  'role',
  'qualifications',
  'currentClub',
  'nationality',
  'country',
  'city',
  'searchCategories',
  'searchLevels',
  'countriesInterested',
  'immediateAvailability',
  'email',
  'phone',
];

beforeAll(openScreens);
afterAll(closeScreens);

describe.each(languages)('coaching staff in "%s"', (language) => {
  const t = textsIn(language, ['coaching-staff', 'catalogue', 'countries', 'ui']);
  const rows = coachRowsIn(t, language);

  it.each([
    ['abroad', abroad],
    ['at home', exampleCoachingStaff],
    ['of whom nothing is known', nothing],
  ])('%s has the same rows on the page and in the file', (_, staff) => {
    const id = staff.coachingStaffId;
    const page = htmlOf(language, createElement(CoachingStaffScreen), {
      path: '/coachingStaff/:id',
      address: `/coachingStaff/${id}`,
      known: [[[...coachingStaffKeys.one, id], staff]],
    });
    const labels = new Set(besideCard.map(rows.label));
    expect(factsIn(page).filter(([label]) => labels.has(label))).toEqual(
      saidBy(rows.rows(staff, besideCard)),
    );
    const cells = cellsIn(coachingTable([staff], rows, t));
    const columns = new Set(inFile.map(rows.label));
    expect(inOrder(cells.filter(([label]) => columns.has(label)))).toEqual(
      inOrder(
        inFile
          .map((key): Said => [rows.label(key), rows.parts(key, staff).join(', ')])
          .filter(([, value]) => value !== ''),
      ),
    );
  });
});
