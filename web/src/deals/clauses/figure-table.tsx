import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ClauseWatch, DealClauses, PresentedFigure } from '@trattativa/contract/deals/clauses/clauses';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { clausesKeys } from './clauses.live.ts';
import classes from './clauses.module.css';
import { useClauseWords } from './use-clause-words.ts';

const StateFigureDialog = lazy(() => loadChunk(() => import('./state-figure-dialog.tsx')));

interface FigureTableProps {
  watch: ClauseWatch;
  negotiationId: number;
}

/** The figures on which both sides agree, what waits for an answer, and the way to state one. */
export function FigureTable({ watch, negotiationId }: FigureTableProps) {
  const { t } = useTranslation('closing');
  const { plainDate } = useFormats();
  const words = useClauseWords();
  const [stating, setStating] = useState<PresentedFigure | null>(null);
  return (
    <>
      <h4>{t('clauses.figures')}</h4>
      <PlainTable label={t('clauses.figuresOf', { payer: watch.payer, payee: watch.payee })}>
        <tbody>
          {watch.figures.map((figure) => (
            <tr key={`${figure.season} ${figure.figure}`}>
              <th scope="row">
                {words.figure(figure.figure)}{' '}
                <span className={classes.soft}>{words.season(figure.season)}</span>
              </th>
              <td>
                {figure.countedOn === null
                  ? t('clauses.unconfirmed')
                  : t('clauses.soFar', {
                      number: words.total(figure.figure, figure.total),
                      day: plainDate(figure.countedOn),
                    })}
                {figure.isImported && <span className={classes.soft}> · {t('clauses.imported')}</span>}
              </td>
              <td>
                <FigureActs
                  watch={watch}
                  figure={figure}
                  negotiationId={negotiationId}
                  onState={() => setStating(figure)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {stating && (
        <Suspense>
          <StateFigureDialog
            negotiationId={negotiationId}
            agreement={watch.agreement}
            figure={stating}
            onClose={() => setStating(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface FigureActsProps {
  watch: ClauseWatch;
  figure: PresentedFigure;
  negotiationId: number;
  onState: () => void;
}

/** What waits for an answer with its buttons, and the way to state a newer figure. */
function FigureActs({ watch, figure, negotiationId, onState }: FigureActsProps) {
  const { t } = useTranslation('closing');
  const { plainDate } = useFormats();
  const words = useClauseWords();
  const client = useQueryClient();
  const { busy, act } = useAct();
  const { open } = figure;
  const show = (clauses: DealClauses) => client.setQueryData([...clausesKeys.one, negotiationId], clauses);
  const answer = (figureId: number, said: 'confirm' | 'dispute') =>
    void act(
      async () => {
        const { message, clauses } = await call('Clauses/AnswerFigure', { figureId, answer: said });
        show(clauses);
        showDone(message);
      },
      (present) => {
        show(present as DealClauses);
        showProblem(t('clauses.tooLate'));
      },
    );
  const named = { figure: words.figure(figure.figure), season: words.season(figure.season) };
  return (
    <div className={classes.acts}>
      {open && (
        <span>
          {t(
            open.isCorrection
              ? 'clauses.correctedBy'
              : open.isImported
                ? 'clauses.importedAs'
                : 'clauses.statedBy',
            {
              who: words.who(watch, open.statedBy),
              number: words.total(figure.figure, open.total),
              day: plainDate(open.countedOn),
            },
          )}
          {open.statedBy === watch.side && <span className={classes.soft}> · {t('clauses.waits')}</span>}
        </span>
      )}
      <Group gap="xs">
        {open?.can.answer && (
          <>
            <Button
              size="xs"
              loading={busy}
              aria-label={t('clauses.confirmOf', named)}
              onClick={() => answer(open.id, 'confirm')}
            >
              {t('clauses.confirm')}
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={busy}
              aria-label={t('clauses.disputeOf', named)}
              onClick={() => answer(open.id, 'dispute')}
            >
              {t('clauses.dispute')}
            </Button>
          </>
        )}
        {figure.can.state && (
          <Button size="xs" variant="default" aria-label={t('clauses.updateOf', named)} onClick={onState}>
            {t('clauses.update')}
          </Button>
        )}
      </Group>
    </div>
  );
}
