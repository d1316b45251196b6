import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TransferForm } from './form/transfer-form.tsx';
import { transferInput, valuesOfTransfer } from './form/transfer-form-values.ts';
import { transferPath } from './transfer-paths.ts';
import { transferKeys } from './transfers.live.ts';
import { useTransfer } from './transfers.queries.ts';

/** Other terms than those in force, with which the form begins. */
export default function ReviseTransferScreen() {
  const { t } = useTranslation('transfers');
  const client = useQueryClient();
  const navigate = useNavigate();
  const word = Number(useParams().transferId);
  const id = Number.isSafeInteger(word) && word > 0 ? word : 0;
  const found = useTransfer(id);
  const transfer = found.data;
  if (!transfer && !found.error) return <Skeletons shape="page" />;
  const terms = transfer?.revisions.at(-1)?.terms;
  return (
    <>
      <PageHeader
        title={t('form.reviseTitle')}
        description={
          transfer &&
          t('route', { releasing: transfer.releasingClub.name, engaging: transfer.engagingClub.name })
        }
        before={<BackLink to={transferPath(id)}>{t('backToTransfer')}</BackLink>}
      />
      {transfer && terms && transfer.can.revise ? (
        <TransferForm
          key={transfer.version}
          label={t('form.reviseTitle')}
          draftKey={`transfer/${id}/revision/${transfer.revision + 1}`}
          values={valuesOfTransfer(terms)}
          send={async (values) => {
            const input = { transferId: id, version: transfer.version, ...transferInput(values) };
            return call('Transfer/ReviseTransfer', input).catch((error: unknown) => {
              // The other club was first; the input stays as a draft for the revision that it was written for.
              if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE') {
                void client.invalidateQueries({ queryKey: [...transferKeys.one, id] });
              }
              throw error;
            });
          }}
          onSent={async (revised) => {
            client.setQueryData([...transferKeys.one, id], revised);
            await navigate(transferPath(id));
          }}
          cancelTo={transferPath(id)}
        />
      ) : (
        <ErrorPanel text={t(transfer ? 'form.cannot' : 'notFound')} />
      )}
    </>
  );
}
