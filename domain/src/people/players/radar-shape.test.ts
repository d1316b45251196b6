import { describe, expect, it } from 'vitest';
import { pointOnAxis, ringPoints } from './radar-shape.ts';

describe('a radar', () => {
  it('starts at the top and goes clockwise', () => {
    expect([0, 1, 2, 3].map((axis) => pointOnAxis(axis, 4, 1, 10))).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ]);
  });

  it('draws 0 at its centre', () => {
    expect(pointOnAxis(3, 8, 0, 10)).toEqual({ x: 0, y: 0 });
  });

  it('draws one corner of each ring on every axis', () => {
    expect(ringPoints(4, 0.5, 10)).toBe('0,-5 5,0 0,5 -5,0');
  });
});
