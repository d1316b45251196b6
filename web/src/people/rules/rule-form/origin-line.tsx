import type { RuleCertainty, RuleStatus } from '@trattativa/domain/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { useTitleWords } from '../use-title-words.ts';

interface OriginLineProps {
  of: {
    edition: string;
    article: string;
    status: RuleStatus;
    certainty: RuleCertainty;
    /** The last day of a rule that is over. */
    endedOn?: string | undefined;
  };
}

/** The regulation, its article, its force and how certain the figures are, in one line. */
export function OriginLine({ of: { edition, article, status, certainty, endedOn } }: OriginLineProps) {
  const { t } = useTranslation('rules');
  const { plainDate } = useFormats();
  const say = useTitleWords();
  const validity = endedOn === undefined ? t(`status.${status}`) : t('ended', { until: plainDate(endedOn) });
  return (
    <QuietText>
      {[say(edition), article, validity, t(`certainty.${certainty}`)].filter(Boolean).join(' · ')}
    </QuietText>
  );
}
