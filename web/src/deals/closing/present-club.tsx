import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Closing, NoticeWay } from '@trattativa/contract/deals/closing/closing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { closingKeys } from './closing.live.ts';
import classes from './closing.module.css';

interface PresentClubProps {
  negotiationId: number;
  club: Closing['presentClub'];
  /** In the dialog of a signature the act of telling is left out. */
  isForReading?: boolean;
}

/** Whether the player's present club was told of the negotiation; the club of the deal tells it here. */
export function PresentClub({ negotiationId, club, isForReading = false }: PresentClubProps) {
  const { t } = useTranslation('closing');
  const { dateTime } = useFormats();
  if (!club) return null;
  const { name, told } = club;
  if (!told)
    return (
      <div className={classes.facts}>
        <p>{t('presentClub.open', { club: name })}</p>
        {club.mayTell && !isForReading && <Telling negotiationId={negotiationId} club={club} />}
      </div>
    );
  const when = dateTime(told.at);
  const said =
    told.way === 'platform'
      ? t('presentClub.toldHere', { club: name, when })
      : t('presentClub.sentOn', { club: name, when });
  return (
    <div className={classes.facts}>
      <p className={classes.soft}>{said}</p>
      {club.mayTell && !isForReading && <Telling negotiationId={negotiationId} club={club} />}
    </div>
  );
}

function Telling({
  negotiationId,
  club,
}: {
  negotiationId: number;
  club: NonNullable<Closing['presentClub']>;
}) {
  const { t } = useTranslation('closing');
  const client = useQueryClient();
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);

  async function tell(way: NoticeWay) {
    await act(async () => {
      const closing = await call('Closing/TellPresentClub', { negotiationId, way });
      client.setQueryData([...closingKeys.one, negotiationId], closing);
      showDone(t('presentClub.done'));
    });
    setAsking(false);
  }

  if (club.isReachable)
    return (
      <>
        <Button size="sm" variant="default" onClick={() => setAsking(true)}>
          {t('presentClub.act')}
        </Button>
        <ConfirmDialog
          opened={asking}
          title={t('presentClub.title')}
          confirm={t('presentClub.act')}
          busy={busy}
          onConfirm={() => void tell('platform')}
          onClose={() => setAsking(false)}
        >
          {t('presentClub.confirm')}
        </ConfirmDialog>
      </>
    );
  const copy = () =>
    void navigator.clipboard.writeText(club.letter).then(() => showDone(t('presentClub.copied')));
  return (
    <>
      <p>{t('presentClub.byHand')}</p>
      <blockquote>{club.letter}</blockquote>
      <Group gap="sm">
        <Button size="sm" variant="default" onClick={copy}>
          {t('presentClub.copy')}
        </Button>
        <Button size="sm" variant="default" loading={busy} onClick={() => void tell('byHand')}>
          {t('presentClub.sent')}
        </Button>
      </Group>
    </>
  );
}
