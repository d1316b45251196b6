import type { Transfer } from '@trattativa/contract/deals/transfers/transfer';
import { useTranslation } from 'react-i18next';
import { UnknownLines, VerdictLines } from '../../people/rules-ui.ts';
import { OpenDocuments } from '../closing/open-documents.tsx';
import { WindowLine } from '../closing/window-line.tsx';
import classes from './transfer-check.module.css';
import { useTransferCheck } from './transfers.queries.ts';

interface TransferCheckProps {
  transfer: Pick<Transfer, 'id' | 'version'>;
  /** Within the dialog of the signature, which also names what is open. */
  isSigning?: boolean;
  withWindow?: boolean;
}

/** What the rules say to the terms in force, and when the player can be registered; nothing if there is nothing to say. */
export default function TransferCheck({
  transfer: { id, version },
  isSigning = false,
  withWindow = false,
}: TransferCheckProps) {
  const { t } = useTranslation('rules');
  const { data } = useTransferCheck({ id, version });
  if (!data) return null;
  const { verdicts, unknown, openDocuments, window, lastSeason } = data;
  return (
    <>
      {verdicts.length + unknown.length > 0 && (
        <div className={classes.verdicts}>
          <VerdictLines verdicts={verdicts} label={t('act.title')} />
          <UnknownLines unknown={unknown} />
        </div>
      )}
      {isSigning && <OpenDocuments kinds={openDocuments} window={window} />}
      {withWindow && (window || lastSeason) && <WindowLine window={window} lastSeason={lastSeason} />}
    </>
  );
}
