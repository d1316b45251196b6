import type { RuleCertainty, RuleStatus } from '@trattativa/domain/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { useTitleWords } from '../use-title-words.ts';

interface RuleOriginProps {
  origin: {
    edition: string;
    status: RuleStatus;
    source: string;
    certainty: RuleCertainty;
    /** The last day of a rule that is over. */
    endedOn?: string | undefined;
  };
}

/** Where a rule stands, whether it is in force, where it was read and how certain that is. */
export function RuleOrigin({ origin: { edition, status, source, certainty, endedOn } }: RuleOriginProps) {
  const { t } = useTranslation('rules');
  const { plainDate } = useFormats();
  const say = useTitleWords();
  return (
    <FactList
      layout="rows"
      facts={[
        [t('origin.edition'), say(edition)],
        endedOn === undefined
          ? [t('origin.status'), t(`status.${status}`)]
          : [t('origin.validity'), t('ended', { until: plainDate(endedOn) })],
        [t('origin.source'), say(source)],
        [t('origin.certainty'), t(`certainty.${certainty}`)],
      ]}
    />
  );
}
