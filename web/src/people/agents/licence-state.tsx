import type { AgentLicence } from '@trattativa/contract/people/agents/licence';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';

/** What staff found, and the log of the licence, folded. Nothing for one that states no FIFA number. */
export function LicenceState({ licence }: { licence: AgentLicence }) {
  const { t } = useTranslation('licences');
  const { dateTime } = useFormats();
  const { state, decidedAt, refusal, acts } = licence;
  if (licence.fifaNumber === '' && acts.length === 0) return null;
  return (
    <>
      {licence.fifaNumber !== '' && (
        <QuietText>
          {state === 'waits' && t('state.waits')}
          {state === 'checked' && t('state.checked', { date: dateTime(decidedAt ?? '') })}
          {state === 'refused' && t('state.refused', { reason: refusal ?? '' })}
        </QuietText>
      )}
      <FoldedPart title={t('log.title')}>
        {acts.map(({ kind, at }) => (
          <QuietText key={at + kind}>{t(`log.${kind}`, { date: dateTime(at) })}</QuietText>
        ))}
      </FoldedPart>
    </>
  );
}
