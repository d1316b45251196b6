import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';

const tones = { exact: 'won', potential: 'moving', partial: 'idle' } as const;

/** The kind of match as word, colour and shape. */
export function MatchKindChip({ kind }: { kind: MatchingKind }) {
  const { t } = useTranslation('catalogue');
  return <StatusChip tone={tones[kind]}>{t(`matchingKindShort.${kind}`)}</StatusChip>;
}
