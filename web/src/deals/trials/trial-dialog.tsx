import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { type TrialRecord, trialConsents, trialPayers } from '@trattativa/domain/deals/trials/trial-record';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { maxAddressLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './trial.module.css';
import { TrialParentsFields } from './trial-parents-fields.tsx';
import { useTrialForm } from './use-trial-form.ts';

interface TrialDialogProps {
  negotiation: Negotiation;
  /** Null: nothing is written down yet. */
  trial: TrialOfNegotiation['trial'];
  /** What the club said when it put a minor on trial. */
  parentsContact: string | null;
  onClose: () => void;
}

type Values = Omit<TrialRecord, 'fitUntil' | 'parentsContact'> & { fitUntil: string; parentsContact: string };

/** The record of a trial. The place is the club's town and the club pays, unless it says otherwise. */
export default function TrialDialog({ negotiation, trial, parentsContact, onClose }: TrialDialogProps) {
  const { t } = useTranslation('trials');
  const { write } = useTrialForm(negotiation.id);
  const isFree = negotiation.player?.contractualStatus === contractualStatus.free;
  const isMinor = (negotiation.player?.age ?? ageOfMajority) < ageOfMajority;
  const form = useForm<Values>({
    defaultValues: {
      startsOn: trial?.startsOn ?? '',
      endsOn: trial?.endsOn ?? '',
      place: trial?.place ?? negotiation.team.city,
      travelPaidBy: trial?.travelPaidBy ?? 'club',
      boardPaidBy: trial?.boardPaidBy ?? 'club',
      lodgingPaidBy: trial?.lodgingPaidBy ?? 'club',
      consent: trial?.consent ?? (isFree ? 'notNeeded' : 'asked'),
      fitUntil: trial?.fitUntil ?? '',
      parentsAgree: trial?.parentsAgree ?? parentsContact !== null,
      parentsContact: trial?.parentsContact ?? parentsContact ?? '',
    },
    mode: 'onTouched',
  });
  const payers = trialPayers.map((value) => ({ value, label: t(`paidBy.${value}`) }));

  async function save({ fitUntil, parentsContact, ...values }: Values) {
    const input = {
      negotiationId: negotiation.id,
      version: trial?.version ?? 0,
      ...values,
      fitUntil: fitUntil || null,
      parentsContact: parentsContact.trim() || null,
    };
    await write(() => call('Trial/SaveTrial', input));
    onClose();
  }

  return (
    <TitledDialog title={t(trial ? 'change' : 'write')} onClose={onClose}>
      <Form form={form} onSubmit={save} className={classes.form}>
        <p className={classes.line}>{t('free')}</p>
        <div className={classes.pair}>
          <DateField name="startsOn" label={t('field.startsOn')} required />
          <DateField
            name="endsOn"
            label={t('field.endsOn')}
            required
            validate={(day: string, values) => day >= (values as Values).startsOn || t('endBeforeStart')}
          />
        </div>
        <TextField name="place" label={t('field.place')} maxLength={maxAddressLength} required />
        <div className={classes.pair}>
          {(['travelPaidBy', 'boardPaidBy', 'lodgingPaidBy'] as const).map((name) => (
            <SelectField
              key={name}
              name={name}
              label={t(`field.${name}`)}
              options={payers}
              clearable={false}
            />
          ))}
          <SelectField
            name="consent"
            label={t('field.consent')}
            options={trialConsents.map((value) => ({ value, label: t(`consent.${value}`) }))}
            clearable={false}
          />
        </div>
        <DateField name="fitUntil" label={t('field.fitUntil')} />
        {isMinor && <TrialParentsFields />}
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </Form>
    </TitledDialog>
  );
}
