import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agentPath } from '../agents/agent-paths.ts';
import { call } from '../platform/api/call.ts';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import classes from './player-contact.module.css';
import { playersKeys } from './players-keys.ts';

/** Who keeps a player's record and may be contacted about the player; an agent's name leads to their page. */
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
          {owner.profile === 3 ? (
            <Anchor component={Link} to={agentPath(owner.ownerId)}>
              {owner.name}
            </Anchor>
          ) : (
            <strong>{owner.name}</strong>
          )}
          {owner.society !== '' && <p className={classes.soft}>{owner.society}</p>}
          {reached !== null && reached !== owner.name && <p className={classes.soft}>{reached}</p>}
          {reached === null && <p className={classes.soft}>{t('page.contactGuardian')}</p>}
        </div>
      </div>
    </section>
  );
}
