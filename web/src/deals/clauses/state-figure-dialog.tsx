import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ClauseWatch, DealClauses, PresentedFigure } from '@trattativa/contract/deals/clauses/clauses';
import { countedDays } from '@trattativa/domain/deals/clauses/clauses';
import { isResult, maxTotal } from '@trattativa/domain/deals/clauses/figures';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { now } from '../../platform/clock/clock.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { clausesKeys } from './clauses.live.ts';
import { useClauseWords } from './use-clause-words.ts';

interface StateFigureDialogProps {
  negotiationId: number;
  agreement: ClauseWatch['agreement'];
  figure: PresentedFigure;
  onClose: () => void;
}

interface Values {
  total: number | null;
  countedOn: string;
  isCorrection: boolean;
}

/** One side states a season's total so far, or corrects one that was confirmed in error. */
export default function StateFigureDialog(props: StateFigureDialogProps) {
  const { negotiationId, agreement, figure: stated, onClose } = props;
  const { season, figure, total: confirmed } = stated;
  const { t } = useTranslation(['closing', 'shell']);
  const words = useClauseWords();
  const client = useQueryClient();
  const days = countedDays(season, null);
  const today = now().toISOString().slice(0, 10);
  const latest = days.to < today ? days.to : today;
  const form = useForm<Values>({
    defaultValues: { total: null, countedOn: latest, isCorrection: false },
    mode: 'onTouched',
  });
  const isCorrection = useWatch({ control: form.control, name: 'isCorrection' });
  const happens = isResult(figure);
  const show = (clauses: DealClauses) => client.setQueryData([...clausesKeys.one, negotiationId], clauses);

  async function send({ total, countedOn, isCorrection: corrects }: Values) {
    const result = corrects ? 0 : 1;
    try {
      const { message, clauses } = await call('Clauses/StateFigure', {
        negotiationId,
        agreement,
        season,
        figure,
        total: happens ? result : (total ?? 0),
        countedOn,
        isCorrection: corrects,
      });
      show(clauses);
      showDone(message);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current) throw error;
      show(error.current as DealClauses);
      showProblem(t('closing:clauses.tooLate'));
    }
    onClose();
  }

  const named = { figure: words.figure(figure), season: words.season(season) };
  return (
    <TitledDialog title={t('closing:clauses.dialog.title', named)} onClose={onClose}>
      <Form form={form} onSubmit={send}>
        <p>{t('closing:clauses.dialog.text')}</p>
        {happens ? (
          !isCorrection && <p>{t('closing:clauses.dialog.happened')}</p>
        ) : (
          <DigitsField
            name="total"
            label={t('closing:clauses.dialog.total')}
            max={maxTotal(figure)}
            required
          />
        )}
        <DateField
          name="countedOn"
          label={t('closing:clauses.dialog.countedOn')}
          min={days.from}
          max={latest}
          required
        />
        {confirmed > 0 && (
          <CheckboxField name="isCorrection" label={t('closing:clauses.dialog.correction')} />
        )}
        <Group gap="sm" mt="md">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('closing:clauses.dialog.send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </Group>
      </Form>
    </TitledDialog>
  );
}
