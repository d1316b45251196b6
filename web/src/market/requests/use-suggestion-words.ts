import type { Suggestion } from '@trattativa/contract/market/matching/preview-endpoints';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { RequestValues } from './request-values.ts';

/** What a suggestion would change of what is written now: "if up to 23 years instead of 21". */
export function useSuggestionWords(): (suggestion: Suggestion, values: RequestValues) => string {
  const { t } = useTranslation(['requests', 'catalogue']);
  const { money } = useFormats();
  const player = usePlayerWords();
  return ({ field, value }, values) => {
    const to = Number(value);
    const from = Number(values[field]);
    const instead = (word: (id: number) => string) =>
      t('requests:preview.change.instead', { from: word(from), to: word(to) });
    const without = (what: string) => t('requests:preview.change.without', { what });
    switch (field) {
      case 'underAge':
      case 'overAge':
        return t(`requests:preview.change.${field}`, { from, to });
      case 'monthlyOffer':
        return instead(money);
      case 'refundRange':
        return instead(player.refund);
      case 'level':
        return instead(player.level);
      case 'minHeightCm':
        return instead((cm) => `${cm} cm`);
      case 'skills': {
        const dropped = (values.skills ?? []).find((skill) => !(value as number[]).includes(skill));
        return without(dropped === undefined ? '' : t(`catalogue:skill.${dropped}`));
      }
      default:
        return without(t(`requests:field.${field}`));
    }
  };
}
