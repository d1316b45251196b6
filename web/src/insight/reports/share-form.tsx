import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Sharing } from '@trattativa/contract/insight/reports/public-link';
import type { DealGroup, PlayerGroup, ReportGroup } from '@trattativa/domain/insight/report-groups';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { reportsKeys } from './reports.live.ts';
import classes from './share-dialog.module.css';

type Values = Record<'groups', Partial<Record<ReportGroup, boolean>>> & { expiresOn: string };

/** Groups of data that a link shows, and until when. */
export function ShareForm({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation(['sharing', 'reports']);
  const client = useQueryClient();
  const { kind, thingId, groups, link } = sharing;
  const form = useForm<Values>({
    defaultValues: {
      groups: Object.fromEntries(groups.map((group) => [group, link?.groups.includes(group) ?? false])),
      expiresOn: link?.expiresOn ?? '',
    },
  });
  const nameOf = (group: ReportGroup) =>
    t(kind === 'player' ? `reports:group.${group as PlayerGroup}` : `sharing:deal.${group as DealGroup}`);

  function show(present: Sharing) {
    client.setQueryData([...reportsKeys.sharing, kind, thingId], present);
    void client.invalidateQueries({ queryKey: reportsKeys.links });
  }

  async function publish(values: Values) {
    const chosen = groups.filter((group) => values.groups[group]);
    if (kind === 'player' && chosen.length === 0) {
      form.setError('root.server', { message: t('sharing:needGroup') });
      return;
    }
    const input = { kind, thingId, groups: chosen, expiresOn: values.expiresOn || null };
    try {
      const done = await call('Report/PublishReport', { ...input, version: link?.version ?? null });
      show(done.sharing);
      showDone(done.message);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current) throw error;
      show(error.current as Sharing);
      showProblem(t('sharing:tooLate'));
    }
  }

  return (
    <Form form={form} onSubmit={publish} label={t('sharing:groups')}>
      {groups.length > 0 && (
        <fieldset className={classes.groups}>
          <legend>{t('sharing:groups')}</legend>
          {groups.map((group) => (
            <CheckboxField
              key={group}
              name={`groups.${group}`}
              label={nameOf(group)}
              description={t(`sharing:hint.${group}`)}
            />
          ))}
        </fieldset>
      )}
      <DateField name="expiresOn" label={t('sharing:expires')} description={t('sharing:expiresHint')} />
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t(link ? 'sharing:save' : 'sharing:publish')}
        </Button>
      </div>
    </Form>
  );
}
