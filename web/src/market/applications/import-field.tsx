import { Button } from '@mantine/core';
import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import { maxLinkLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useImportSources } from './applications.queries.ts';
import classes from './apply-screen.module.css';
import { type ApplyValues, withImported } from './apply-values.ts';

/** Imports a player from a football-data site into the form, for review before sending. */
export default function ImportField({
  read,
  onRead,
}: {
  /** The last import; null: none yet. */
  read: ReadPlayer | null;
  onRead: (read: ReadPlayer) => void;
}) {
  const { t } = useTranslation(['apply', 'shell']);
  const { getValues, setValue, setError, clearErrors } = useFormContext<ApplyValues>();
  const [busy, setBusy] = useState(false);
  const sources = useImportSources(true).data;
  if (!sources) return null;
  const { footballData, hosts } = sources;
  if (!footballData && hosts.length === 0) return <p className={classes.hint}>{t('apply:importOff')}</p>;

  const asked = hosts.length === 0 ? 'number' : footballData ? 'both' : 'page';

  /** Checks that need no call to the site. */
  function wrongIn(reference: string): string | null {
    if (reference === '') return t('shell:form.required');
    return asked === 'number' && !/^\d{1,9}$/.test(reference) ? t('apply:onlyDigits') : null;
  }

  async function readNow() {
    const reference = getValues('reference').trim();
    const wrong = wrongIn(reference);
    if (wrong !== null) {
      setError('reference', { message: wrong }, { shouldFocus: true });
      return;
    }
    setBusy(true);
    clearErrors('reference');
    try {
      const found = await call('Candidate/ReadPlayerPage', { reference });
      setValue('player', withImported(getValues('player'), found), { shouldDirty: true });
      onRead(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError('reference', { message: error.text }, { shouldFocus: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={classes.import}>
      <TextField
        name="reference"
        label={t(`apply:reference.${asked}`)}
        description={hosts.length > 0 ? t('apply:hosts', { hosts: hosts.join(', ') }) : undefined}
        maxLength={maxLinkLength}
      />
      <Button variant="default" loading={busy} onClick={() => void readNow()}>
        {t('apply:read')}
      </Button>
      <div role="status" className={classes.hint}>
        {read ? (
          <>
            <p>{t('apply:readFrom', { source: read.source, name: read.name })}</p>
            {read.position !== '' && <p>{t('apply:position', { position: read.position })}</p>}
          </>
        ) : (
          t('apply:importFirst')
        )}
      </div>
    </div>
  );
}
