import { Button } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { clubsOf } from './match-choice.ts';
import classes from './match-workspace.module.css';
import { useBulkActs } from './use-bulk-acts.ts';

interface ChoiceBarProps {
  chosen: readonly Match[];
  onDone: () => void;
}

/** What happens to the chosen matches; sends at once unless somebody was proposed to one of the clubs before. */
export function ChoiceBar({ chosen, onDone }: ChoiceBarProps) {
  const { t } = useTranslation(['matching', 'negotiations', 'shell']);
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
    <section className={classes.bar} aria-label={t('matching:bulk.title')}>
      <p className={classes.barWords}>
        <strong>{t('matching:bulk.chosen', { count: chosen.length })}</strong>{' '}
        {t('matching:bulk.clubs', { count: clubsOf(chosen) })}
        <span className={classes.barHint}>{t('matching:bulk.hint')}</span>
      </p>
      {toPropose.length > 0 && (
        <Button loading={busy} onClick={() => void start()}>
          {t('matching:bulk.propose', { count: toPropose.length })}
        </Button>
      )}
      <Button variant="default" disabled={busy} onClick={() => void putAway(chosen).then(onDone)}>
        {t('matching:bulk.away')}
      </Button>
      <Button variant="subtle" disabled={busy} onClick={onDone}>
        {t('shell:ui.cancel')}
      </Button>
      <ConfirmDialog
        opened={earlier.length > 0}
        title={t('negotiations:earlier.ask')}
        goes={earlier}
        confirm={t('negotiations:earlier.send')}
        busy={busy}
        onConfirm={() => void send()}
        onClose={() => setEarlier([])}
      >
        <p>{t('negotiations:earlier.text')}</p>
      </ConfirmDialog>
    </section>
  );
}
