import { expect, it } from 'vitest';
import { readChoices } from './use-list-choices.ts';

it('reads the choices of an earlier visit', () => {
  const stored = JSON.stringify({ density: 'compact', hidden: ['age'], split: false });
  expect(readChoices(stored)).toEqual({ density: 'compact', hidden: ['age'], split: false });
});

it('takes the usual choice for everything that it cannot read', () => {
  const usual = { density: 'comfortable', hidden: [], split: true };
  for (const stored of [null, '', '{', '[]', '7', '{"density":"tiny","hidden":7,"split":"yes"}']) {
    expect(readChoices(stored)).toEqual(usual);
  }
  expect(readChoices('null')).toEqual(usual);
  expect(readChoices('{"hidden":["age",7]}')).toEqual({ ...usual, hidden: ['age'] });
  expect(readChoices(null, { density: 'compact', hidden: ['updated'], split: true })).toEqual({
    density: 'compact',
    hidden: ['updated'],
    split: true,
  });
});
