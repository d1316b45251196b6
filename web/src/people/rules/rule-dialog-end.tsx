import { Button } from '@mantine/core';
import { maxRuleReasonLength } from '@trattativa/domain/people/rules/rule-limits';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './rules.module.css';

interface RuleDialogEndProps {
  /** What the dialog does, on its button. */
  act: string;
  onClose: () => void;
}

/** How every dialog about a rule ends: why it is done, which the history keeps, and the two buttons. */
export function RuleDialogEnd({ act, onClose }: RuleDialogEndProps) {
  const { t } = useTranslation(['rule-packs', 'shell']);
  const { isSubmitting } = useFormState();
  return (
    <>
      <TextField
        name="reason"
        label={t('rule-packs:field.reason')}
        maxLength={maxRuleReasonLength}
        required
      />
      <div className={classes.acts}>
        <Button type="submit" loading={isSubmitting}>
          {act}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shell:ui.cancel')}
        </Button>
      </div>
    </>
  );
}
