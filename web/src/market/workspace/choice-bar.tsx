import { Button } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { clubsOf } from './match-choice.ts';
import classes from './match-workspace.module.css';
import { useBulkActs } from './use-bulk-acts.ts';

interface ChoiceBarProps {
  chosen: readonly Match[];
  onDone: () => void;
}

/** What happens to the chosen matches; sends at once unless somebody was proposed to one of the clubs before. */
export function ChoiceBar({ chosen, onDone }: ChoiceBarProps) {
  const { t } = useTranslation(['matching', 'shell', 'match-workspace']);
  const { busy, findEarlier, propose, putAway } = useBulkActs();
  const [earlier, setEarlier] = useState<string[]>([]);
  const toPropose = chosen.filter(({ can }) => can.propose);

  async function send() {
    setEarlier([]);
    if (await propose(toPropose)) onDone();
  }
  async function start() {
    try {
      const found = await findEarlier(toPropose);
      if (found.length > 0) setEarlier(found);
      else await send();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <section className={classes.bar} aria-label={t('match-workspace:bulk.title')} data-chosen-bar>
      <p className={classes.barWords}>
        <strong>{t('match-workspace:bulk.chosen', { count: chosen.length })}</strong>{' '}
        {t('match-workspace:bulk.clubs', { count: clubsOf(chosen) })}
        <span className={classes.barHint}>{t('match-workspace:bulk.hint')}</span>
      </p>
      {toPropose.length > 0 && (
        <Button loading={busy} onClick={() => void start()}>
          {t('match-workspace:bulk.propose', { count: toPropose.length })}
        </Button>
      )}
      <Button variant="default" disabled={busy} onClick={() => void putAway(chosen).then(onDone)}>
        {t('match-workspace:bulk.away')}
      </Button>
      <Button variant="subtle" disabled={busy} onClick={onDone}>
        {t('shell:ui.cancel')}
      </Button>
      {earlier.length > 0 && (
        <Suspense>
          <AskAboutEarlier
            clubs={earlier}
            busy={busy}
            onConfirm={() => void send()}
            onClose={() => setEarlier([])}
          />
        </Suspense>
      )}
    </section>
  );
}

interface AskAboutEarlierProps {
  clubs: string[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a player is proposed again. Its texts are loaded now: with the bar, they would blank the screen at a choice. */
function AskAboutEarlier({ clubs, busy, onConfirm, onClose }: AskAboutEarlierProps) {
  const { t } = useTranslation(['negotiations', 'negotiation-start']);
  return (
    <ConfirmDialog
      opened
      title={t('negotiation-start:earlier.ask')}
      goes={clubs}
      confirm={t('negotiation-start:earlier.send')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('negotiation-start:earlier.text')}</p>
    </ConfirmDialog>
  );
}
