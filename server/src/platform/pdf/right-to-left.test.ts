import { describe, expect, it } from 'vitest';
import { drawnOrder, keepSpacesBehind } from './right-to-left.ts';

describe('a line with words of a right-to-left script', () => {
  it.each([
    ['Luca Ferri', 'Luca Ferri'],
    ['محمد صلاح', 'صلاح محمد'],
    ['Nome: محمد صلاح حامد (ala)', 'Nome: حامد صلاح محمد (ala)'],
    ['דוד כהן\nLuca דוד', 'כהן דוד\nLuca דוד'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawnOrder(text)).toBe(drawn);
  });

  it('keeps the space behind a word that the font turned around', () => {
    const font = {
      layout: (text: string) => ({
        direction: 'rtl',
        glyphs: Array.from(text).reverse() as unknown[],
        positions: Array.from(text, (_, index) => index) as unknown[],
      }),
    };
    keepSpacesBehind(font);
    keepSpacesBehind(font);
    expect(font.layout('אב ').glyphs).toEqual(['ב', 'א', ' ']);
    expect(font.layout('אב').glyphs).toEqual(['ב', 'א']);
  });
});
