/// <reference path="./fontkit.d.ts" />
import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { fontRuns } from './font-runs.ts';
import { drawnOrder, type LayoutFont, layOutRightToLeft } from './right-to-left.ts';
import { type ScriptFont, ScriptFonts } from './script-fonts.ts';
import { writable } from './writable.ts';

/** A document whose texts are written as its fonts can (`writable`). */
type PdfDocument = InstanceType<typeof import('pdfkit')> & {
  /** A text as the current font can write it. */
  writable(text: string): string;
  /** Whether a character was written as its code. */
  hasCodes: boolean;
};

const fonts = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');

/** Width of a stroke for each step of weight that a font lacks, as a part of the font's size. */
const strokePerWeight = 0.04 / 300;

export interface PdfFacts {
  title: string;
  author: string;
  /** BCP 47, for screen readers. */
  language: string;
  /** The creation date in the document. */
  at: Date;
  /**
   * Flushes each page when the next begins: a long document is never in memory as a whole, and its page count
   * is unknown.
   */
  flow?: boolean;
}

/**
 * Writes a PDF (A4) to `path`. Its fonts, `text` and `bold`, are embedded and cover Latin, Greek, Cyrillic,
 * Arabic and more; Chinese, Japanese, Korean, Thai, Devanagari, Bengali and Tamil come from further fonts, opened only when
 * they occur.
 * A character that no font has is written as its code. pdfkit is loaded with the first document.
 */
export async function writePdf(
  path: string,
  facts: PdfFacts,
  draw: (document: PdfDocument) => void | Promise<void>,
): Promise<void> {
  const [{ default: Pdf }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')]);
  const scripts = new ScriptFonts(create);
  class Document extends Pdf {
    hasCodes = false;

    writable(text: string): string {
      const { font } = inner(this)._font;
      layOutRightToLeft(font);
      const drawable = writable(
        text,
        (points) =>
          points.every((point) => font.hasGlyphForCodePoint(point)) || scripts.fontFor(points) !== null,
      );
      this.hasCodes ||= drawable.split('[U+').length > text.split('[U+').length;
      return drawnOrder(drawable);
    }

    /** Calls for each run of a line that one font can draw, with that font in force. */
    #eachRun(text: string, act: (run: string, other: ScriptFont | null) => void): void {
      const document = inner(this);
      const { _font, _fontSource, _fontFamily } = document;
      for (const { run, points } of fontRuns(text, (point) => _font.font.hasGlyphForCodePoint(point))) {
        const found = points === null ? null : scripts.fontFor(points);
        if (found) {
          document._registeredFonts[found.name] ??= { src: found.font, family: undefined };
          super.font(found.name);
        }
        act(run, found);
        Object.assign(document, { _font, _fontSource, _fontFamily });
      }
    }

    override widthOfString(text: string, ...rest: never[]): number {
      let width = 0;
      this.#eachRun(text, (run) => {
        width += super.widthOfString(run, ...rest);
      });
      return width;
    }

    /** pdfkit's drawing of a line, which knows one font. */
    _fragment(text: string, x: number, y: number, options: LineOptions): void {
      const draw = super['_fragment' as never] as (...line: [string, number, number, LineOptions]) => void;
      const { _font, _fontSize } = inner(this);
      if (
        fontRuns(text, (point) => _font.font.hasGlyphForCodePoint(point)).every(
          ({ points }) => points === null,
        )
      ) {
        draw.call(this, text, x, y, options);
        return;
      }
      const whole = this.widthOfString(text.trimEnd());
      const spare = options.width ? (options.lineWidth ?? whole) - whole : 0;
      const indent = { right: spare, center: spare / 2 }[options.align ?? ''] ?? 0;
      let left = x + indent;
      const baseline = (-_font.ascender / 1000) * _fontSize;
      // The other fonts have one weight each: a stroke makes them as strong as the text.
      const weight = _font.font.postscriptName.endsWith('Bold') ? 700 : 400;
      super.lineJoin('round').strokeColor(...(inner(this)._fillColor ?? ['black']));
      this.#eachRun(text, (run, other) => {
        const width = super.widthOfString(run);
        const line = { ...options, align: 'left', baseline, textWidth: width };
        const missing = other ? Math.max(0, weight - other.weight) : 0;
        if (missing > 0) super.lineWidth(_fontSize * missing * strokePerWeight);
        draw.call(this, run, left, y, missing > 0 ? { ...line, fill: true, stroke: true } : line);
        left += width;
      });
    }

    override text(text: string, ...rest: never[]): this {
      return super.text(this.writable(text), ...rest);
    }

    override heightOfString(text: string, ...rest: never[]): number {
      return super.heightOfString(this.writable(text), ...rest);
    }
  }
  const document: PdfDocument = new Document({
    size: 'A4',
    margins: { top: 62, bottom: 62, left: 62, right: 62 },
    lang: facts.language,
    displayTitle: true,
    bufferPages: !facts.flow,
    pdfVersion: '1.7',
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at },
    font: join(fonts, 'DejaVuSans.ttf'),
  });
  document.registerFont('text', join(fonts, 'DejaVuSans.ttf'));
  document.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'));
  document.font('text').fontSize(10);
  const written = pipeline(document, createWriteStream(path));
  try {
    await draw(document);
  } finally {
    document.end();
    await written;
  }
}

/** What is used of pdfkit's inside: the current font has no other access. */
interface Inside {
  _font: { font: LayoutFont & FontFacts; ascender: number };
  _fontSize: number;
  _fillColor: [color: string, opacity?: number] | null;
  _fontSource: unknown;
  _fontFamily: unknown;
  _registeredFonts: Record<string, { src: unknown; family: undefined }>;
}

interface FontFacts {
  postscriptName: string;
  hasGlyphForCodePoint(point: number): boolean;
}

interface LineOptions {
  width?: number;
  lineWidth?: number;
  textWidth?: number;
  align?: string;
  baseline?: number;
  fill?: boolean;
  stroke?: boolean;
}

const inner = (document: object) => document as Inside;

export type { PdfDocument };
