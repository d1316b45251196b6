import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basicText, cut, inParts, latinText } from './latin-text.ts';

const latinOnly = /^[\u0020-\u007e\u00a1-\u00ff]*$/;

describe('a text of the electronic invoice', () => {
  it.each([
    ['Niccolò Müller-Peña', 'Niccolò Müller-Peña'],
    ['Łukasz Đorđević', 'Lukasz Dordevic'],
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
    ['Андрей Шевченко', 'Andrey Shevchenko'],
    ['محمد', 'mhmd'],
    ['王小明', 'WangXiaoMing'],
    ['“L’Aquila” – 10 €', '"L\'Aquila" - 10 EUR'],
    ['two\nlines\tand  blanks ', 'two lines and blanks'],
    ['n\u0303andu\u0301', 'ñandú'],
    ['\u{1FAE8}\u{10FFFD}', expect.stringMatching(/\S/)],
  ])('%s is written as %s', (text, written) => expect(latinText(text)).toEqual(written));

  it('is in Latin-1 and on one line, whatever was typed, and says something of every visible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = latinText(text);
        expect(written).toMatch(latinOnly);
        if (/[\p{L}\p{N}]/u.test(text)) expect(written).toMatch(/\S/);
      }),
    );
  });

  it('a number or an address is in Basic Latin', () => {
    expect(basicText('NCP 7/2026')).toBe('NCP 7/2026');
    expect(basicText('più@posta.it')).toBe('piu@posta.it');
  });

  it('is cut at a blank where there is one, and otherwise at the length', () => {
    expect(cut('Associazione sportiva dilettantistica', 25)).toBe('Associazione sportiva');
    expect(cut('x'.repeat(90), 80)).toHaveLength(80);
    const long = 'parola '.repeat(70).trim();
    const parts = inParts(long, 200);
    expect(parts.every((part) => part.length <= 200)).toBe(true);
    expect(parts.join(' ')).toBe(long);
    expect(inParts('', 200)).toEqual([]);
  });
});
