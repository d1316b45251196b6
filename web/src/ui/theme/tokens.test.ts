import { describe, expect, it } from 'vitest';
import { dark, edgePairs, light, type Palette, spacing, textPairs } from './tokens.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const schemes: [string, Palette][] = [
  ['light', light],
  ['dark', dark],
];

describe.each(schemes)('the %s palette', (_name, palette) => {
  it.each(textPairs)('writes %s on %s with at least 4.5:1', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('draws %s on %s with at least 3:1', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it('separates page from card, and card from line', () => {
    expect(contrast(palette.page, palette.card)).toBeGreaterThan(1.1);
    expect(contrast(palette.line, palette.card)).toBeGreaterThan(1.3);
  });
});

it('measures black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

it('uses the 4-px grid', () => {
  for (const size of Object.values(spacing)) expect((Number.parseFloat(size) * 16) % 4).toBe(0);
});
