import type { Request } from '@trattativa/contract/market/requests/request';
import {
  maxAnswerSentenceLength,
  type NobodyFitsReason,
  nobodyFitsReasons,
} from '@trattativa/domain/market/request-answers';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActs } from '../../ui/form/form-acts.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { useAnswered } from './use-answered.ts';

interface AnswerValues {
  reasonCode: NobodyFitsReason | null;
  sentence: string;
}

interface NobodyFitsDialogProps {
  request: Pick<Request, 'id'> & { team: Pick<Request['team'], 'name'> };
  onClose: () => void;
}

/** Answers a request: nobody fits, with a reason if wanted. */
export default function NobodyFitsDialog({ request, onClose }: NobodyFitsDialogProps) {
  const { t } = useTranslation('request-answers');
  const answered = useAnswered(request.id);
  const form = useForm<AnswerValues>({ defaultValues: { reasonCode: null, sentence: '' } });
  const isOther = useWatch({ control: form.control, name: 'reasonCode' }) === 'other';

  async function send(values: AnswerValues): Promise<void> {
    const { message } = await call('Request/AnswerNobodyFits', { requestId: request.id, ...values });
    answered();
    onClose();
    showDone(message);
  }

  return (
    <TitledDialog title={t('nobody.title')} onClose={onClose}>
      <Form form={form} onSubmit={send}>
        <QuietText>{t('nobody.text', { club: request.team.name })}</QuietText>
        <SelectField
          name="reasonCode"
          label={t('nobody.reason')}
          clearable
          options={nobodyFitsReasons.map((code) => ({ value: code, label: t(`reason.${code}`) }))}
        />
        <TextField
          name="sentence"
          label={t(isOther ? 'sentenceNeeded' : 'sentence')}
          lines={3}
          maxLength={maxAnswerSentenceLength}
          required={isOther}
        />
        <FormActs submit={t('nobody.send')} />
      </Form>
    </TitledDialog>
  );
}
