import {
  coachingStaffInput,
  exampleCoachingStaff,
} from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { describe, expect, it } from 'vitest';
import {
  differences,
  emptyCoachingStaff,
  inputOf,
  mandatoryOf,
  missingIn,
  valuesOf,
} from './coaching-form-values.ts';

describe('the form of coaching staff', () => {
  const example = valuesOf(exampleCoachingStaff);

  it('gives back the record that it was filled with', () => {
    const input = inputOf(example);
    const { name, role, qualifications, searchCategories, email, bornDate } = exampleCoachingStaff;
    expect(input).toMatchObject({ name, role, qualifications, searchCategories, email, bornDate });
    expect(coachingStaffInput.safeParse(input).success).toBe(true);
  });

  it('sends what was left open as empty, not as a text', () => {
    const input = inputOf({ ...emptyCoachingStaff, name: 'Ada', surname: 'Rossi', email: '  ' });
    expect(input).toMatchObject({ bornDate: null, email: null, immediateAvailability: null, role: null });
    expect(coachingStaffInput.safeParse(input).success).toBe(true);
  });

  it('names every mandatory field that is missing; a scout’s are fewer', () => {
    expect(missingIn(emptyCoachingStaff, false)).toEqual(mandatoryOf(false));
    expect(missingIn(emptyCoachingStaff, true)).toEqual(mandatoryOf(true));
    expect(missingIn(example, false)).toEqual([]);
    expect(missingIn({ ...example, searchLevels: [] }, false)).toEqual([]);
    expect(missingIn({ ...example, searchLevels: [], searchCategories: [], phone: ' ' }, false)).toEqual([
      'phone',
      'searchLevels',
    ]);
  });

  it('shows in what two versions differ', () => {
    expect(differences(example, { ...example, version: 9, city: 'Roma', qualifications: [0] })).toEqual([
      'city',
      'qualifications',
    ]);
  });
});
