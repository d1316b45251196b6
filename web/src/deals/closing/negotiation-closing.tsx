import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { useTranslation } from 'react-i18next';
import { FilesOfLine } from '../../files/uploads-ui.ts';
import { VerdictLines } from '../../people/rules-ui.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { More } from '../../ui/more.tsx';
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
        <Warnings verdicts={data.verdicts} />
      </PagePart>
      <PagePart title={t('documents')} {...(data.mayMark && { hint: t('documentsHint') })}>
        <Documents negotiationId={negotiationId} closing={data} />
      </PagePart>
    </>
  );
}

/** What the rules warn of, folded: the dialog of a signature shows it open. */
function Warnings({ verdicts }: Pick<Closing, 'verdicts'>) {
  const { t } = useTranslation('closing');
  if (verdicts.length === 0) return null;
  return (
    <More label={t('rules', { count: verdicts.length })}>
      <VerdictLines verdicts={verdicts} />
    </More>
  );
}

/** What is still to do; what is done is folded. */
function Steps({ steps }: Pick<Closing, 'steps'>) {
  const { t } = useTranslation('closing');
  const done = steps.filter(({ standing }) => standing === 'done');
  return (
    <>
      <StepLines steps={steps.filter(({ standing }) => standing !== 'done')} />
      {done.length > 0 && (
        <More label={t('done', { count: done.length })}>
          <StepLines steps={done} />
        </More>
      )}
    </>
  );
}

function StepLines({ steps }: Pick<Closing, 'steps'>) {
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
      {closing.documents.map(({ kind, owner, isThere, dueAt, standing, files, mayAdd }) => (
        <li key={kind} data-standing={standing}>
          <label className={classes.document}>
            <input
              type="checkbox"
              checked={isThere}
              disabled={!closing.mayMark || files.length > 0}
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
