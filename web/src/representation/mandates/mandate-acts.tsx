import { Button, InputBase } from '@mantine/core';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { newRequestPath } from '../../platform/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import classes from './mandate-acts.module.css';
import { useMandateWords } from './use-mandate-words.ts';
import { useMoveMandate } from './use-move-mandate.ts';

type Act = 'confirm' | 'refuse' | 'end' | 'withdraw';

const { confirmed, refused, ended } = mandateStatus;

const statusOf = { confirm: confirmed, refuse: refused, end: ended, withdraw: ended } as const;

/** What the reader may do with a mandate, each act asked for once more in plain words. */
export function MandateActs({ mandate }: { mandate: Mandate }) {
  const { t } = useTranslation('mandates');
  const { plainDate } = useFormats();
  const { kind } = useUser();
  const words = useMandateWords();
  const [act, setAct] = useState<Act | null>(null);
  const [note, setNote] = useState('');
  const move = useMoveMandate(mandate);
  const isStaff = kind === 'staff' || kind === 'admin';
  const accepts = kind === 'agent' || kind === 'premium';
  const ending: Act = mandate.status === mandateStatus.proposed ? 'withdraw' : 'end';
  const word = (asked: Act) => t(`act.${asked === 'confirm' && accepts ? 'accept' : asked}`);
  const ask = (asked: Act) => (asked === 'end' && mandate.kind === 'club' ? 'endClub' : asked);
  return (
    <>
      {mandate.can.end && (
        <Button variant="default" onClick={() => setAct(ending)}>
          {word(ending)}
        </Button>
      )}
      {mandate.can.refuse && (
        <Button variant="default" onClick={() => setAct('refuse')}>
          {word('refuse')}
        </Button>
      )}
      {accepts && mandate.team && mandate.inForce && (
        <Button component={Link} to={newRequestPath(mandate.team.id)}>
          {t('act.publish')}
        </Button>
      )}
      {mandate.can.confirm && <Button onClick={() => setAct('confirm')}>{word('confirm')}</Button>}
      <ConfirmDialog
        opened={act !== null}
        title={act === null ? '' : word(act)}
        confirm={act === null ? '' : word(act)}
        danger={act === 'end' || act === 'refuse'}
        busy={move.isPending}
        onClose={() => setAct(null)}
        onConfirm={() => {
          if (act !== null)
            move.mutate({ status: statusOf[act], note: note.trim() }, { onSettled: () => setAct(null) });
        }}
      >
        {act !== null && (
          <p>
            {t(`ask.${ask(act)}`, {
              agent: words.agent(mandate),
              other: words.principal(mandate),
              from: plainDate(mandate.startsOn),
              to: plainDate(mandate.endsOn),
            })}
          </p>
        )}
        {act === 'confirm' && mandate.kind === 'player' && (
          <p className={classes.more}>
            {t(mandate.exclusive ? 'ask.exclusive' : 'ask.notExclusive', { where: words.territory(mandate) })}
          </p>
        )}
        {(act === 'end' || act === 'refuse') && (
          <InputBase
            component="textarea"
            multiline
            label={t('ask.reason')}
            value={note}
            required={isStaff}
            maxLength={maxReasonLength}
            rows={2}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
