import {
  coachingStaffInput,
  exampleCoachingStaff,
} from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { qualification } from '@trattativa/domain/people/qualifications';
import { describe, expect, it } from 'vitest';
import {
  differences,
  emptyCoachingStaff,
  inputOf,
  mandatoryOf,
  missingIn,
  valuesOf,
} from './coaching-form-values.ts';

describe('the coaching staff form', () => {
  const example = valuesOf(exampleCoachingStaff);

  it('returns the record that filled it', () => {
    const input = inputOf(example);
    const { name, role, qualifications, searchCategories, email, bornDate } = exampleCoachingStaff;
    expect(input).toMatchObject({ name, role, qualifications, searchCategories, email, bornDate });
    expect(coachingStaffInput.safeParse(input).success).toBe(true);
  });

  it('sends empty fields as null, not as text', () => {
    const input = inputOf({ ...emptyCoachingStaff, name: 'Ada', surname: 'Rossi', email: '  ' });
    expect(input).toMatchObject({ bornDate: null, email: null, immediateAvailability: null, role: null });
    expect(coachingStaffInput.safeParse(input).success).toBe(true);
  });

  it('names every missing mandatory field; a scout has fewer', () => {
    expect(missingIn(emptyCoachingStaff, false)).toEqual(mandatoryOf(false));
    expect(missingIn(emptyCoachingStaff, true)).toEqual(mandatoryOf(true));
    expect(missingIn(example, false)).toEqual([]);
    expect(missingIn({ ...example, searchLevels: [] }, false)).toEqual([]);
    expect(missingIn({ ...example, searchLevels: [], searchCategories: [], phone: ' ' }, false)).toEqual([
      'phone',
      'searchLevels',
    ]);
  });

  it('names the fields in which two versions differ', () => {
    expect(
      differences(example, { ...example, version: 9, city: 'Roma', qualifications: [qualification.uefaPro] }),
    ).toEqual(['city', 'qualifications']);
  });
});
