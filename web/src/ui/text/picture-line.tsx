import type { ReactNode } from 'react';
import { AvatarPicture, type AvatarPictureKind } from './avatar-picture.tsx';
import classes from './picture-line.module.css';

interface PictureLineProps {
  name: string;
  imageUrl: string | null | undefined;
  kind: AvatarPictureKind;
  /** Side of the picture in px. */
  size?: number;
  /** Replaces the plain name by a link that contains it. */
  title?: ReactNode;
  /** Below the name; empty ones are omitted. */
  facts: readonly (string | null | undefined)[];
  /** A further line below the facts. */
  further?: string | undefined;
  /** Beside the further line, or beside the name if there is none. */
  mark?: ReactNode;
  /** A drawing between the text and the end. */
  children?: ReactNode;
  /** Content at the end: a status, a button. */
  end?: ReactNode;
}

/** A person or thing with a picture in one compact row: for lists, pickers, tables and side panels. */
export function PictureLine({
  name,
  imageUrl,
  kind,
  size = 36,
  title,
  facts,
  further,
  mark,
  children,
  end,
}: PictureLineProps) {
  return (
    <span className={classes.line}>
      <AvatarPicture name={name} url={imageUrl} size={size} kind={kind} />
      <span className={classes.words}>
        <span className={classes.marked}>
          <span className={classes.name}>{title ?? name}</span>
          {further === undefined && mark}
        </span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {further !== undefined && (
          <span className={classes.marked}>
            <span className={classes.facts} title={further}>
              {further}
            </span>
            {mark}
          </span>
        )}
      </span>
      {children}
      {end !== undefined && <span className={classes.end}>{end}</span>}
    </span>
  );
}
