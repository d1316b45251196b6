import { Button } from '@mantine/core';
import { IconMessage2, IconStar } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerName } from '../players/page/player-facts.ts';
import { EnquiryForm } from '../slots.ts';
import { useWatched } from '../watching/watched.queries.ts';
import classes from './reach-acts.module.css';
import { offerToPath, recordOwnerOf, useContact, useMayReach } from './use-reach.ts';

interface ReachActsProps {
  player: Player;
  /** Beside a list or another player, where there is less room: the star stands without its word. */
  beside?: boolean;
}

/**
 * What a club does about a player, from talking to binding: contact who keeps the player, enquire, offer; and remember. An
 * agent remembers. Nothing for other readers.
 */
export default function ReachActs({ player, beside = false }: ReachActsProps) {
  const { t } = useTranslation('market-players');
  const [enquiring, setEnquiring] = useState(false);
  const { busy, contact } = useContact();
  const { stages, toggle } = useWatched();
  const mayReach = useMayReach()(player);
  if (stages === null || player.can.edit) return null;
  const name = playerName(player);
  const isStarred = stages.has(player.id);
  const star = t(isStarred ? 'shortlist.remove' : 'shortlist.add', { name });
  return (
    <div className={classes.acts} data-beside={beside || undefined}>
      {mayReach && (
        <>
          <Button
            loading={busy}
            leftSection={<IconMessage2 size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void contact(player.id)}
          >
            {t(`act.contact.${recordOwnerOf(player)}`)}
          </Button>
          <Button variant="default" onClick={() => setEnquiring(true)}>
            {t('act.enquire')}
          </Button>
          <Button variant="default" component={Link} to={offerToPath(player.id)}>
            {t('act.offer')}
          </Button>
        </>
      )}
      <Button
        variant="default"
        className={classes.star}
        aria-label={star}
        title={star}
        data-starred={isStarred || undefined}
        leftSection={
          <IconStar size={18} stroke={1.75} fill={isStarred ? 'currentColor' : 'none'} aria-hidden="true" />
        }
        onClick={() => toggle({ id: player.id, name })}
      >
        {t('shortlist.title')}
      </Button>
      {enquiring && (
        <Suspense>
          <EnquiryForm player={{ ...player, name }} onClose={() => setEnquiring(false)} />
        </Suspense>
      )}
    </div>
  );
}
