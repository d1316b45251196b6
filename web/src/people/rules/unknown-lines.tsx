import { Anchor } from '@mantine/core';
import type { SaidUnknown } from '@trattativa/contract/people/rules/rule';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import classes from './verdict-lines.module.css';

/** Where the reader can state what is not known, of the ways that lead to a page. */
export type WayLinks = Partial<Record<SaidUnknown['way'], string>> | undefined;

interface UnknownLinesProps {
  unknown: readonly SaidUnknown[];
  links?: WayLinks;
}

/** What a rule in force needs and nobody has stated, with where it is stated. */
export function UnknownLines({ unknown, links }: UnknownLinesProps) {
  const { t } = useTranslation('rules');
  if (unknown.length === 0) return null;
  return (
    <ul className={classes.verdicts} aria-label={t('act.unknown')}>
      {unknown.map(({ fact, way, text, where }) => {
        const to = links?.[way];
        return (
          <li key={fact}>
            <StatusChip tone="waiting">{t('act.unknown')}</StatusChip>
            <p>
              {text}:{' '}
              {to ? (
                <Anchor component={Link} to={to}>
                  {where}
                </Anchor>
              ) : (
                where
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
