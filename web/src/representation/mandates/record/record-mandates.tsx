import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FeeFields } from '../fee-fields.tsx';
import { emptyFee, type FeeValues, feeOf } from '../paper/paper-values.ts';
import { TermFields, type TermValues, usualTerms } from '../term-fields.tsx';
import type { Client } from './client.ts';
import { ClientList } from './client-list.tsx';
import { FormsPart } from './forms-part.tsx';
import classes from './record.module.css';
import { useClientForms } from './use-client-forms.ts';
import { useRecording } from './use-recording.ts';

type RecordValues = TermValues & FeeValues;

/** The terms once for all, the forms, and the clients whose mandates are recorded with them. */
export function RecordMandates({ clients }: { clients: readonly Client[] }) {
  const { t } = useTranslation('mandates');
  const { number } = useFormats();
  const [today] = useState(() => now().toISOString().slice(0, 10));
  const form = useForm<RecordValues>({
    defaultValues: { ...usualTerms(today, true), ...emptyFee },
    mode: 'onTouched',
  });
  const forms = useClientForms(clients);
  const recording = useRecording();
  // What the reader ticked or cleared; otherwise whoever has a form and no mandate is meant.
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const formOf = new Map(
    forms.forms.flatMap(({ player, form: { file } }) => (player !== null && file ? [[player, file]] : [])),
  );
  const isMeant = ({ key, mandate }: Client) => ticked.get(key) ?? (formOf.has(key) && mandate === null);
  const rows = clients.flatMap((client) => {
    const file = formOf.get(client.key);
    return file && isMeant(client) ? [{ playerId: client.key, form: file }] : [];
  });

  async function record({ fee, feeIn, ...terms }: RecordValues) {
    const done = await recording.record({ ...terms, ...feeOf({ fee, feeIn }) }, rows);
    forms.drop(done);
    setTicked((present) => new Map([...present].filter(([key]) => !done.has(key))));
  }

  const { busy, progress, results } = recording;
  const refused = [...results.values()].filter((result) => 'refused' in result).length;
  return (
    <Form form={form} onSubmit={record}>
      <div className={classes.groups}>
        <FormsPart forms={forms} clients={clients} busy={recording.busy} />
        <TermFields ofPlayer today={today} />
        <FeeFields />
        <ClientList
          clients={clients}
          forms={forms.forms}
          results={results}
          isMeant={isMeant}
          onTick={(key, on) => setTicked((present) => new Map(present).set(key, on))}
        />
        <div className={classes.send}>
          <Button type="submit" size="md" loading={busy} disabled={rows.length === 0}>
            {t('record.send', { count: rows.length, number: number(rows.length) })}
          </Button>
          <p role="status" className={classes.progress}>
            {progress &&
              (busy
                ? t('record.sending', { done: number(progress.done), of: number(progress.of) })
                : t('record.outcome', {
                    recorded: number(results.size - refused),
                    refused: number(refused),
                  }))}
          </p>
        </div>
      </div>
    </Form>
  );
}
