import type { NegotiationItem } from '@trattativa/contract/negotiations/negotiation';
import type { TeamCard } from '@trattativa/contract/teams/endpoints';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import classes from './club-line.module.css';

type Club = NegotiationItem['team'] | TeamCard;

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
    team.profile === 1 ? null : t('negotiations:club.notRegistered'),
  ].filter((fact) => fact !== null);
  return (
    <span className={classes.line}>
      <AvatarPicture name={team.name} url={team.imageUrl} size={32} kind="club" />
      <span className={classes.words}>
        <span className={classes.name}>{team.name}</span>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </span>
      {end !== undefined && <span className={classes.end}>{end}</span>}
    </span>
  );
}
