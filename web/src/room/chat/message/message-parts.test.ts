import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageParts } from './message-parts.ts';

const users = [
  { id: 1, username: 'Anna Rossi · Calcio Padova' },
  { id: 2, username: 'Anna' },
  { id: 3, username: 'Èva Nilò' },
];

const linksOf = (text: string) =>
  messageParts(text, [], []).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));

describe('links in a message', () => {
  it.each([
    ['Guarda https://example.com/a?b=1.', [['https://example.com/a?b=1', 'https://example.com/a?b=1']]],
    ['(www.figc.it)', [['www.figc.it', 'https://www.figc.it/']]],
    [
      'https://it.wikipedia.org/wiki/Padova_(calcio)',
      [['https://it.wikipedia.org/wiki/Padova_(calcio)', 'https://it.wikipedia.org/wiki/Padova_(calcio)']],
    ],
    ['scrivi a ds@club.example, grazie', [['ds@club.example', 'mailto:ds@club.example']]],
    [
      'mailto:ds@club.example?bcc=x@y.example',
      [['mailto:ds@club.example?bcc=x@y.example', 'mailto:ds@club.example']],
    ],
    // Only http, https and mail, even if disguised.
    ['javascript:alert(1)', []],
    ['javascript:https://example.com', []],
    ['data:text/html,x ftp://example.com file:///etc/passwd', []],
    ['https://banca.example@altrove.example/login', []],
    ['https://user:pw@altrove.example', []],
    ['http://localhost/x https://', []],
    ['xhttps://example.com', []],
    // A host with look-alike letters is shown in punycode.
    ['https://аpple.com/x', [['https://xn--pple-43d.com/x', 'https://xn--pple-43d.com/x']]],
    ['https://example.com\u202egpj.exe', [['https://example.com', 'https://example.com/']]],
  ])('%j', (text, expected) => {
    expect(linksOf(text)).toEqual(expected);
  });

  it('lead only to http, https and mail, for any text', () => {
    const piece = fc.constantFrom(
      'https://',
      'javascript:',
      'www.',
      '@',
      'a.example',
      '/',
      '\u202e',
      'mailto:',
      ' ',
      ':',
      '%00',
      '"',
      '<',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 }), (pieces) => {
        for (const [, href] of linksOf(pieces.join(''))) expect(href).toMatch(/^(https?:\/\/|mailto:)/);
      }),
    );
  });
});

describe('people named in a message', () => {
  const mentionsOf = (text: string, mentions: number[]) =>
    messageParts(text, users, mentions).flatMap((part) =>
      part.kind === 'mention' ? [[part.text, part.id]] : [],
    );

  it('are those that the service reports, by the longer name, ignoring case', () => {
    expect(mentionsOf('Ciao @anna rossi e @Anna!', [1, 2])).toEqual([
      ['@anna rossi', 1],
      ['@Anna', 2],
    ]);
    expect(mentionsOf('@Èva Nilò', [3])).toEqual([['@Èva Nilò', 3]]);
    expect(mentionsOf('@Anna', [])).toEqual([]);
    expect(mentionsOf('posta@anna @Annabella', [2])).toEqual([]);
  });

  it('people named in a message and all other parts add up to the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before} @Anna ${after}`;
        const parts = messageParts(text, users, [2]);
        if (parts.some(({ kind }) => kind === 'link')) return;
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
