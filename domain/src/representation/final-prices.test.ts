import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../identity/platform-settings.ts';
import { levels } from '../people/levels.ts';
import { bandOfLevel, finalBalance, priceBands } from './final-prices.ts';

const agreed = {
  activationCents: defaultSettings.representation.activationCents,
  finalPrices: defaultSettings.representation.finalPrices,
};

describe('the final balance', () => {
  // Made by hand: level, price, price less 18 €.
  it.each([
    [0, 150_000, 148_200],
    [1, 100_000, 98_200],
    [2, 70_000, 68_200],
    [3, 40_000, 38_200],
    [4, 30_000, 28_200],
    [5, 20_000, 18_200],
    [6, 20_000, 18_200],
    [7, 20_000, 18_200],
    [8, 20_000, 18_200],
    [9, 10_000, 8_200],
    [10, 10_000, 8_200],
    [11, 10_000, 8_200],
    [12, 10_000, 8_200],
    [13, 10_000, 8_200],
    [14, 10_000, 8_200],
    [15, 10_000, 8_200],
  ])('at level %i is %i cents less the activation: %i', (level, priceCents, amountCents) => {
    expect(finalBalance(agreed, level)).toEqual({ priceCents, amountCents });
  });

  it('is never below zero', () => {
    const cheap = { ...agreed, activationCents: 20_000 };
    expect(finalBalance(cheap, 15)).toEqual({ priceCents: 10_000, amountCents: 0 });
  });
});

it('every level belongs to one band', () => {
  for (const level of levels)
    expect(priceBands.filter(({ from, to }) => level >= from && level <= to)).toHaveLength(1);
  expect(() => bandOfLevel(16)).toThrow('no level');
});
