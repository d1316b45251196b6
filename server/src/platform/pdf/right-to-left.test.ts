import { describe, expect, it } from 'vitest';
import { drawnOrder, type LayoutFont, layOutRightToLeft } from './right-to-left.ts';

describe('a line with words of a right-to-left script', () => {
  it.each([
    ['Luca Ferri', 'Luca Ferri'],
    ['محمد صلاح', 'صلاح محمد'],
    ['Nome: محمد صلاح حامد (ala)', 'Nome: حامد صلاح محمد (ala)'],
    ['דוד כהן\nLuca דוד', 'כהן דוד\nLuca דוד'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawnOrder(text)).toBe(drawn);
  });

  const glyphOf = (...letters: string[]) => ({
    advanceWidth: 600,
    codePoints: letters.map((letter) => letter.codePointAt(0) ?? 0),
  });
  /** A font that turns a text around, as it has it in glyphs. */
  const fontOf = (glyphsOf: (text: string) => ReturnType<typeof glyphOf>[]) => ({
    layout: (text: string): ReturnType<LayoutFont['layout']> => {
      const glyphs = glyphsOf(text).reverse();
      return { direction: 'rtl', glyphs, positions: glyphs.map((_, at) => ({ xAdvance: at })) };
    },
    glyphForCodePoint: () => ({ advanceWidth: 0, codePoints: [] }),
  });
  const textOf = ({ glyphs }: { glyphs: { codePoints: readonly number[] }[] }) =>
    glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

  it('keeps the space behind a word that the font turned around', () => {
    const font = fontOf((text) => Array.from(text, (letter) => glyphOf(letter)));
    layOutRightToLeft(font);
    layOutRightToLeft(font);
    expect(textOf(font.layout('אב '))).toEqual(['ב', 'א', ' ']);
    expect(textOf(font.layout('אב'))).toEqual(['ב', 'א']);
  });

  it('writes the ligature of lam and alef as two letters, so that the word turned around is the word', () => {
    const font = fontOf(() => [glyphOf('ص'), glyphOf('ل', 'ا'), glyphOf('ح')]);
    layOutRightToLeft(font);
    const { glyphs, positions } = font.layout('صلاح');
    expect(textOf({ glyphs }).reverse().join('')).toBe('صلاح');
    expect(glyphs.map(({ advanceWidth }) => advanceWidth)).toEqual([600, 600, 0, 600]);
    expect(positions).toHaveLength(4);
  });
});
