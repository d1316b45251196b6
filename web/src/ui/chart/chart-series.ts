/**
 * What a series means to the reader; each has a colour and, beside its neighbours, a pattern or an edge of its own:
 * `quiet` nothing yet, `open` under way, `soft` half-way, `waiting` it waits, `main` what counts, `lost` it came to nothing.
 */
export type ChartTone = 'quiet' | 'open' | 'soft' | 'waiting' | 'main' | 'lost';

export interface ChartSeries<Value = number> {
  name: string;
  tone: ChartTone;
  /** One for each name under the axis. */
  values: readonly Value[];
}
