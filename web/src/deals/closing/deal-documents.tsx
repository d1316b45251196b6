import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentsField, FilesOfLine } from '../../files/uploads-ui.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { closingKeys } from './closing.live.ts';
import classes from './closing.module.css';
import { useClosing } from './closing.queries.ts';
import { PresentClub } from './present-club.tsx';

interface DealDocumentsProps {
  negotiationId: number;
  /** What has to be there before the player is registered, for who takes part in that. */
  withRequired: boolean;
}

/** All documents of a negotiation: those that registering the player needs, with their owners, and what else was attached. */
export default function DealDocuments({ negotiationId, withRequired }: DealDocumentsProps) {
  const { t } = useTranslation(['closing', 'files']);
  const id = useId();
  const attachments = <AttachmentsField parent={{ kind: 'negotiation', id: negotiationId }} />;
  if (!withRequired) return <PhoneFold title={t('files:title')}>{attachments}</PhoneFold>;
  return (
    <PhoneFold title={t('files:title')}>
      <RequiredDocuments negotiationId={negotiationId} />
      <section aria-labelledby={id} className={classes.list}>
        <h3 id={id}>{t('closing:attached')}</h3>
        {attachments}
      </section>
    </PhoneFold>
  );
}

function RequiredDocuments({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('closing');
  const { data } = useClosing(negotiationId);
  const id = useId();
  if (!data || data.documents.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.list}>
      <h3 id={id}>{t('documents')}</h3>
      {data.mayMark && <QuietText>{t('documentsHint')}</QuietText>}
      <PresentClub negotiationId={negotiationId} club={data.presentClub} />
      <Documents negotiationId={negotiationId} closing={data} />
    </section>
  );
}

function Documents({ negotiationId, closing }: { negotiationId: number; closing: Closing }) {
  const { t } = useTranslation('closing');
  const { dateTime } = useFormats();
  const client = useQueryClient();
  const { busy, act } = useAct();
  const key = [...closingKeys.one, negotiationId];

  /** The mark shows at once; a refusal takes it back. */
  function mark(kind: Closing['documents'][number]['kind'], isThere: boolean): void {
    if (busy) return;
    const documents = closing.documents.map((one) => (one.kind === kind ? { ...one, isThere } : one));
    client.setQueryData(key, { ...closing, documents });
    void act(async () => {
      try {
        client.setQueryData(key, await call('Closing/MarkDocument', { negotiationId, kind, isThere }));
      } catch (error) {
        void client.invalidateQueries({ queryKey: key });
        throw error;
      }
    });
  }

  return (
    <ul className={`${classes.lines} ${classes.documents}`}>
      {closing.documents.map(({ kind, owner, isThere, dueAt, standing, files, mayAdd }) => (
        <li key={kind} data-standing={standing}>
          <label className={classes.document}>
            <input
              type="checkbox"
              checked={isThere}
              disabled={
                !mayAdd || files.length > 0 || (kind === 'notice' && closing.presentClub?.told != null)
              }
              onChange={({ currentTarget }) => mark(kind, currentTarget.checked)}
            />
            <span>
              {t(`document.${kind}`)}
              <span className={classes.soft}>{t(`owner.${owner}`)}</span>
              <span className={classes.when}>
                {dueAt === null || standing === 'done' || standing === 'late'
                  ? t(`standing.${standing}`)
                  : t('by', { when: dateTime(dueAt) })}
              </span>
            </span>
          </label>
          {(files.length > 0 || mayAdd) && (
            <div className={classes.files}>
              <FilesOfLine
                parent={{ kind: documentParents[kind], id: negotiationId }}
                files={files}
                mayAdd={mayAdd}
                label={t('filesOf', { document: t(`document.${kind}`) })}
                upload={t('upload')}
                uploadLabel={t('uploadOf', { document: t(`document.${kind}`) })}
                onChange={() => void client.invalidateQueries({ queryKey: key })}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
