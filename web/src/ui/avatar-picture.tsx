import { type CSSProperties, useState } from 'react';
import classes from './avatar-picture.module.css';

/** Whose picture it is; each has a drawing of its own for when there is none. */
export type AvatarPictureKind = 'person' | 'player' | 'agent' | 'coach' | 'club';

const ofProfile: Record<number, AvatarPictureKind> = { 0: 'player', 1: 'club', 2: 'agent', 7: 'coach' };

/** The default picture of a profile type (spec §3): player 0, team 1, agent 2, coaching staff 7. */
export function pictureOfProfile(profile: number): AvatarPictureKind {
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

/** Of the person's own name: who acts for a club is called "person · club". */
function initials(name: string): string {
  const words = (name.split(' · ')[0] ?? '').trim().split(/\s+/u).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** On 40 × 40: a shirt, a collar with a tie, a whistle, a coat of arms. The initials stand on them. */
const drawings: Partial<Record<AvatarPictureKind, string>> = {
  player: 'M14 6l-9 5 3 7 4-2v19h16V16l4 2 3-7-9-5a6 4 0 0 1-12 0z',
  agent: 'M20 9l5-6 12 7v30H3V10l12-7zm-3 3l-2 21 5 5 5-5-2-21z',
  coach: 'M3 13h34v8h-9a11 11 0 1 1-20 2q-5-2-5-10z',
  club: 'M20 3l14 4v13q0 11-14 18Q6 31 6 20V7z',
};

/**
 * The picture of a person or a club, or the default one of its kind with the initials while there is none or it cannot be
 * reached (spec §3). The name stands beside it, so it says nothing itself.
 */
export function AvatarPicture({ name, url, size = 40, kind = 'person' }: AvatarPictureProps) {
  const [unreachable, setUnreachable] = useState<string | null>(null);
  const shown = url !== null && url !== undefined && url !== '' && url !== unreachable ? url : null;
  const drawing = drawings[kind];
  return (
    <span
      className={classes.avatar}
      data-kind={kind}
      style={{ '--side': `${size}px` } as CSSProperties}
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
