import type { PackAnswer, RuleAnswer } from '@trattativa/contract/people/rules/rule';
import { maxRuleSourceLength } from '@trattativa/domain/people/rules/rule-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RuleDialogEnd } from '../rule-dialog-end.tsx';
import { usePackSaved } from '../use-pack-saved.ts';

interface ConfirmRuleDialogProps {
  pack: PackAnswer;
  rule: RuleAnswer;
  onClose: () => void;
}

/** Confirms a rule with where it was read. */
export function ConfirmRuleDialog({ pack, rule, onClose }: ConfirmRuleDialogProps) {
  const { t } = useTranslation('rule-packs');
  const form = useForm({ defaultValues: { source: '', reason: '' } });
  const save = usePackSaved(pack);
  return (
    <TitledDialog title={`${t('confirm')}: ${t(`kind.${rule.kind}`)}`} onClose={onClose}>
      <Form
        form={form}
        label={t('confirm')}
        onSubmit={async (values) => {
          const overtaken = await save(({ pack: name, version }) =>
            call('Rules/ConfirmRule', { pack: name, version, id: rule.id, ...values }),
          );
          if (overtaken === null) onClose();
          else form.setError('root.server', { message: overtaken });
        }}
      >
        <TextField name="source" label={t('field.source')} maxLength={maxRuleSourceLength} required />
        <RuleDialogEnd act={t('confirm')} onClose={onClose} />
      </Form>
    </TitledDialog>
  );
}
