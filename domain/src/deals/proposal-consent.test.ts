import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../server/src/deals/negotiations/negotiations.policy.ts';
import { abilitiesOf as abilitiesInOffer } from '../../../server/src/deals/offers/offers.policy.ts';
import { negotiationStatus } from './negotiation-statuses.ts';
import { offerStatus } from './offers/offer-statuses.ts';
import { bindingActs, consentAtStart, isHeldBack, type ProposalConsent } from './proposal-consent.ts';

/** What an agent's proposal lets be done, by how it stands with its player. */
const table: readonly [consent: ProposalConsent | null, mayBind: boolean][] = [
  [null, true],
  ['mandate', true],
  ['player', true],
  ['waits', false],
  ['refused', false],
];

const at = new Date('2026-09-15T10:00:00Z');
const today = '2026-09-15';

const negotiation = (consent: ProposalConsent | null, signed: boolean) => ({
  status: negotiationStatus.viewed,
  awaits_answer: false,
  signed_by_team_at: signed ? at : null,
  signed_elsewhere: false,
  consent,
});
const offer = (consent: ProposalConsent | null) => ({
  status: offerStatus.viewed,
  revised_by: 'club' as const,
  expires_on: null,
  player: null,
  consent,
});

describe.each(table)('a proposal that is %s', (consent, mayBind) => {
  it(`${mayBind ? 'may' : 'may not'} be signed, its signature confirmed, nor an offer to it accepted`, () => {
    for (const act of bindingActs) expect(isHeldBack(act, consent)).toBe(!mayBind);
    for (const side of ['club', 'staff'] as const)
      expect(abilitiesOf(side, negotiation(consent, false)).sign).toBe(mayBind);
    for (const side of ['proposer', 'staff'] as const)
      expect(abilitiesOf(side, negotiation(consent, true)).confirm).toBe(mayBind);
    for (const side of ['recipient', 'staff'] as const)
      expect(abilitiesInOffer(side, offer(consent), today).accept).toBe(mayBind);
  });

  it('lets everything else be done: trials, offers, counter-offers, refusals, signatures taken back', () => {
    const binding: readonly string[] = bindingActs;
    const others = (can: object) => Object.entries(can).filter(([act]) => !binding.includes(act));
    for (const side of ['club', 'proposer', 'staff'] as const)
      for (const signed of [true, false])
        expect(others(abilitiesOf(side, negotiation(consent, signed)))).toEqual(
          others(abilitiesOf(side, negotiation(null, signed))),
        );
    for (const side of ['club', 'recipient', 'staff'] as const)
      expect(others(abilitiesInOffer(side, offer(consent), today))).toEqual(
        others(abilitiesInOffer(side, offer(null), today)),
      );
  });
});

it.each([
  [true, true, 'mandate'],
  [true, false, 'mandate'],
  [false, true, 'player'],
  [false, false, 'waits'],
] as const)('mandate %s, record confirmed %s: it goes out as %s', (hasMandate, confirmsRecord, consent) => {
  expect(consentAtStart({ hasMandate, confirmsRecord })).toBe(consent);
});
