import type { FeeSheetOfDeal } from '@trattativa/contract/deals/fee-sheet/fee-sheet';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './fee-sheet.module.css';
import { FeeSheetLines } from './fee-sheet-lines.tsx';

/** What a side agrees to with its signature: who acts for whom, every payer and every figure. */
export default function SheetBeforeSigning({ sheet }: { sheet: FeeSheetOfDeal }) {
  const { t } = useTranslation('closing');
  if (!sheet.isAsked) return null;
  return (
    <div className={classes.part}>
      <FeeSheetLines sheet={sheet} />
      <ChangedParts sheet={sheet} />
      {sheet.waitsForRoles ? (
        <p className={classes.warning}>{t('sheet.dual', { agent: dualAgentOf(sheet) })}</p>
      ) : (
        <QuietText>{t('sheet.bySigning')}</QuietText>
      )}
    </div>
  );
}

/** The name of the agent who acts for both sides. */
export function dualAgentOf({ agents }: FeeSheetOfDeal): string {
  return agents.find(({ actsFor }) => actsFor === 'both')?.name ?? '';
}

/** What changed since the reader's side agreed. */
export function ChangedParts({ sheet: { changed } }: { sheet: FeeSheetOfDeal }) {
  const { t, i18n } = useTranslation('closing');
  if (changed.length === 0) return null;
  const parts = new Intl.ListFormat(i18n.language).format(changed.map((part) => t(`sheet.part.${part}`)));
  return <p className={classes.warning}>{t('sheet.changed', { parts })}</p>;
}
