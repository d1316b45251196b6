import { crc32, deflateSync } from 'node:zlib';
import { type ClubColours, clubColours } from '@trattativa/domain/platform/club-colours';
import { edgeColour, patternPath, shieldPath } from './drawn-crest.ts';
import { type Distances, distancesTo } from './path-distances.ts';

/** Enough for 32 px on the sharpest screens. */
const side = 96;
const known = new Map<string, Distances>();

/**
 * The drawn crest of a club as a small PNG, for lists: to a browser each SVG is a document of its own, which it
 * lays out when the row appears and draws anew with every part of the row.
 */
export function crestBitmap({ pattern, first, second }: ClubColours): Buffer {
  const shield = distances(shieldPath);
  const shape = distances(patternPath(pattern));
  const left = distances('M0 0H50V100H0Z');
  const one = rgb(clubColours[first]);
  const other = rgb(clubColours[second]);
  const edge = rgb(edgeColour({ first, second }));
  const pixels = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    const distance = shield[at] ?? 0;
    const line = (width: number) => share(width / 2 - Math.abs(distance));
    const [inside, wide, narrow] = [share(distance), line(7), line(3.5)];
    const [shaped, lit, dark] = [share(shape[at] ?? 0), 0.12 * share(left[at] ?? 0), 0.25 * line(1)];
    // Upwards: the field, the white line around it, the coloured one in its middle, a thin dark one.
    const field = inside * (1 - wide);
    const alpha = field + wide;
    if (alpha === 0) continue;
    for (const index of [0, 1, 2] as const) {
      const plain = mixed(mixed(one[index], other[index], shaped), 255, lit);
      const lined = (plain * field + 255 * wide) / alpha;
      pixels[at * 4 + index] = Math.round(mixed(mixed(lined, edge[index], narrow), 0, dark));
    }
    pixels[at * 4 + 3] = Math.round(alpha * 255);
  }
  return png(pixels);
}

/** By path: the same for every crest. */
function distances(path: string): Distances {
  const made = known.get(path) ?? distancesTo(path, side);
  known.set(path, made);
  return made;
}

/**
 * How much of a pixel lies on the inner side of an edge this far from its middle (of 100). In few steps: the picture has
 * fewer colours and half the bytes.
 */
function share(distance: number): number {
  const exact = Math.min(Math.max(0.5 + (distance * side) / 100, 0), 1);
  return Math.round(exact * 7) / 7;
}

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mixed(below: number, above: number, part: number): number {
  return below + (above - below) * part;
}

function png(pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of red, green, blue and alpha each.
  head.set([8, 6, 0, 0, 0], 8);
  // Each line begins with the number of its filter: none.
  const width = side * 4;
  const lines = Buffer.alloc(side * (width + 1));
  for (let y = 0; y < side; y += 1)
    lines.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    piece('IHDR', head),
    piece('IDAT', deflateSync(lines, { level: 9 })),
    piece('IEND', Buffer.alloc(0)),
  ]);
}

function piece(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
