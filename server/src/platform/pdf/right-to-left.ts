const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A line in the order in which its words are drawn from left to right: words of a right-to-left script that follow each
 * other change places. The letters inside a word are the font's concern. Enough for names in a line of another script;
 * a paragraph in such a script needs the whole bidirectional algorithm.
 */
export function drawnOrder(text: string): string {
  if (!rightToLeft.test(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      const words = line.split(' ');
      const drawn: string[] = [];
      let turned: string[] = [];
      for (const word of words) {
        if (rightToLeft.test(word)) turned.unshift(word);
        else {
          drawn.push(...turned, word);
          turned = [];
        }
      }
      return [...drawn, ...turned].join(' ');
    })
    .join('\n');
}

interface LaidOut {
  direction: string;
  glyphs: LaidGlyph[];
  positions: object[];
}

interface LaidGlyph {
  advanceWidth: number;
  codePoints: readonly number[];
}

export interface LayoutFont {
  layout(text: string, ...rest: unknown[]): LaidOut;
  glyphForCodePoint(point: number): LaidGlyph;
}

const patched = new WeakSet<LayoutFont>();

/**
 * Makes a font lay out a right-to-left word so that it is drawn and read back right:
 *
 * - The space after the word stays behind it. pdfkit lays out a word together with its space, and the font turns both around.
 * - A ligature of two letters is read as two, from left to right. Whoever extracts the text turns a word around glyph by glyph;
 *   the letters of lam-alef, one glyph, would change places.
 */
export function layOutRightToLeft(font: LayoutFont): void {
  if (patched.has(font)) return;
  patched.add(font);
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    const run = layout(text, ...rest);
    if (run.direction !== 'rtl') return run;
    const drawn = run.glyphs.map((glyph, at) => lettersOf(font, glyph, run.positions[at] ?? {}));
    const [space] = drawn;
    const ordered = text.endsWith(' ') && space ? [...drawn.slice(1), space] : drawn;
    run.glyphs = ordered.flat().map(({ glyph }) => glyph);
    run.positions = ordered.flat().map(({ position }) => position);
    return run;
  };
}

const lam = 0x0644;
/** Drawn without outline and width, and used for nothing else. */
const invisible = 0x2060;

/** A glyph with its position; the ligature of lam and an alef as the alef, and a lam that is not drawn. */
function lettersOf(font: LayoutFont, glyph: LaidGlyph, position: object) {
  const [first, second, ...more] = glyph.codePoints;
  if (first !== lam || second === undefined || more.length > 0) return [{ glyph, position }];
  const silent = standingFor(font.glyphForCodePoint(invisible), lam);
  const nowhere = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };
  return [
    { glyph: standingFor(glyph, second), position },
    { glyph: silent, position: nowhere },
  ];
}

function standingFor<Glyph extends LaidGlyph>(glyph: Glyph, point: number): Glyph {
  return Object.create(glyph, { codePoints: { value: [point] } });
}
