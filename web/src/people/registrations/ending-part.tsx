import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { RegistrationEnding } from '@trattativa/contract/people/players/registration-endings';
import type { PresentedRegistration, Registrations } from '@trattativa/contract/people/players/registrations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { Remark } from '../../ui/text/remark.tsx';
import { actOfSide } from './ending-words.ts';
import { ProposeEndingDialog } from './propose-ending-dialog.tsx';

interface EndingPartProps {
  registration: PresentedRegistration;
  clubName: string;
  /** The cached answer that holds the registration. */
  queryKey: readonly unknown[];
}

/** What its parties do about the end of a registration before its day: propose it, answer a proposal, or read who does instead. */
export function EndingPart({ registration, clubName, queryKey }: EndingPartProps) {
  const { t } = useTranslation('endings');
  const { plainDate } = useFormats();
  const client = useQueryClient();
  const [proposing, setProposing] = useState(false);
  /** The proposal that the dialog shows: another one that comes meanwhile is not agreed to unread. */
  const [agreeingTo, setAgreeingTo] = useState<RegistrationEnding | null>(null);
  const { open, days, side, obstacle } = registration.ending;
  const { busy, act } = useAct();

  function show(registrations: Registrations) {
    client.setQueryData(queryKey, registrations);
  }

  async function run(work: () => Promise<{ message: string; registrations: Registrations }>) {
    await act(
      async () => {
        const { message, registrations } = await work();
        show(registrations);
        showDone(message);
      },
      (present) => {
        show(present as Registrations);
        showProblem(t('tooLate'));
      },
    );
    setAgreeingTo(null);
  }

  if (registration.id === null) return null;
  const registrationId = registration.id;
  if (open === null)
    return (
      <>
        {obstacle !== null && <span>{t(`obstacle.${obstacle}`)}</span>}
        {days !== null && side !== null && (
          <Button size="xs" variant="default" onClick={() => setProposing(true)}>
            {t(`action.${actOfSide[side]}`)}
          </Button>
        )}
        {proposing && days !== null && side !== null && (
          <ProposeEndingDialog
            registrationId={registrationId}
            queryKey={queryKey}
            side={side}
            days={days}
            onClose={() => setProposing(false)}
          />
        )}
      </>
    );

  const { id: endingId, endsOn, can } = open;
  const answer = (of: RegistrationEnding, said: 'agree' | 'decline') =>
    void run(() => call('Registration/AnswerEnding', { endingId: of.id, endsOn: of.endsOn, answer: said }));
  return (
    <div>
      <div>
        {t(`proposedBy.${open.proposedBy}`)} · {t('lastDay', { day: plainDate(endsOn) })}
      </div>
      <Remark text={open.note} />
      <Group gap="xs">
        {can.agree && (
          <Button size="xs" onClick={() => setAgreeingTo(open)}>
            {t('agree')}
          </Button>
        )}
        {can.decline && (
          <Button size="xs" variant="default" loading={busy} onClick={() => answer(open, 'decline')}>
            {t('decline')}
          </Button>
        )}
        {can.withdraw && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            onClick={() => void run(() => call('Registration/WithdrawEnding', { endingId }))}
          >
            {t('withdraw')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={agreeingTo !== null}
        title={t('agreeing.title')}
        confirm={t('agree')}
        busy={busy}
        onConfirm={() => agreeingTo && answer(agreeingTo, 'agree')}
        onClose={() => setAgreeingTo(null)}
      >
        {t(`agreeing.${registration.kind === 'loan' ? 'loan' : 'contract'}`, {
          club: clubName,
          day: plainDate(agreeingTo?.endsOn ?? endsOn),
        })}
      </ConfirmDialog>
    </div>
  );
}
