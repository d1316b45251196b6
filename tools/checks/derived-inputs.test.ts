import { expect, it } from 'vitest';
import { checkDerivedInputs } from './derived-inputs.ts';

const found = (text: string, path = 'server/src/deals/offers/open-offer.ts') =>
  checkDerivedInputs([{ path, text }]).findings;

it.each([
  'export interface UpdateOfferStatusInput {\n  offerId: number;\n}',
  'interface Input {\n  limit?: number;\n}',
  'interface CreateOfferInput extends TermsInput {\n  teamId: number;\n}',
  'type OfferInput = { offerId: number };',
  'export async function getOffer(services: Services, call: Call<{ offerId: number }>) {}',
  'export async function getOffer(\n  call: Call<{\n    offerId: number;\n  }>,\n) {}',
  'call: CallOf<typeof offerEndpoints.reviseOffer>,\n): Promise<{ message: string; offer: Offer }> {',
])('refuses a hand-written input or answer: %s', (text) => {
  expect(found(text)).toHaveLength(1);
  expect(found(text)[0]).toContain('CallOf<typeof endpoints.x>');
});

it.each([
  'export async function getOffer(services: Services, call: CallOf<typeof offerEndpoints.getOffer>) {}',
  "type TermsInput = Omit<InputOf<typeof offerEndpoints.reviseOffer>, 'offerId'>;",
  "call: Call<Pick<InputOf<typeof playerEndpoints.savePlayerAddress>, 'playerId'>>,",
  'call: Call<unknown>,',
])('accepts an input derived from the contract, or none: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('ignores the contract and the tests', () => {
  const text = 'interface Input {\n  limit?: number;\n}';
  expect(found(text, 'contract/src/paging.ts')).toEqual([]);
  expect(found(text, 'server/src/deals/offers/offer-story.test.ts')).toEqual([]);
});

it('names the line and counts the derived calls', () => {
  const text = 'call: CallOf<typeof a.b>\n\ninterface Input {\n}\n';
  const { findings, summary } = checkDerivedInputs([{ path: 'server/src/deals/offers/x.ts', text }]);
  expect(findings[0]).toMatch(/^server\/src\/deals\/offers\/x\.ts:3: Input/);
  expect(summary).toBe('1 copies, 1 calls derived from the contract');
});
