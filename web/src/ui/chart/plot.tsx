import { useResizeObserver } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import classes from './chart.module.css';
import { nameEvery } from './chart-geometry.ts';
import { ChartFills } from './chart-series.tsx';

export interface PlotArea {
  width: number;
  height: number;
  /** The id of the patterns of the tones. */
  fills: string;
}

interface PlotProps {
  /** A description for screen readers, in one sentence; the table has the values. */
  label: string;
  /** Below the axis, from left to right. */
  names: readonly string[];
  /** Ticks of the axis, from 0. */
  ticks: readonly number[];
  format: (value: number) => string;
  /** Points span the plot from edge to edge; columns are centred in their bands. */
  edges?: boolean;
  children: (area: PlotArea) => ReactNode;
}

const height = 220;
const above = 10;
const below = 26;
const right = 10;
/** Half the width of a label's letter, in px. */
const halfLetter = 3.5;

/** The frame of a chart: ticks with their values, labels below. It fills its container. */
export function Plot({ label, names, ticks, format, edges = false, children }: PlotProps) {
  const [place, { width: measured }] = useResizeObserver<HTMLDivElement>();
  const fills = useId();
  const top = ticks.at(-1) ?? 1;
  const words = ticks.map(format);
  const left = Math.max(...words.map((word) => word.length)) * 7 + 10;
  const area = { width: Math.max(0, measured - left - right), height: height - above - below, fills };
  const every = nameEvery(names.length, area.width, Math.max(...names.map((name) => name.length)));
  const at = (index: number) =>
    edges
      ? names.length > 1
        ? (index / (names.length - 1)) * area.width
        : area.width / 2
      : ((index + 0.5) / names.length) * area.width;
  return (
    <div ref={place} className={classes.place} style={{ height }}>
      {area.width > 0 && (
        <svg width={measured} height={height} role="img" aria-label={label}>
          <ChartFills id={fills} />
          <g transform={`translate(${left} ${above})`}>
            {ticks.map((tick, index) => {
              const y = area.height - (tick / top) * area.height;
              return (
                <g key={tick} transform={`translate(0 ${y})`}>
                  <line className={tick === 0 ? classes.base : classes.rung} x2={area.width} />
                  <text className={classes.value} x="-8" dy="0.32em">
                    {words[index]}
                  </text>
                </g>
              );
            })}
            {children(area)}
            {names.map((name, index) => {
              if (index % every !== 0) return null;
              const isCut = !edges && at(index) + name.length * halfLetter > area.width + right;
              const isLast = edges && index === names.length - 1 && index > 0;
              return (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat; the index identifies them
                  key={index}
                  className={classes.name}
                  data-end={isCut || isLast || undefined}
                  data-start={edges && index === 0 && names.length > 1 ? true : undefined}
                  x={isCut ? area.width + right : at(index)}
                  y={area.height + 18}
                >
                  {name}
                </text>
              );
            })}
          </g>
        </svg>
      )}
    </div>
  );
}
