import type { AssociationCode } from '@trattativa/domain/people/associations';
import type { RuleCertainty, RuleStatus } from '@trattativa/domain/people/rules/rule';
import type { ValueChange } from '@trattativa/domain/people/rules/rule-changes';
import { fieldsOfKind, type RuleKind } from '@trattativa/domain/people/rules/rule-kinds';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useRuleWords } from './use-rule-words.ts';
import { useTitleWords } from './use-title-words.ts';

/** A stored figure from its text. */
function figureFrom(text: string, type: string): unknown {
  if (type === 'yesNo') return text === 'true';
  return type === 'number' ? Number(text) : text;
}

/** Says a value of a changed rule as the rule itself says it; null, that there was none, has words of its own. */
export function useChangeWords() {
  const { t } = useTranslation(['rule-packs', 'rules', 'countries']);
  const { plainDate } = useFormats();
  const { figure } = useRuleWords();
  const say = useTitleWords();
  return (kind: RuleKind, path: ValueChange['path'], text: string | null): string => {
    if (text === null) return t('rule-packs:change.nothing');
    const name = path.startsWith('figures.') ? path.slice('figures.'.length) : null;
    if (name !== null) {
      const field = fieldsOfKind(kind)[name];
      return field ? figure(field, figureFrom(text, field.type)) : text;
    }
    if (path === 'from' || path === 'to') return plainDate(text);
    if (path === 'status') return t(`rules:status.${text as RuleStatus}`);
    if (path === 'certainty') return t(`rules:certainty.${text as RuleCertainty}`);
    if (path === 'edition' || path === 'source') return say(text);
    if (path !== 'associations') return text;
    const codes = text.split(', ') as AssociationCode[];
    return codes.map((code) => t(`countries:${code}`)).join(', ');
  };
}
