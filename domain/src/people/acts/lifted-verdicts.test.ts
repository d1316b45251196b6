import { describe, expect, it } from 'vitest';
import type { ActFacts } from '../rules/act-facts.ts';
import { checkAct } from '../rules/check-act.ts';
import { shippedPacks } from '../rules/packs/shipped-packs.ts';
import { basisOf, type LiftContext, withLifts } from './lifted-verdicts.ts';

const packs = Object.values(shippedPacks).flat();
const bound: ActFacts = {
  act: 'signature',
  day: '2026-11-02',
  associations: ['IT'],
  contractEnds: '2028-06-30',
  clubAgrees: false,
  clubInformed: false,
  registrations: 3,
};
const context: LiftContext = {
  teamId: 2001,
  releasedBy: 2002,
  season: 2026,
  fee: { agentId: 40001, figures: '5 %' },
};
const refusals = (facts: ActFacts) => checkAct(packs, facts).filter(({ verdict }) => verdict === 'block');
const liftOf = (facts: ActFacts, kind: string) =>
  refusals(facts)
    .filter(({ rule }) => rule === kind)
    .map(({ rule, edition, article }) => ({
      rule,
      edition,
      article,
      basis: basisOf(packs, facts, { rule, edition, article }, context),
      reason: 'The federation said so.',
    }));
const left = (facts: ActFacts, lifts: ReturnType<typeof liftOf>, deal = context) =>
  withLifts(packs, facts, refusals(facts), lifts, deal).map(({ rule, verdict }) => `${rule}: ${verdict}`);

describe('a refusal that staff lifted', () => {
  const lifts = liftOf(bound, 'approachOfBound');

  it('warns and says why, and leaves every other refusal as it is', () => {
    expect(left(bound, lifts)).toEqual(['registrationsPerSeason: block', 'approachOfBound: warn']);
    const [, lifted] = withLifts(packs, bound, refusals(bound), lifts, context);
    expect(lifted?.liftedFor).toBe('The federation said so.');
  });

  it.each<[string, Partial<ActFacts>]>([
    ['the contract ends on another day', { contractEnds: '2028-07-01' }],
    ['a notice came that is not enough', { clubInformed: true }],
  ])('refuses again when %s', (_, changed) => {
    expect(left({ ...bound, ...changed }, lifts)).toContain('approachOfBound: block');
  });

  it.each<[string, Partial<LiftContext>]>([
    ['another club releases the player', { releasedBy: 2003 }],
    ['another agent takes the fee', { fee: { agentId: 40002, figures: '5 %' } }],
    ['the agent takes more', { fee: { agentId: 40001, figures: '6 %' } }],
    ['the contract begins in another season', { season: 2027 }],
  ])('refuses again when %s', (_, changed) => {
    expect(left(bound, lifts, { ...context, ...changed })).toContain('approachOfBound: block');
  });

  it('stays lifted when a fact changes that the rule does not read', () => {
    expect(left({ ...bound, months: 12, day: '2026-11-03' }, lifts)).toContain('approachOfBound: warn');
  });
});
