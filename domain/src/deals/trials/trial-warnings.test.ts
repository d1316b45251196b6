import { describe, expect, it } from 'vitest';
import { shippedPacks } from '../../people/rules/packs/shipped-packs.ts';
import { daysOfTrial, type TrialRecord, weeksOfTrial } from './trial-record.ts';
import { type PlayerOnTrial, trialWarnings } from './trial-warnings.ts';

const packs = Object.values(shippedPacks).flat();
const trial: TrialRecord = {
  startsOn: '2026-11-02',
  endsOn: '2026-11-15',
  place: 'Padova',
  travelPaidBy: 'club',
  boardPaidBy: 'club',
  lodgingPaidBy: 'club',
  consent: 'given',
  fitUntil: '2027-06-30',
  parentsAgree: true,
  parentsContact: 'Segreteria, +39 049 000000',
};
const adult: PlayerOnTrial = {
  bornDate: '2000-01-01',
  isUnderContract: false,
  associations: ['IT'],
  trialsThisYear: 0,
};
const minor = { ...adult, bornDate: '2010-01-01' };
const young = { ...adult, bornDate: '2006-01-01' };

describe('the warnings of a trial', () => {
  it.each<[string, Partial<TrialRecord>, PlayerOnTrial, [string, number?][]]>([
    ['nothing is wrong', {}, adult, []],
    [
      'no consent of the present club',
      { consent: 'asked' },
      { ...adult, isUnderContract: true },
      [['consent']],
    ],
    ['a free agent needs no consent', { consent: 'notNeeded' }, adult, []],
    ['no fitness certificate', { fitUntil: null }, adult, [['fitness']]],
    ['a certificate that ends during the trial', { fitUntil: '2026-11-14' }, adult, [['fitness']]],
    ['a certificate to the last day', { fitUntil: '2026-11-15' }, adult, []],
    ['a minor whose parents have not agreed', { parentsAgree: false }, minor, [['parents']]],
    ['a minor whose parents can reach nobody', { parentsContact: null }, minor, [['parents']]],
    ['an adult needs no parents', { parentsAgree: false }, adult, []],
    ['22 days of somebody above 21', { endsOn: '2026-11-23' }, adult, [['tooLong', 3]]],
    ['21 days of somebody above 21', { endsOn: '2026-11-22' }, adult, []],
    ['eight weeks of somebody up to 21', { endsOn: '2026-12-27' }, young, []],
    ['a day more than eight weeks', { endsOn: '2026-12-28' }, young, [['tooLong', 8]]],
    ['a minor’s third trial in a year', {}, { ...minor, trialsThisYear: 2 }, [['tooOften', 2]]],
    ['a minor’s second trial in a year', {}, { ...minor, trialsThisYear: 1 }, []],
    ['an adult’s third trial in a year', {}, { ...adult, trialsThisYear: 2 }, []],
  ])('%s', (_, changed, player, warnings) => {
    const found = trialWarnings(packs, { ...trial, ...changed }, player);
    expect(found.map(({ kind, most }) => (most === undefined ? [kind] : [kind, most]))).toEqual(warnings);
  });

  it('name the article and the certainty of a rule of football', () => {
    const [tooLong] = trialWarnings(packs, { ...trial, endsOn: '2026-12-31' }, adult);
    expect(tooLong).toMatchObject({ article: 'art. 19ter', certainty: 'unconfirmed' });
  });

  it('say nothing of the age of a player whose birth date is not known', () => {
    expect(
      trialWarnings(
        packs,
        { ...trial, endsOn: '2027-10-01', fitUntil: '2028-01-01' },
        { ...adult, bornDate: null },
      ),
    ).toEqual([]);
  });
});

it.each([
  ['2026-11-02', '2026-11-02', 1, 1],
  ['2026-11-02', '2026-11-08', 7, 1],
  ['2026-11-02', '2026-11-09', 8, 2],
])('a trial from %s to %s has %i days in %i weeks', (startsOn, endsOn, days, weeks) => {
  expect([daysOfTrial({ startsOn, endsOn }), weeksOfTrial({ startsOn, endsOn })]).toEqual([days, weeks]);
});
