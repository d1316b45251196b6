import { Anchor, Button } from '@mantine/core';
import type { RequestAnswer } from '@trattativa/contract/market/answers/answer';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useContact } from '../../people/contact-record-owner.ts';
import { playerPath } from '../../people/players.ts';
import { EnquiryForm } from '../../people/slots.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { negotiationPath } from '../../platform/paths.ts';
import classes from './request-answers.module.css';

type Player = RequestAnswer['players'][number];

/** The players put forward, with the ways to who keeps them, to their negotiation or to an enquiry. */
export function PutForward({ players, asks }: { players: readonly Player[]; asks: boolean }) {
  const { t } = useTranslation('request-answers');
  const isClub = useUser().kind === 'team';
  const { contact, busy } = useContact();
  const [asked, setAsked] = useState<Player | null>(null);
  return (
    <>
      <ul className={classes.players}>
        {players.map((player) => (
          <li key={player.id}>
            <Anchor component={Link} to={playerPath(player.id)}>
              {player.name}
            </Anchor>
            {isClub && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('received.writeOf', { player: player.name })}
                disabled={busy}
                onClick={() => void contact(player.id)}
              >
                {t('received.write')}
              </Button>
            )}
            {isClub && player.negotiationId !== null && (
              <Button component={Link} to={negotiationPath(player.negotiationId)} variant="default" size="xs">
                {t('received.deal')}
              </Button>
            )}
            {isClub && asks && player.negotiationId === null && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('received.askFor', { player: player.name })}
                onClick={() => setAsked(player)}
              >
                {t('received.ask')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{asked && <EnquiryForm player={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}
