import { profileType } from '@trattativa/domain/identity/profile-types';
import { useTranslation } from 'react-i18next';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { LicenceLine } from '../../licences/licence-line.tsx';
import { usePlayerOwner } from '../players.queries.ts';
import classes from './player-contact.module.css';
import RecordOwnerReplies from './record-owner-replies.tsx';

/** The owner of a record that no agent keeps, and the contact for the player. */
export default function PlayerContact({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['players', 'player-page']);
  const { data: owner } = usePlayerOwner(playerId);
  if (!owner) return null;
  const reached = owner.contact?.name ?? null;
  return (
    <section className={classes.contact} aria-labelledby="player-contact">
      <h2 id="player-contact">{t('player-page:page.contact')}</h2>
      <div className={classes.line}>
        <AvatarPicture name={owner.name} url={owner.imageUrl} size={36} />
        <div>
          <strong>{owner.name}</strong>
          {owner.society !== '' && <p className={classes.soft}>{owner.society}</p>}
          {owner.profile === profileType.agentPlayer && <LicenceLine licence={owner.licence} />}
          {reached !== null && reached !== owner.name && <p className={classes.soft}>{reached}</p>}
          {reached === null && <p className={classes.soft}>{t('player-page:page.contactGuardian')}</p>}
          <RecordOwnerReplies playerId={playerId} />
        </div>
      </div>
    </section>
  );
}
