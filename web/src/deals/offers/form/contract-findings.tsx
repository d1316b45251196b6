import type { ContractFinding } from '@trattativa/domain/deals/offers/contract-checks';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findingsIn, type PersonOfForm, useFindingWords } from '../contract-rules.ts';
import classes from './offer-form.module.css';
import type { TermsValues } from './offer-form-values.ts';

/** What the rules say of the terms as filled in so far. */
export function ContractFindings({ person }: { person: PersonOfForm }) {
  const { watch } = useFormContext<TermsValues>();
  return <FindingList findings={findingsIn(watch(), person)} />;
}

/** Findings in words, each sentence once, refusals and warnings told apart. */
export function FindingList({ findings }: { findings: readonly ContractFinding[] }) {
  const { t } = useTranslation('offers');
  const words = useFindingWords();
  if (findings.length === 0) return null;
  const said = new Map(findings.map((finding) => [words(finding), finding.verdict]));
  return (
    <ul className={classes.findings} aria-label={t('check.title')} aria-live="polite">
      {[...said].map(([sentence, verdict]) => (
        <li key={sentence} data-verdict={verdict}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
