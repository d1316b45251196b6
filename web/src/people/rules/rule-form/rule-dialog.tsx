import type { PackAnswer, RuleAnswer } from '@trattativa/contract/people/rules/rule';
import { ruleCertainties, ruleStatuses } from '@trattativa/domain/people/rules/rule';
import { fieldsOfKind, kindsOfPack, type RuleKind } from '@trattativa/domain/people/rules/rule-kinds';
import {
  maxRuleIdLength,
  maxRuleSourceLength,
  maxRuleTextLength,
} from '@trattativa/domain/people/rules/rule-limits';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RuleDialogEnd } from '../rule-dialog-end.tsx';
import { useAssociationOptions } from '../use-association-options.ts';
import { usePackSaved } from '../use-pack-saved.ts';
import { FigureInput } from './figure-input.tsx';
import { keptRule, type RuleValues, valuesOfRule, writtenRule } from './rule-form-values.ts';

interface RuleDialogProps {
  pack: PackAnswer;
  /** Null: a new rule. */
  rule: RuleAnswer | null;
  onClose: () => void;
}

/** The form of one rule. Saving it adds a version of its pack; the other rules stay as they are. */
export function RuleDialog({ pack, rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation(['rule-packs', 'rules']);
  const kinds = kindsOfPack(pack.pack);
  const form = useForm<RuleValues>({
    defaultValues: valuesOfRule(rule, rule?.kind ?? (kinds[0] as RuleKind)),
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const associations = useAssociationOptions();
  const save = usePackSaved(pack);

  async function send(values: RuleValues) {
    let at = 0;
    try {
      const overtaken = await save((latest) => {
        const rules = latest.rules.map((one) => (one.id === rule?.id ? writtenRule(values) : keptRule(one)));
        if (!rules.some(({ id }, index) => id === values.id && latest.rules[index]?.id === rule?.id)) {
          rules.push(writtenRule(values));
        }
        at = rule ? latest.rules.findIndex(({ id }) => id === rule.id) : rules.length - 1;
        return call('Rules/SavePack', {
          pack: latest.pack,
          version: latest.version,
          reason: values.reason,
          rules,
        });
      });
      if (overtaken === null) onClose();
      else form.setError('root.server', { message: overtaken });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError(error.status, error.code, error.text, {
        fields: error.fields.map((field) => ({ ...field, name: field.name.replace(`rules.${at}.`, '') })),
      });
    }
  }

  return (
    <TitledDialog
      title={rule ? `${t('rule-packs:edit')}: ${t(`rule-packs:kind.${rule.kind}`)}` : t('rule-packs:add')}
      onClose={onClose}
      wide
    >
      <Form form={form} label={t('rule-packs:save')} onSubmit={send}>
        {rule === null && (
          <SelectField
            name="kind"
            label={t('rule-packs:field.kind')}
            options={kinds.map((value) => ({ value, label: t(`rule-packs:kind.${value}`) }))}
            required
          />
        )}
        {rule === null && (
          <TextField
            name={'id' satisfies FieldPath<RuleValues>}
            label={t('rule-packs:field.id')}
            description={t('rule-packs:field.idHint')}
            maxLength={maxRuleIdLength}
            required
          />
        )}
        {Object.entries(fieldsOfKind(kind)).map(([name, field]) => (
          <FigureInput key={`${kind} ${name}`} name={name} field={field} />
        ))}
        <MultiSelectField
          name="associations"
          label={t('rule-packs:field.associations')}
          options={associations}
        />
        <DateField name="from" label={t('rule-packs:field.from')} />
        <DateField name="to" label={t('rule-packs:field.to')} />
        <SelectField
          name="status"
          label={t('rule-packs:field.status')}
          options={ruleStatuses.map((value) => ({ value, label: t(`rules:status.${value}`) }))}
          required
        />
        <TextField
          name="edition"
          label={t('rule-packs:field.edition')}
          maxLength={maxRuleTextLength}
          required
        />
        <TextField name="article" label={t('rule-packs:field.article')} maxLength={maxRuleTextLength} />
        <TextField
          name="source"
          label={t('rule-packs:field.source')}
          maxLength={maxRuleSourceLength}
          required
        />
        <SelectField
          name="certainty"
          label={t('rule-packs:field.certainty')}
          options={ruleCertainties.map((value) => ({ value, label: t(`rules:certainty.${value}`) }))}
          required
        />
        <RuleDialogEnd act={t('rule-packs:save')} onClose={onClose} />
      </Form>
    </TitledDialog>
  );
}
