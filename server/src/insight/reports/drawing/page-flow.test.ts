import { describe, expect, it } from 'vitest';
import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';
import { PageFlow, type Piece } from './page-flow.ts';

const height = 800;

/** A document that only knows its pages, and a section whose pieces note where they are drawn. */
function openFlow() {
  let [page, count] = [0, 1];
  const document = {
    page: { height },
    bufferedPageRange: () => ({ start: 0, count }),
    switchToPage: (to: number) => {
      page = to;
    },
    addPage: () => {
      page = count;
      count += 1;
    },
  };
  const drawn: string[] = [];
  const section = (name: string, heights: readonly number[]): Piece[] =>
    heights.map((one, index) => ({
      height: one,
      draw: (x, y) => drawn.push(`${name}${index} page ${page} at ${x}, ${y}`),
    }));
  const flow = new PageFlow(document as unknown as PdfDocument, { y: 300, columns: [0, 250], gap: 20 });
  return { flow, section, drawn };
}

describe('sections in two columns', () => {
  it('are added to the column that is filled least', () => {
    const { flow, section, drawn } = openFlow();
    flow.add(section('a', [20, 200]));
    flow.add(section('b', [20, 50]));
    flow.add(section('c', [20, 50]));
    expect(drawn).toEqual([
      'a0 page 0 at 0, 300',
      'a1 page 0 at 0, 320',
      'b0 page 0 at 250, 300',
      'b1 page 0 at 250, 320',
      'c0 page 0 at 250, 390',
      'c1 page 0 at 250, 410',
    ]);
    expect(flow.finish()).toBe(540);
  });

  it('go on at the top of the next page, while the other column still fills the first one', () => {
    const { flow, section, drawn } = openFlow();
    flow.add(section('a', [20, 300, 300]));
    flow.add(section('b', [20, 50]));
    expect(drawn.slice(2)).toEqual(['a2 page 1 at 0, 56', 'b0 page 0 at 250, 300', 'b1 page 0 at 250, 320']);
    expect(flow.finish()).toBe(376);
  });

  it('keep a heading with what stands below it', () => {
    const { flow, section, drawn } = openFlow();
    flow.add(section('a', [20, 400]));
    flow.add(section('b', [20, 390]));
    flow.add(section('c', [20, 30]));
    expect(drawn.slice(4)).toEqual(['c0 page 1 at 250, 56', 'c1 page 1 at 250, 76']);
  });
});
