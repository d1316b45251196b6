/** The part of fontkit that is used here; it brings no types. */
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }

  export interface Glyph {
    path: { commands: PathCommand[] };
    advanceWidth: number;
    /** The text that the glyph stands for. */
    codePoints: readonly number[];
  }

  /** What is embedded of a font: glyphs, and how each is written. */
  export interface Subset {
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    _addGlyph(glyph: number): number;
  }

  export interface Font {
    postscriptName: string;
    variationAxes: Record<string, { default: number }>;
    hasGlyphForCodePoint(point: number): boolean;
    getGlyph(id: number): Glyph;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
      direction: string;
      readonly advanceWidth: number;
    };
    createSubset(): Subset;
  }

  export function create(bytes: Uint8Array): Font;
}
