import { Textarea } from '@mantine/core';
import { longestReason } from '@trattativa/contract/negotiations/limits';
import type { Negotiation } from '@trattativa/contract/negotiations/negotiation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName } from '../players/player-facts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import classes from './act-dialog.module.css';
import { type NegotiationAct, useNegotiationAct } from './use-negotiation-act.ts';

interface ActDialogProps {
  negotiation: Negotiation;
  /** Null: closed. */
  act: NegotiationAct | null;
  onClose: () => void;
}

const withReason: readonly NegotiationAct[] = ['reject', 'withdraw', 'trial', 'reopen'];
const dangerous: readonly NegotiationAct[] = ['reject', 'withdraw', 'takeBack'];

/** Asks before an act, says what will follow from it, and takes the reason where one can or must be given. */
export function ActDialog({ negotiation, act, onClose }: ActDialogProps) {
  const { t } = useTranslation('negotiations');
  const id = useId();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { act: send, busy } = useNegotiationAct(negotiation);
  if (act === null) return null;
  const others = act === 'confirm' ? (negotiation.others ?? []) : [];
  const required = act === 'reopen';
  const values = {
    club: negotiation.team.name,
    player: playerName(negotiation.player),
    proposer: negotiation.proposer.name,
  };

  async function confirm(name: NegotiationAct) {
    if (required && reason.trim() === '') {
      setMissing(true);
      return;
    }
    if (await send(name, reason)) {
      setReason('');
      onClose();
    }
  }

  return (
    <ConfirmDialog
      opened
      title={t(`act.${act}.title`, values)}
      confirm={t(`act.${act}.do`)}
      danger={dangerous.includes(act)}
      busy={busy}
      goes={others.map(({ teamName }) => teamName)}
      onConfirm={() => void confirm(act)}
      onClose={onClose}
    >
      <p>{t(`act.${act}.text`, values)}</p>
      {withReason.includes(act) && (
        <Textarea
          id={id}
          className={classes.reason}
          label={t(required ? 'act.reasonRequired' : 'act.reason')}
          description={t('act.reasonSeen')}
          value={reason}
          maxLength={longestReason}
          rows={3}
          required={required}
          error={missing ? t('act.reasonMissing') : undefined}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setMissing(false);
          }}
        />
      )}
      {others.length > 0 && (
        <p className={classes.goes}>{t('act.confirm.closes', { count: others.length })}</p>
      )}
    </ConfirmDialog>
  );
}
