import type { AgentFigures } from '@trattativa/contract/people/agents/figures';

/** The share of players on the market with an open negotiation, in whole percent; null if nobody is on the market. */
export function coverageOf({ covered, onMarket }: Pick<AgentFigures, 'covered' | 'onMarket'>): number | null {
  return onMarket === 0 ? null : Math.round((covered / onMarket) * 100);
}

/** The change of a figure, in the unit in which it is shown. */
export function change(before: number, now: number): number {
  return Math.round(now) - Math.round(before);
}

/**
 * The polyline points of a chart in a box of this size: one point for each value, the lowest at the bottom, a flat line
 * in the middle.
 */
export function lineOf(points: readonly number[], width: number, height: number): string {
  const min = Math.min(...points);
  const span = Math.max(...points) - min;
  return points
    .map((point, index) => {
      const x = points.length === 1 ? width : (index / (points.length - 1)) * width;
      const y = span === 0 ? height / 2 : height - ((point - min) / span) * height;
      return `${round(x)},${round(y)}`;
    })
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
