import {
  type ClubColour,
  type CrestPattern,
  clubColours,
  crestPatterns,
} from '@trattativa/domain/platform/club-colours';
import { crestBitmap } from './crest-bitmap.ts';
import { drawnCrest } from './drawn-crest.ts';
import { type DrawnFace, drawnFace } from './drawn-face.ts';

const address = /^\/drawn\/([\w-]+\.svg)$/u;
const nameForm = /^(?:crest|(face|agent|woman)-(\d{1,6}))-([a-z]+)-([a-zA-Z]+)-([a-zA-Z]+)\.svg$/u;
const bitmapForm = /^(crest-[\w-]+)\.png$/u;
const bitmaps = new Map<string, Promise<Buffer>>();
const dresses: Record<string, DrawnFace['dress']> = { face: 'shirt', agent: 'jacket', woman: 'blouse' };

/** The name of a drawn picture in its address; null for any other address. */
export function drawnName(url: string): string | null {
  return address.exec(url)?.[1] ?? null;
}

/** A picture that is drawn from its name: a crest, or an invented face. Null for any other name. */
export function drawnPicture(name: string): string | null {
  const [, kind, number, pattern, first, second] = nameForm.exec(name) ?? [];
  const isKnown = (colour: string | undefined): colour is ClubColour =>
    colour !== undefined && Object.hasOwn(clubColours, colour);
  if (!crestPatterns.includes(pattern as CrestPattern) || !isKnown(first) || !isKnown(second)) return null;
  const colours = { pattern: pattern as CrestPattern, first, second };
  const dress = kind === undefined ? undefined : dresses[kind];
  return dress === undefined ? drawnCrest(colours) : drawnFace({ number: Number(number), dress, colours });
}

/** A crest as a small PNG, named as its drawing but for the ending. Null for any other name. */
export function drawnBitmap(name: string): Promise<Buffer> | null {
  const drawing = drawnPicture(`${bitmapForm.exec(name)?.[1]}.svg`);
  if (drawing === null) return null;
  // There are at most as many as pairs of colours in a pattern: 4 MB.
  const made = bitmaps.get(name) ?? crestBitmap(drawing);
  bitmaps.set(name, made);
  made.catch(() => bitmaps.delete(name));
  return made;
}
