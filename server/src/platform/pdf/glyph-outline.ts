/// <reference path="./fontkit.d.ts" />
import type { PathCommand } from 'fontkit';

const onCurve = 1;

interface Point {
  x: number;
  y: number;
  flag: number;
}

/** An outline as the table `glyf` of a TrueType font writes it: a simple glyph without instructions. */
export function simpleGlyph(commands: readonly PathCommand[]): { bytes: Uint8Array; left: number } {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    if (!contour || command === 'closePath') continue;
    for (let at = 0; at < args.length; at += 2) {
      const isControl = command === 'quadraticCurveTo' && at === 0;
      const [x = 0, y = 0] = [args[at], args[at + 1]].map((value) => Math.round(value ?? 0));
      contour.push({ x, y, flag: isControl ? 0 : onCurve });
    }
  }
  const points = contours.flat();
  if (points.length === 0) return { bytes: new Uint8Array(0), left: 0 };
  const length = 10 + contours.length * 2 + 2 + points.length * 5;
  const bytes = new Uint8Array(length + ((4 - (length % 4)) % 4));
  const view = new DataView(bytes.buffer);
  let offset = 0;
  const write = (value: number) => {
    view.setInt16(offset, value);
    offset += 2;
  };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    write(value);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    write(end);
  }
  // No instructions.
  write(0);
  for (const { flag } of points) {
    bytes[offset] = flag;
    offset += 1;
  }
  for (const values of [xs, ys]) {
    let before = 0;
    for (const value of values) {
      write(value - before);
      before = value;
    }
  }
  return { bytes, left: Math.min(...xs) };
}
