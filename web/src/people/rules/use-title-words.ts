import { titleOf } from '@trattativa/domain/people/rules/rule-titles';
import { useTranslation } from 'react-i18next';

/** Says an edition or a source in the reader's language where there are texts for it. */
export function useTitleWords(): (text: string) => string {
  const { t } = useTranslation('rule-titles');
  return (text) => {
    const name = titleOf(text);
    return name === null ? text : t(`title.${name}`);
  };
}
