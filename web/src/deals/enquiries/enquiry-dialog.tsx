import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { maxDaysToAnswer, maxEnquirySentenceLength } from '@trattativa/domain/deals/enquiry';
import {
  type ContractualStatus,
  contractualStatus,
} from '@trattativa/domain/people/players/contractual-statuses';
import { type TransferKind, transferKinds } from '@trattativa/domain/people/players/transfer-kinds';
import { seasonName, seasonOf, seasonOfRequest } from '@trattativa/domain/people/season';
import { lazy, Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { now } from '../../platform/clock/clock.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActs } from '../../ui/form/form-acts.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { negotiationKeys } from '../negotiations/negotiations.live.ts';
import { PayBoundsFields } from '../negotiations/pay-bounds-fields.tsx';
import classes from './enquiry-dialog.module.css';

const RecordOwnerReplies = lazy(() => loadChunk(() => import('../../people/record-owner-replies.ts')));
const AskAvailability = lazy(() => loadChunk(() => import('../../people/ask-availability.ts')));

interface EnquiryDialogProps {
  player: { id: number; name: string; contractualStatus?: ContractualStatus | null };
  onClose: () => void;
}

interface EnquiryValues {
  kind: TransferKind;
  season: number;
  payFrom: number | null;
  payTo: number | null;
  answerBy: string;
  sentence: string;
}

/** An answer is asked for within this many days unless the club says otherwise. */
const usualDays = 7;

const dayIn = (days: number) =>
  new Date(now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A club asks for a player: kind of deal, season, pay, deadline, a sentence. Sent as it stands, with one press. */
export default function EnquiryDialog({ player, onClose }: EnquiryDialogProps) {
  const { t } = useTranslation(['enquiries', 'catalogue', 'shell']);
  const client = useQueryClient();
  const keys = useRef(createIntentKeys());
  const [onlyAsks, setOnlyAsks] = useState(false);
  const season = seasonOf(dayIn(0));
  const form = useForm<EnquiryValues>({
    defaultValues: {
      kind: player.contractualStatus === contractualStatus.free ? 'free' : 'permanent',
      season: seasonOfRequest(dayIn(0)),
      payFrom: null,
      payTo: null,
      answerBy: dayIn(usualDays),
      sentence: '',
    },
  });

  async function send(values: EnquiryValues): Promise<void> {
    const input = { ...values, playerId: player.id };
    const { message } = await call('Negotiation/CreateEnquiry', input, {
      idempotencyKey: keys.current(input),
    });
    void client.invalidateQueries({ queryKey: negotiationKeys.list });
    onClose();
    showDone(message);
  }

  if (onlyAsks) {
    return (
      <Suspense>
        <AskAvailability player={player} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <TitledDialog title={t('enquiries:ask.title', { player: player.name })} onClose={onClose}>
      <Form form={form} onSubmit={send}>
        <div>
          <QuietText>{t('enquiries:ask.text')}</QuietText>
          <Suspense>
            <RecordOwnerReplies playerId={player.id} />
          </Suspense>
        </div>
        <div className={classes.pair}>
          <SelectField
            name="kind"
            label={t('enquiries:field.kind')}
            required
            options={transferKinds.map((kind) => ({
              value: kind,
              label: t(`catalogue:transferKind.${kind}`),
            }))}
          />
          <SelectField
            name="season"
            label={t('enquiries:field.season')}
            required
            numeric
            options={[season, season + 1, season + 2].map((year) => ({
              value: String(year),
              label: seasonName(year),
            }))}
          />
        </div>
        <PayBoundsFields />
        <DateField
          name="answerBy"
          label={t('enquiries:field.answerBy')}
          description={t('enquiries:ask.answerByHint')}
          required
          min={dayIn(0)}
          max={dayIn(maxDaysToAnswer)}
        />
        <TextField
          name="sentence"
          label={t('enquiries:field.sentence')}
          lines={3}
          maxLength={maxEnquirySentenceLength}
        />
        <FormActs submit={t('enquiries:ask.send')} />
        <QuietText>
          {t('enquiries:ask.light')}{' '}
          <Anchor component="button" type="button" onClick={() => setOnlyAsks(true)}>
            {t('enquiries:ask.lightAct')}
          </Anchor>
        </QuietText>
      </Form>
    </TitledDialog>
  );
}
