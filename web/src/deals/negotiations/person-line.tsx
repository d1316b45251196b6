import type { NegotiationItem } from '@trattativa/contract/negotiations/negotiation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../players/player-line.module.css';
import { PlayerLine } from '../players/player-line.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import { proposedName } from './proposed-person.ts';

interface PersonLineProps {
  item: Pick<NegotiationItem, 'player' | 'staffMember'>;
  /** Instead of the plain name: a link with the name in it. */
  title?: ReactNode;
  /** Who proposes, where no column of its own says it. */
  proposer?: string | undefined;
}

/** Who is proposed, in one compact row: picture, name, role, age, club. */
export function PersonLine({ item, title, proposer }: PersonLineProps) {
  const { t } = useTranslation('catalogue');
  const words = usePlayerWords();
  const { player, staffMember } = item;
  if (player) return <PlayerLine player={player} withoutPitch title={title} keeper={proposer} />;
  if (!staffMember) return null;
  const name = proposedName(item);
  const facts = [
    staffMember.role === null ? null : t(`coachingStaffRole.${staffMember.role}`),
    staffMember.age === null ? null : words.years(staffMember.age),
    staffMember.currentClub,
  ];
  return (
    <span className={classes.line}>
      <AvatarPicture name={name} url={staffMember.imageUrl} size={36} kind="coach" />
      <span className={classes.words}>
        <span className={classes.name}>{title ?? name}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {proposer !== undefined && <span className={classes.facts}>{proposer}</span>}
      </span>
    </span>
  );
}
