// biome-ignore-all lint/a11y/useSemanticElements: rows are grids; in some browsers that would break a real table
// biome-ignore-all lint/a11y/useFocusableInteractive: only the content of the cells is interactive
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import classes from './data-list.module.css';

export interface RowsBoxProps {
  /** As cards, else as rows of a table. */
  cards: boolean;
  /** The label for screen readers. */
  label: string;
}

interface WindowProps extends RowsBoxProps {
  children: ReactNode;
  boxRef?: Ref<HTMLDivElement>;
  /** The height of all rows and where the rendered ones begin (px), if only a part of them is rendered. */
  height?: number;
  offset?: number;
}

/** The element around the rows of a list. */
export function RowsBox({ cards, label, children, boxRef, height, offset }: WindowProps) {
  // Not a transform: when that changes, the browser draws every row anew, those that stay included.
  const style = offset === undefined ? {} : { paddingTop: offset };
  const size = height === undefined ? {} : { height };
  return cards ? (
    <div ref={boxRef} style={size}>
      <ul className={classes.cards} aria-label={label} style={style}>
        {children}
      </ul>
    </div>
  ) : (
    <div ref={boxRef} role="rowgroup" style={size}>
      <div className={classes.body} style={style} role="presentation">
        {children}
      </div>
    </div>
  );
}

/** Stands after the rows and says when the reader comes near: less than a screen away. */
export function EndOfRows({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '0px 0px 100% 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={end} aria-hidden="true" />;
}
