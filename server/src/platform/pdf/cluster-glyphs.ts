/// <reference path="./fontkit.d.ts" />
import type { Font, Glyph, PathCommand } from 'fontkit';

/** Ids of glyphs that are made here begin above those that a font can have. */
const firstId = 0x10000;
/** A joiner is read back only together with the letter after it. */
const letters = /\p{Cf}*\P{Cf}\p{Cf}*$|\p{Cf}*\P{Cf}/gu;

interface MadeGlyph extends Glyph {
  id: number;
}

/**
 * Clusters of a font as glyphs of their own: one that draws all of it and stands for its first letter, and one without outline
 * and width for each further letter. In Indic scripts a vowel is drawn before the consonant that it follows, and one glyph of the
 * font may stand for several letters: a text put together from the font's own glyphs would come back in another order.
 */
export class ClusterGlyphs {
  readonly #glyphs: MadeGlyph[] = [];
  readonly #drawn = new Map<string, MadeGlyph>();
  readonly #silent = new Map<string, MadeGlyph>();
  readonly #shape: Font['layout'];

  constructor(shape: Font['layout']) {
    this.#shape = shape;
  }

  byId(id: number): MadeGlyph | undefined {
    return this.#glyphs[id - firstId];
  }

  /** A cluster laid out as pdfkit expects it from a font. pdfkit changes the positions, so they are new each time. */
  layout(cluster: string): ReturnType<Font['layout']> {
    const [first = '', ...more] = cluster.match(letters) ?? [cluster];
    const drawn = this.#drawn.get(cluster) ?? this.#draw(cluster, first);
    this.#drawn.set(cluster, drawn);
    const glyphs = [drawn, ...more.map((letter) => this.#silentFor(letter))];
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return {
      glyphs,
      positions,
      direction: 'ltr',
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  }

  #draw(cluster: string, first: string): MadeGlyph {
    const { glyphs, positions } = this.#shape(cluster);
    const commands: PathCommand[] = [];
    let pen = 0;
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      commands.push(...moved(glyph.path.commands, pen + xOffset, yOffset));
      pen += xAdvance;
    }
    return this.#make(first, pen, commands);
  }

  #silentFor(letter: string): MadeGlyph {
    const known = this.#silent.get(letter) ?? this.#make(letter, 0, []);
    this.#silent.set(letter, known);
    return known;
  }

  #make(text: string, advanceWidth: number, commands: PathCommand[]): MadeGlyph {
    const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const glyph = { id: firstId + this.#glyphs.length, codePoints, advanceWidth, path: { commands } };
    this.#glyphs.push(glyph);
    return glyph;
  }
}

/** Arguments are pairs of x and y. */
function moved(commands: readonly PathCommand[], x: number, y: number): PathCommand[] {
  return commands.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => value + (index % 2 === 0 ? x : y)),
  }));
}
