/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Font, Subset } from 'fontkit';
import { ClusterGlyphs } from './cluster-glyphs.ts';
import { simpleGlyph } from './glyph-outline.ts';

/** Noto Sans for the scripts that the main font lacks; each package is cut into slices by Unicode range. */
const families = [
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-thai',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-tamil',
] as const;

interface Slice {
  file: string;
  ranges: (readonly [first: number, last: number])[];
}

let slices: Slice[] | undefined;

/** Files of fonts with the characters that each draws; read with the first character that the main font lacks. */
function knownSlices(): Slice[] {
  slices ??= families.flatMap((family) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/package.json`)));
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    return Object.entries(ranges).map(([name, list]) => ({
      file: join(folder, 'files', `${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: list.split(',').map((range) => {
        const [first = '', last = first] = range.replace('U+', '').split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    }));
  });
  return slices;
}

export interface ScriptFont {
  /** Name of the font, its own among the fonts of a document. */
  name: string;
  font: Font;
  /** Weight in which the font is drawn: 400 is regular, 700 bold. */
  weight: number;
}

const regular = 400;

/** Fonts of one document: a slice is opened when one of its characters occurs, and gone with the document. */
export class ScriptFonts {
  readonly #open = new Map<string, Font>();
  readonly #create: typeof import('fontkit').create;

  constructor(create: typeof import('fontkit').create) {
    this.#create = create;
  }

  /** A font that has all of a cluster's characters; null: none has. */
  fontFor(points: readonly number[]): ScriptFont | null {
    for (const { file, ranges } of knownSlices()) {
      const covers = points.some((point) => ranges.some(([first, last]) => point >= first && point <= last));
      if (!covers) continue;
      const font = this.#open.get(file) ?? this.#slice(file);
      this.#open.set(file, font);
      if (points.every((point) => font.hasGlyphForCodePoint(point)))
        return { name: file, font, weight: font.variationAxes.wght?.default ?? regular };
    }
    return null;
  }

  /**
   * fontkit does not embed the glyphs of a WOFF2 font: their outlines are written here. What is drawn together is one glyph
   * whose text is the cluster's, so that the text can be read back in the order in which it is written.
   */
  #slice(file: string): Font {
    const font = this.#create(readFileSync(file));
    // Every slice of a family says the same name, by which pdfkit tells fonts apart.
    const postscriptName = `${font.postscriptName}-${this.#open.size + 1}`;
    Object.defineProperty(font, 'postscriptName', { value: postscriptName });
    const createSubset = font.createSubset.bind(font);
    const clusters = new ClusterGlyphs(font.layout.bind(font));
    font.layout = (text) => clusters.layout(text);
    font.createSubset = () => withOutlines(createSubset(), font, clusters);
    return font;
  }
}

function withOutlines(subset: Subset, font: Font, clusters: ClusterGlyphs): Subset {
  subset._addGlyph = (id) => {
    const glyph = clusters.byId(id) ?? font.getGlyph(id);
    const { bytes, left } = simpleGlyph(glyph.path.commands);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    // A glyph is drawn so that its left edge is at its bearing.
    subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: left });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}
