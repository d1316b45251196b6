import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { levelKey } from '@trattativa/domain/people/categories';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLine } from '../../ui/text/picture-line.tsx';

/** The fields that the row shows, as on a card or in a negotiation. */
type Club = Pick<TeamCard, 'name' | 'city' | 'country' | 'level' | 'imageUrl' | 'profile'>;

interface ClubLineProps {
  team: Club;
  end?: ReactNode;
}

/**
 * A club in one compact row: picture, name, town, level, and whether it is registered, because only registered
 * clubs can be reached here. It suspends on its own while its texts load: as an option below a field it would
 * otherwise unmount the field during typing.
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
    team.level === null ? null : t(`catalogue:${levelKey(team.level, team.country)}`),
    team.profile === profileType.team ? null : t('negotiations:club.notRegistered'),
  ];
  return (
    <PictureLine name={team.name} imageUrl={team.imageUrl} size={32} kind="club" facts={facts} end={end} />
  );
}
