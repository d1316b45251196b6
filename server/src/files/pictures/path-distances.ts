type Point = readonly [x: number, y: number];

/** By pixel, line by line: how far its middle is from the edge of a shape, below zero outside. */
export type Distances = Float32Array;

const piecesOfCurve = 8;

/** The distances to a path in a box of 100 by 100 (commands M, L, H, V, C and Z) for a square of `side` pixels. */
export function distancesTo(path: string, side: number): Distances {
  const edges = outlines(path).flatMap((points) =>
    points.map((from, at) => [from, points[(at + 1) % points.length] ?? from] as const),
  );
  const made = new Float32Array(side * side);
  for (let at = 0; at < made.length; at += 1) {
    const x = (((at % side) + 0.5) * 100) / side;
    const y = ((Math.floor(at / side) + 0.5) * 100) / side;
    let nearest = Infinity;
    let inside = false;
    for (const [[fromX, fromY], [toX, toY]] of edges) {
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      const length = alongX * alongX + alongY * alongY;
      const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
      const on = Math.min(Math.max(part, 0), 1);
      nearest = Math.min(nearest, Math.hypot(x - fromX - on * alongX, y - fromY - on * alongY));
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) * alongX) / alongY) inside = !inside;
    }
    made[at] = inside ? nearest : -nearest;
  }
  return made;
}

/** The corners of each closed part of a path; curves become short lines. */
function outlines(path: string): Point[][] {
  const made: Point[][] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/gu)) {
    const numbers = rest.match(/-?[\d.]+/gu)?.map(Number) ?? [];
    if (command === 'M') made.push([]);
    const points = made.at(-1) ?? [];
    const [x, y] = points.at(-1) ?? [0, 0];
    if (command === 'H') points.push([numbers[0] ?? x, y]);
    if (command === 'V') points.push([x, numbers[0] ?? y]);
    if (command === 'M' || command === 'L')
      for (let at = 0; at + 1 < numbers.length; at += 2)
        points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
    if (command === 'C')
      for (let at = 0; at + 5 < numbers.length; at += 6) curve(points, numbers.slice(at, at + 6));
  }
  return made;
}

function curve(points: Point[], [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): void {
  const [x0, y0] = points.at(-1) ?? [0, 0];
  for (let piece = 1; piece <= piecesOfCurve; piece += 1) {
    const t = piece / piecesOfCurve;
    const at = (from: number, first: number, second: number, to: number) =>
      (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3 * to;
    points.push([at(x0, x1, x2, x3), at(y0, y1, y2, y3)]);
  }
}
