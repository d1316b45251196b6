import type { RuleCertainty, RuleStatus } from '@trattativa/domain/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { useTitleWords } from '../use-title-words.ts';

interface OriginLineProps {
  of: { edition: string; article: string; status: RuleStatus; certainty: RuleCertainty };
}

/** The regulation, its article, its force and how certain the figures are, in one line. */
export function OriginLine({ of: { edition, article, status, certainty } }: OriginLineProps) {
  const { t } = useTranslation('rules');
  const say = useTitleWords();
  return (
    <QuietText>
      {[say(edition), article, t(`status.${status}`), t(`certainty.${certainty}`)]
        .filter(Boolean)
        .join(' · ')}
    </QuietText>
  );
}
