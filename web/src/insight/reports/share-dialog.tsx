import type { Sharing } from '@trattativa/contract/insight/reports/public-link';
import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { OpenLink } from './open-link.tsx';
import classes from './share-dialog.module.css';
import { ShareForm } from './share-form.tsx';
import { useSharing } from './sharing.queries.ts';

interface ShareDialogProps {
  kind: ReportKind;
  thingId: number;
  onClose: () => void;
}

/** What is public about a thing, and its link: create, change, send or revoke it. */
export default function ShareDialog({ kind, thingId, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const { data, error, refetch } = useSharing(kind, thingId);
  return (
    <TitledDialog title={t(`title.${kind}`, { name: data?.subject.player ?? '' })} onClose={onClose} wide>
      <div className={classes.body}>
        {error ? (
          <ErrorPanel text={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <Content sharing={data} />
        ) : (
          <Skeletons shape="rows" count={4} />
        )}
      </div>
    </TitledDialog>
  );
}

function Content({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing');
  const { kind, link, hidden, can } = sharing;
  const closed = link?.hidden ?? hidden;
  return (
    <>
      <p>{t(`intro.${kind}`)}</p>
      {closed !== null && <p className={classes.notice}>{t(`hidden.${closed}`)}</p>}
      {link && <OpenLink link={link} />}
      {!can.publish && !link && <p className={classes.notice}>{t('readOnly')}</p>}
      {can.publish && hidden === null && <ShareForm key={link?.version ?? 0} sharing={sharing} />}
    </>
  );
}
