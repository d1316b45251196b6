import type { SaidUnknown, SaidVerdict } from '@trattativa/contract/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { UnknownLines, type WayLinks } from './unknown-lines.tsx';
import { VerdictLines } from './verdict-lines.tsx';

interface KnownRulesProps {
  verdicts: readonly SaidVerdict[];
  unknown: readonly SaidUnknown[];
  links?: WayLinks;
}

/** In a form: what the rules say to the act as it is written, folded away; nothing where they have nothing to say. */
export function KnownRules({ verdicts, unknown, links }: KnownRulesProps) {
  const { t } = useTranslation('rules');
  const count = verdicts.length + unknown.length;
  if (count === 0) return null;
  return (
    <FoldedPart title={t('act.known')} about={String(count)}>
      <VerdictLines verdicts={verdicts} />
      <UnknownLines unknown={unknown} links={links} />
    </FoldedPart>
  );
}
