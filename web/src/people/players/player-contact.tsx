import { useQuery } from '@tanstack/react-query';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { LicenceLine } from '../licences/licence-line.tsx';
import { AgentReplies, CoachReplies, TeamReplies } from '../slots.ts';
import classes from './player-contact.module.css';
import { playersKeys } from './players.live.ts';

/** The owner of a record that no agent keeps, and the contact for the player. */
export default function PlayerContact({ playerId }: { playerId: number }) {
  const { t } = useTranslation('players');
  const { data: owner } = useQuery({
    queryKey: [...playersKeys.owner, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerOwner', { playerId }, { signal }),
  });
  if (!owner) return null;
  const reached = owner.contact?.name ?? null;
  return (
    <section className={classes.contact} aria-labelledby="player-contact">
      <h2 id="player-contact">{t('page.contact')}</h2>
      <div className={classes.line}>
        <AvatarPicture name={owner.name} url={owner.imageUrl} size={36} />
        <div>
          <strong>{owner.name}</strong>
          {owner.society !== '' && <p className={classes.soft}>{owner.society}</p>}
          {owner.profile === profileType.agentPlayer && <LicenceLine licence={owner.licence} />}
          {reached !== null && reached !== owner.name && <p className={classes.soft}>{reached}</p>}
          {reached === null && <p className={classes.soft}>{t('page.contactGuardian')}</p>}
          <Suspense>
            {owner.profile === profileType.agentPlayer && <AgentReplies agentId={owner.ownerId} />}
            {owner.profile === profileType.teamPlayer && <TeamReplies teamId={owner.ownerId} />}
            {owner.profile === profileType.coachingStaffPlayer && (
              <CoachReplies coachingStaffId={owner.ownerId} />
            )}
          </Suspense>
        </div>
      </div>
    </section>
  );
}
