import type { SaidVerdict } from '@trattativa/contract/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { VerdictLines } from './verdict-lines.tsx';

/** In a form: what the rules say to the act as it is written, folded away; nothing where they have nothing to say. */
export function KnownRules({ verdicts }: { verdicts: readonly SaidVerdict[] }) {
  const { t } = useTranslation('rules');
  if (verdicts.length === 0) return null;
  return (
    <FoldedPart title={t('act.known')} about={String(verdicts.length)}>
      <VerdictLines verdicts={verdicts} />
    </FoldedPart>
  );
}
