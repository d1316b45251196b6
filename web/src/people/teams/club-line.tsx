import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLine } from '../../ui/picture-line.tsx';

/** What the row shows; a card or a deal's club has it. */
type Club = Pick<TeamCard, 'name' | 'city' | 'country' | 'level' | 'imageUrl' | 'profile'>;

interface ClubLineProps {
  team: Club;
  end?: ReactNode;
}

/**
 * A club in one compact row: picture, name, town, level; and whether it is registered, since that is how it is reached.
 * It waits for its own texts: as one of the options below a field it would otherwise take the field away from whoever types.
 */
export function ClubLine(props: ClubLineProps) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}

function Line({ team, end }: ClubLineProps) {
  const { t } = useTranslation(['negotiations', 'catalogue', 'countries']);
  const facts = [
    team.city || null,
    team.country === 'IT' ? null : t(`countries:${team.country}`),
    team.level === null ? null : t(`catalogue:level.${team.level}`),
    team.profile === profileType.team ? null : t('negotiations:club.notRegistered'),
  ];
  return (
    <PictureLine name={team.name} imageUrl={team.imageUrl} size={32} kind="club" facts={facts} end={end} />
  );
}
