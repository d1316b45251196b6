import type { SaidVerdict } from '@trattativa/contract/people/rules/rule';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { OriginLine } from './rule-form/origin-line.tsx';
import classes from './verdict-lines.module.css';

const tones = { pass: 'won', warn: 'waiting', block: 'lost' } as const;

interface VerdictLinesProps {
  verdicts: readonly SaidVerdict[];
  /** The name of the list, where no heading names it. */
  label?: string;
  /** What the reader may do about one. */
  act?: (verdict: SaidVerdict) => ReactNode;
}

/** What each rule says, with what is possible instead and where it stands. */
export function VerdictLines({ verdicts, label, act }: VerdictLinesProps) {
  const { t } = useTranslation('rules');
  if (verdicts.length === 0) return null;
  return (
    <ul className={classes.verdicts} aria-label={label}>
      {verdicts.map((one) => (
        <li key={`${one.rule} ${one.edition} ${one.article}`}>
          <StatusChip tone={tones[one.verdict]}>{t(`act.verdict.${one.verdict}`)}</StatusChip>
          <p>{one.text}</p>
          <OriginLine of={one} />
          {act?.(one)}
        </li>
      ))}
    </ul>
  );
}
