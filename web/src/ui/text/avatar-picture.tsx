import { coloursOfName, crestName } from '@trattativa/domain/platform/club-colours';
import { type CSSProperties, useState } from 'react';
import type { SessionUser } from '../../platform/session/session-store.ts';
import classes from './avatar-picture.module.css';

/** The kinds of subject; each has its own default drawing. */
export type AvatarPictureKind = 'person' | 'player' | 'agent' | 'coach' | 'club';

const ofProfile: Readonly<Partial<Record<SessionUser['profile'], AvatarPictureKind>>> = {
  0: 'player',
  1: 'club',
  2: 'agent',
  5: 'club',
  6: 'club',
  7: 'coach',
};

/**
 * The kind for a profile type, which decides the default picture (spec §3): player 0, team 1 (5 and 6 before it may
 * log in), agent 2, coaching staff 7.
 */
export function pictureOfProfile(profile: SessionUser['profile']): AvatarPictureKind {
  return ofProfile[profile] ?? 'person';
}

interface AvatarPictureProps {
  name: string;
  url: string | null | undefined;
  /** Side in px. */
  size?: number;
  /** People are round, clubs are square. */
  kind?: AvatarPictureKind;
}

/** Initials of the person's own name only: a club's member is named "person · club". */
function initials(name: string): string {
  const words = (name.split(' · ')[0] ?? '').trim().split(/\s+/u).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** In a 40 × 40 box: a shirt, a collar with a tie, a whistle, a coat of arms. The initials are drawn above. */
const drawings: Partial<Record<AvatarPictureKind, string>> = {
  player: 'M14 6l-9 5 3 7 4-2v19h16V16l4 2 3-7-9-5a6 4 0 0 1-12 0z',
  agent: 'M20 9l5-6 12 7v30H3V10l12-7zm-3 3l-2 21 5 5 5-5-2-21z',
  coach: 'M3 13h34v8h-9a11 11 0 1 1-20 2q-5-2-5-10z',
  club: 'M20 3l14 4v13q0 11-14 18Q6 31 6 20V7z',
};

/**
 * The picture of a person or club. Without one, or if it cannot be loaded, the default of its kind with initials
 * (spec §3). It has no alternative text, because the name stands beside it.
 */
export function AvatarPicture({ name, url, size = 40, kind = 'person' }: AvatarPictureProps) {
  const [unreachable, setUnreachable] = useState<string | null>(null);
  // A club without a picture has a crest of its own, drawn in colours that follow from its name.
  const drawn = url || (kind === 'club' ? `/drawn/${crestName(coloursOfName(name))}` : null);
  // A list shows it small and often: as a bitmap.
  const wanted = size > 40 ? drawn : drawn?.replace(/(\/crest-.+)svg$/, '$1png');
  const shown = wanted === unreachable ? null : wanted;
  const drawing = drawings[kind];
  return (
    <span
      className={classes.avatar}
      data-kind={kind}
      style={{ '--side': `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      {shown ? (
        <img src={shown} alt="" loading="lazy" onError={() => setUnreachable(shown)} />
      ) : (
        <>
          {drawing && (
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <path d={drawing} />
            </svg>
          )}
          <span>{initials(name)}</span>
        </>
      )}
    </span>
  );
}
