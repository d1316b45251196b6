import { Button, Textarea } from '@mantine/core';
import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import { otherClub } from '@trattativa/domain/deals/transfers/transfer-sides';
import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import { TransferCheck } from './transfer-check-chunk.ts';
import { reviseTransferPath } from './transfer-paths.ts';
import classes from './transfers.module.css';
import { type TransferAnswer, useTransferAct } from './use-transfer-act.ts';

/** The key of the banner's text, `transfers:now.<key>`, and the club that it names. */
function situationOf(transfer: Transfer) {
  const { state, turn, side, signed, engagingClub, releasingClub, writtenBy, can } = transfer;
  const clubOf = { engaging: engagingClub.name, releasing: releasingClub.name };
  if (state !== 'open' || turn === null) {
    return { key: state === 'agreed' ? ('agreed' as const) : ('ended' as const), club: '' };
  }
  if (!can.revise) return { key: 'over' as const, club: '' };
  const hasOtherSigned = signed[otherClub(turn)];
  if (side === turn) {
    return hasOtherSigned
      ? { key: 'sign' as const, club: clubOf[otherClub(turn)] }
      : { key: 'answer' as const, club: clubOf[writtenBy] };
  }
  const isOwnSigned = side !== 'staff' && hasOtherSigned;
  return { key: isOwnSigned ? ('signed' as const) : ('waits' as const), club: clubOf[turn] };
}

/** The club whose turn it is, and what the reader's club can do. */
export function TransferTurn({ transfer, isQuiet }: { transfer: Transfer; isQuiet: boolean }) {
  const { t } = useTranslation('transfers');
  const { dateTime } = useFormats();
  const [confirming, setConfirming] = useState<TransferAnswer | null>(null);
  const { can, side, turn } = transfer;
  const { key, club } = situationOf(transfer);
  const yours = turn !== null && side === turn && can.revise;
  const values = { club, number: transfer.revision };
  const said = [
    t(`now.${key}.text`, values),
    turn === null || key === 'over' ? '' : t('now.since', { when: dateTime(transfer.waitingSince) }),
  ];
  return (
    <>
      <TurnBanner
        yours={yours && !isQuiet}
        title={t(`now.${key}.title`, values)}
        text={said.filter(Boolean).join(' ')}
      >
        {can.revise ? (
          <>
            {can.sign && (
              <Button variant={yours ? 'filled' : 'default'} onClick={() => setConfirming('sign')}>
                {t('act.sign.button')}
              </Button>
            )}
            <Button component={Link} to={reviseTransferPath(transfer.id)} variant="default">
              {t(yours ? 'act.counter' : 'act.revise')}
            </Button>
            {can.end && (
              <Button variant="default" onClick={() => setConfirming('end')}>
                {t('act.end.button')}
              </Button>
            )}
          </>
        ) : undefined}
      </TurnBanner>
      {confirming !== null && can[confirming] && (
        <TransferActDialog transfer={transfer} answer={confirming} onClose={() => setConfirming(null)} />
      )}
    </>
  );
}

interface TransferActDialogProps {
  transfer: Transfer;
  answer: TransferAnswer;
  onClose: () => void;
}

/** Confirms a signature or the end: explains its consequences. */
function TransferActDialog({ transfer, answer, onClose }: TransferActDialogProps) {
  const { t } = useTranslation('transfers');
  const [note, setNote] = useState('');
  const { act, busy } = useTransferAct(transfer);
  return (
    <ConfirmDialog
      opened
      title={t(`act.${answer}.title`, { number: transfer.revision })}
      confirm={t(`act.${answer}.button`)}
      danger={answer === 'end'}
      busy={busy}
      onConfirm={() => void act(answer, note).then((closes) => closes && onClose())}
      onClose={onClose}
    >
      <p>{t(`act.${answer}.text`)}</p>
      {answer === 'sign' && (
        <Suspense>
          <TransferCheck transfer={transfer} isSigning />
        </Suspense>
      )}
      {answer === 'end' && (
        <Textarea
          className={classes.question}
          label={t('act.note')}
          value={note}
          maxLength={maxReasonLength}
          rows={3}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
