import { describe, expect, it } from 'vitest';
import { daysAfter, isValidPlainDate } from '../../platform/plain-date.ts';
import { isLocalTime, isTimeZone } from '../../platform/zoned-time.ts';
import { isAssociation } from '../associations.ts';
import { checkAct } from './check-act.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import { findRule, isValidOn, type Rule, rulesOfKind } from './rule.ts';
import { fieldsOfKind, kindsOfPack, packNames, ruleKinds } from './rule-kinds.ts';
import { ruleIdPattern } from './rule-limits.ts';

const packs = Object.values(shippedPacks).flat();
const dated = packs.flatMap((rule) => [
  ...(rule.from === null ? [] : [['from', rule.from, rule] as const]),
  ...(rule.to === null ? [] : [['to', rule.to, rule] as const]),
]);

describe('a rule with a date', () => {
  it.each(dated.map(([end, day, rule]) => [rule.id, end, day, rule] as const))(
    '%s holds on its day (%s %s) and not beyond',
    (_, end, day, rule) => {
      const outside = daysAfter(day, end === 'from' ? -1 : 1);
      expect([isValidOn(rule, day), isValidOn(rule, outside)]).toEqual([true, false]);
      const found = (on: string) =>
        rulesOfKind(packs, rule.kind, { day: on, associations: rule.associations }).some(
          ({ id, endedOn }) => id === rule.id && endedOn === undefined,
        );
      expect([found(day), found(outside)]).toEqual([rule.status !== 'repealed', false]);
    },
  );
});

describe('a rule that is over', () => {
  const [old] = shippedPacks.pay.filter(({ id }) => id === 'italy-serie-c-minimum-2025') as [Rule];
  const on = (rules: readonly Rule[], day: string) =>
    rulesOfKind(rules, 'minimumPay', { day, associations: ['IT'] }).map(({ id, endedOn }) => [id, endedOn]);
  const next = { ...old, id: 'next', from: '2026-09-01', to: '2027-06-30' };

  it('answers with its last day until the next one begins', () => {
    const rules = [old, next];
    expect(on(rules, '2026-06-30')).toEqual([[old.id, undefined]]);
    expect(on(rules, '2026-08-31')).toEqual([[old.id, '2026-06-30']]);
    expect(on(rules, '2026-09-01')).toEqual([['next', undefined]]);
    expect(on(rules, '2027-07-01')).toEqual([['next', '2027-06-30']]);
  });

  it('is not asked before its first day, nor once it was repealed', () => {
    expect(on([old], '2025-06-30')).toEqual([]);
    const repealed = { ...next, status: 'repealed', from: '2026-07-01' } as const;
    expect(on([old, repealed], '2026-07-01')).toEqual([]);
  });

  it('is not followed by a rule of another league', () => {
    const other = { ...next, figures: { ...next.figures, fromTier: 2, toTier: 2 } } as Rule;
    expect(on([old, other], '2026-10-01')).toEqual([
      [old.id, '2026-06-30'],
      ['next', undefined],
    ]);
  });

  it('still answers for its tier when that of another tier was renewed', () => {
    const other = { ...next, id: 'other', figures: { ...next.figures, fromTier: 1, toTier: 2 } } as Rule;
    const found = (tier: number) =>
      findRule([old, other], 'minimumPay', { day: '2026-10-01', association: 'IT', tier });
    expect([found(3)?.id, found(3)?.endedOn]).toEqual([old.id, '2026-06-30']);
    expect([found(2)?.id, found(2)?.endedOn]).toEqual(['other', undefined]);
    expect(found(4)).toBeNull();
  });

  it('warns where it would refuse', () => {
    const pay = {
      act: 'offer',
      associations: ['IT'],
      tier: 3,
      bornDate: '2000-01-01',
      yearlyGross: 1,
    } as const;
    const judge = (day: string) =>
      checkAct([old], { ...pay, day }).map(({ verdict, endedOn }) => [verdict, endedOn]);
    expect(judge('2026-06-30')).toEqual([['block', undefined]]);
    expect(judge('2026-07-01')).toEqual([['warn', '2026-06-30']]);
  });
});

describe('the shipped packs', () => {
  it.each(packNames)('%s have rules of their own kinds, each with its id', (pack) => {
    const rules = shippedPacks[pack];
    expect(rules.map(({ kind }) => kind).filter((kind) => !kindsOfPack(pack).includes(kind))).toEqual([]);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    // The contract refuses other ids, and a rule that it refuses is no answer.
    expect(rules.map(({ id }) => id).filter((id) => !ruleIdPattern.test(id))).toEqual([]);
  });

  it('have a rule of every kind', () => {
    const shipped = new Set(packs.map(({ kind }) => kind));
    expect(ruleKinds.filter((kind) => !shipped.has(kind))).toEqual([]);
  });

  it('say of every rule where it was read', () => {
    for (const rule of packs) {
      expect([rule.id, rule.edition, rule.source].filter((text) => text.trim() === '')).toEqual([]);
      expect(rule.associations.every(isAssociation)).toBe(true);
      expect([rule.from, rule.to].every((day) => day === null || isValidPlainDate(day))).toBe(true);
    }
  });

  it('have exactly the figures of each kind, within their bounds', () => {
    for (const rule of packs) {
      const fields = Object.entries(fieldsOfKind(rule.kind));
      const figures = rule.figures as Record<string, unknown>;
      expect(Object.keys(figures).toSorted()).toEqual(fields.map(([name]) => name).toSorted());
      for (const [name, field] of fields) {
        const value = figures[name];
        const numbers = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');
        if (field.type === 'number' || field.type === 'numbers') {
          expect(numbers.every((one) => field.min <= one && one <= field.max)).toBe(true);
        }
        if (field.type === 'localTime') expect(isLocalTime(String(value))).toBe(true);
        if (field.type === 'timeZone') expect(isTimeZone(String(value))).toBe(true);
      }
    }
  });
});
