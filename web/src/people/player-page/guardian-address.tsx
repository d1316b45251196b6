import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { playersKeys } from '../players/players.live.ts';
import { useGuardianAddress } from '../players/players.queries.ts';
import classes from './guardian-address.module.css';
import { GuardianAddressDialog } from './guardian-address-dialog.tsx';

/** For staff: who answers for a minor without a login. Nothing for anybody else's record. */
export default function GuardianAddress({ playerId }: { playerId: number }) {
  const { t } = useTranslation('player-page');
  const { date } = useFormats();
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { data } = useGuardianAddress(playerId);
  if (!data?.isNeeded) return null;
  const { email, checkedAt } = data;
  return (
    <CardPart title={t('guardian.title')}>
      <div className={classes.part}>
        <p>{t('guardian.text')}</p>
        {email === null ? (
          <p>{t('guardian.none')}</p>
        ) : (
          <p>
            <strong className={classes.email}>{email}</strong>
            {checkedAt !== null && <> · {t('guardian.checked', { day: date(checkedAt) })}</>}
          </p>
        )}
        <Button size="sm" variant="default" onClick={() => setEditing(true)}>
          {t(email === null ? 'guardian.check' : 'guardian.change')}
        </Button>
      </div>
      {isEditing && (
        <GuardianAddressDialog
          playerId={playerId}
          email={email}
          onSaved={(saved) => client.setQueryData([...playersKeys.guardian, playerId], saved)}
          onClose={() => setEditing(false)}
        />
      )}
    </CardPart>
  );
}
