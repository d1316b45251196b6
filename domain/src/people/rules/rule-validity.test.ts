import { describe, expect, it } from 'vitest';
import { daysAfter, isValidPlainDate } from '../../platform/plain-date.ts';
import { isLocalTime, isTimeZone } from '../../platform/zoned-time.ts';
import { isAssociation } from '../associations.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import { isValidOn, rulesOfKind } from './rule.ts';
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
          ({ id }) => id === rule.id,
        );
      expect([found(day), found(outside)]).toEqual([rule.status !== 'repealed', false]);
    },
  );
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
