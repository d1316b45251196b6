import type { FeeCap } from '@trattativa/contract/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';

/** FIFA's cap beside a commission, for comparison; nothing where no rule of today names one. */
export function FeeCapLine({ cap }: { cap: FeeCap | null }) {
  const { t } = useTranslation('rules');
  const { percent, number } = useFormats();
  if (cap === null || cap.status === 'repealed') return null;
  return (
    <QuietText>
      {t(`feeCap.${cap.status}`, {
        upTo: percent(cap.percentUpTo),
        above: percent(cap.percentAbove),
        threshold: number(cap.threshold),
      })}
    </QuietText>
  );
}
