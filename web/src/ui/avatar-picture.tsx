import { useState } from 'react';
import classes from './avatar-picture.module.css';

interface AvatarPictureProps {
  name: string;
  url: string | null | undefined;
  /** Side in px. */
  size?: number;
  /** People are round, clubs are square. */
  kind?: 'person' | 'club';
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/**
 * The picture of a person or a club, or the initials while there is none or it cannot be reached (spec §3). The name
 * stands beside it, so it says nothing itself.
 */
export function AvatarPicture({ name, url, size = 40, kind = 'person' }: AvatarPictureProps) {
  const [unreachable, setUnreachable] = useState<string | null>(null);
  const shown = url !== null && url !== undefined && url !== '' && url !== unreachable ? url : null;
  return (
    <span
      className={classes.avatar}
      data-kind={kind}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden="true"
    >
      {shown !== null ? (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setUnreachable(shown)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
