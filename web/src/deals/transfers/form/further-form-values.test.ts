import { expect, it } from 'vitest';
import { isFurtherStated } from './further-form-values.ts';
import { emptyTransfer } from './transfer-form-values.ts';

it('a form without further terms states none, whatever its other fields hold', () => {
  expect(isFurtherStated(emptyTransfer)).toBe(false);
  const filled = { ...emptyTransfer, club: { id: 1, name: 'Virtus' }, compensation: 5000 };
  expect(isFurtherStated(filled)).toBe(false);
});

it.each([
  { vat: 'plus' as const },
  { solidarityOnTop: true },
  { purchaseParts: [{ monthsAfter: 6, dueOn: '', amount: 100 }] },
  { sellOnRule: { base: 'gain' as const, until: '2028-06-30' } },
  { matchingRule: { until: '', days: 10 } },
  { counterOption: { amount: 100, until: '' } },
])('a form with %j states further terms', (stated) => {
  expect(isFurtherStated({ ...emptyTransfer, ...stated } as typeof emptyTransfer)).toBe(true);
});
