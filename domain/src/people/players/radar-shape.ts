/** The geometry of a radar with `count` axes: the first points up, the others follow clockwise. */
export interface Point {
  x: number;
  y: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The point on an axis at a share of its length, 0 the centre and 1 the end. The centre is at 0, 0. */
export function pointOnAxis(axis: number, count: number, share: number, radius: number): Point {
  const angle = (axis / count) * 2 * Math.PI - Math.PI / 2;
  return { x: rounded(Math.cos(angle) * radius * share), y: rounded(Math.sin(angle) * radius * share) };
}

/** The points of an SVG polygon through the same share of every axis. */
export function ringPoints(count: number, share: number, radius: number): string {
  return Array.from({ length: count }, (_, axis) => pointOnAxis(axis, count, share, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}
