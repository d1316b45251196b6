import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../../people/players.ts';
import { PlayerLine } from '../../../people/players-ui.ts';
import { PictureLine } from '../../../ui/text/picture-line.tsx';
import { proposedName } from '../start/proposed-person.ts';

interface PersonLineProps {
  item: Pick<NegotiationItem, 'player' | 'staffMember'>;
  /** A link with the name, instead of the plain name. */
  title?: ReactNode;
  /** The proposer, if no column shows it. */
  proposer?: string | undefined;
  /** The role in its short form, for rows of a table. */
  briefly?: boolean;
}

/** The proposed person in one compact row: picture, name, role, age, club. */
export function PersonLine({ item, title, proposer, briefly = false }: PersonLineProps) {
  const { t } = useTranslation('catalogue');
  const words = usePlayerWords();
  const { player, staffMember } = item;
  if (player) {
    return <PlayerLine player={player} withoutPitch briefly={briefly} title={title} recordOwner={proposer} />;
  }
  if (!staffMember) return null;
  const facts = [
    staffMember.role === null ? null : t(`coachingStaffRole.${staffMember.role}`),
    staffMember.age === null ? null : words.years(staffMember.age),
    staffMember.currentClub,
  ];
  return (
    <PictureLine
      name={proposedName(item)}
      imageUrl={staffMember.imageUrl}
      kind="coach"
      title={title}
      facts={facts}
      further={proposer}
    />
  );
}
