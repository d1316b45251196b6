import { useQueryClient } from '@tanstack/react-query';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import {
  type EnquiryAnswer,
  enquiryRefusals,
  maxEnquirySentenceLength,
} from '@trattativa/domain/deals/enquiry';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActs } from '../../ui/form/form-acts.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './enquiry-form.module.css';
import { negotiationKeys } from './negotiations.live.ts';
import { PayBoundsFields } from './pay-bounds-fields.tsx';
import { proposedName } from './start/proposed-person.ts';

interface AnswerDialogProps {
  negotiation: Negotiation;
  answer: EnquiryAnswer;
  onClose: () => void;
}

interface AnswerValues {
  payFrom: number | null;
  payTo: number | null;
  reasonCode: (typeof enquiryRefusals)[number] | null;
  sentence: string;
}

/** The answer to a club's enquiry: available, available at these terms, or no with a reason. */
export default function AnswerDialog({ negotiation, answer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['enquiries', 'negotiations', 'shell']);
  const client = useQueryClient();
  const form = useForm<AnswerValues>({
    defaultValues: { payFrom: null, payTo: null, reasonCode: null, sentence: '' },
  });
  const isOther = useWatch({ control: form.control, name: 'reasonCode' }) === 'other';
  const values = { club: negotiation.team.name, player: proposedName(negotiation) };
  const show = (present: Negotiation) => client.setQueryData([...negotiationKeys.one, present.id], present);

  async function send({ payFrom, payTo, reasonCode, sentence }: AnswerValues): Promise<void> {
    try {
      const done = await call('Negotiation/AnswerEnquiry', {
        negotiationId: negotiation.id,
        version: negotiation.version,
        answer,
        ...(answer === 'terms' && { payFrom, payTo }),
        ...(answer === 'no' && { reasonCode }),
        sentence,
      });
      show(done.negotiation);
      showDone(done.message);
    } catch (error) {
      const overtaken = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE' && error.current;
      if (!overtaken) throw error;
      show(error.current as Negotiation);
      showProblem(t('negotiations:act.tooLate'));
    }
    onClose();
  }

  return (
    <TitledDialog title={t(`enquiries:answer.${answer}.title`, values)} onClose={onClose}>
      <Form form={form} onSubmit={send}>
        <p className={classes.intro}>{t(`enquiries:answer.${answer}.text`, values)}</p>
        {answer === 'terms' && <PayBoundsFields required />}
        {answer === 'no' && (
          <SelectField
            name="reasonCode"
            label={t('enquiries:field.reason')}
            required
            options={enquiryRefusals.map((code) => ({
              value: code,
              label: t(`negotiations:reason.${code}`),
            }))}
          />
        )}
        <TextField
          name="sentence"
          label={t(isOther ? 'negotiations:act.reasonOther' : 'enquiries:field.sentence')}
          description={t('negotiations:act.reasonSeen')}
          lines={3}
          maxLength={maxEnquirySentenceLength}
          required={isOther}
        />
        <FormActs submit={t(`enquiries:answer.${answer}.send`)} />
      </Form>
    </TitledDialog>
  );
}
