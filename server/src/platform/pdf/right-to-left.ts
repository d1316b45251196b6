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
  glyphs: unknown[];
  positions: unknown[];
}

export interface LayoutFont {
  layout(text: string, ...rest: unknown[]): LaidOut;
}

const patched = new WeakSet<LayoutFont>();

/**
 * Makes a font leave the space after a right-to-left word behind it. pdfkit lays out a word together with its space, and
 * the font turns both around: the space would stand before the word.
 */
export function keepSpacesBehind(font: LayoutFont): void {
  if (patched.has(font)) return;
  patched.add(font);
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    const run = layout(text, ...rest);
    if (run.direction === 'rtl' && text.endsWith(' ')) {
      run.glyphs.push(run.glyphs.shift());
      run.positions.push(run.positions.shift());
    }
    return run;
  };
}
