import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { useAct } from '../../ui/use-act.ts';
import { closingKeys } from './closing.live.ts';
import classes from './closing.module.css';
import { useClosing } from './closing.queries.ts';
import { WindowLine } from './window-line.tsx';

/** The countdown to the end of the window with the last safe moment of each step, and the documents with their owners. */
export default function NegotiationClosing({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('closing');
  const { data } = useClosing(negotiationId);
  if (!data || data.documents.length === 0) return null;
  return (
    <>
      <PagePart title={t('title')} {...(data.steps.length > 0 && { hint: t('hint') })}>
        <WindowLine window={data.window} />
        <Steps steps={data.steps} />
      </PagePart>
      <PagePart title={t('documents')} {...(data.mayMark && { hint: t('documentsHint') })}>
        <Documents negotiationId={negotiationId} closing={data} />
      </PagePart>
    </>
  );
}

function Steps({ steps }: Pick<Closing, 'steps'>) {
  const { t } = useTranslation('closing');
  const { dateTime } = useFormats();
  if (steps.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {steps.map(({ name, safeUntil, standing }) => (
        <li key={name} data-standing={standing}>
          <span>{t(`step.${name}`)}</span>
          <span className={classes.when}>
            {standing === 'done' || standing === 'late'
              ? t(`standing.${standing}`)
              : t('by', { when: dateTime(safeUntil) })}
          </span>
        </li>
      ))}
    </ul>
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
    <ul className={classes.lines}>
      {closing.documents.map(({ kind, owner, isThere, dueAt, standing }) => (
        <li key={kind} data-standing={standing}>
          <label className={classes.document}>
            <input
              type="checkbox"
              checked={isThere}
              disabled={!closing.mayMark}
              onChange={({ currentTarget }) => mark(kind, currentTarget.checked)}
            />
            <span>
              {t(`document.${kind}`)}
              <span className={classes.soft}>{t(`owner.${owner}`)}</span>
            </span>
          </label>
          <span className={classes.when}>
            {dueAt === null || standing === 'done' || standing === 'late'
              ? t(`standing.${standing}`)
              : t('by', { when: dateTime(dueAt) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
