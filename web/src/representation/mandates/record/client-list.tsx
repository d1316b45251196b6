import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerName } from '../../../people/players.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { mandatePath } from '../../../platform/paths.ts';
import { PagePart } from '../../../ui/page/page-part.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { MandateStatusChip } from '../mandate-status-chip.tsx';
import type { Client } from './client.ts';
import classes from './record.module.css';
import type { ClientForm } from './use-client-forms.ts';
import type { Recorded } from './use-recording.ts';

interface ClientListProps {
  clients: readonly Client[];
  forms: readonly ClientForm[];
  results: ReadonlyMap<number, Recorded>;
  isMeant: (client: Client) => boolean;
  onTick: (client: number, on: boolean) => void;
}

/** The clients, with their forms and what became of them. Whoever has a mandate already is listed on demand. */
export function ClientList({ clients, forms, results, isMeant, onTick }: ClientListProps) {
  const { t } = useTranslation('mandates');
  const [all, setAll] = useState(false);
  const fileOf = new Map(forms.flatMap(({ player, form }) => (player === null ? [] : [[player, form.name]])));
  const shown = clients.filter(
    ({ key, mandate }) => all || mandate === null || fileOf.has(key) || results.has(key),
  );
  return (
    <PagePart title={t('record.clients')} hint={t('record.clientsHint')}>
      <Checkbox
        label={t('record.all')}
        checked={all}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
      <ul className={classes.lines} aria-label={t('record.clients')}>
        {shown.map((client) => (
          <ClientLine
            key={client.key}
            client={client}
            file={fileOf.get(client.key)}
            result={results.get(client.key)}
            meant={isMeant(client)}
            onTick={onTick}
          />
        ))}
      </ul>
      {shown.length === 0 && <p>{t('record.allDone')}</p>}
    </PagePart>
  );
}

interface ClientLineProps {
  client: Client;
  file: string | undefined;
  result: Recorded | undefined;
  meant: boolean;
  onTick: (client: number, on: boolean) => void;
}

function ClientLine({ client, file, result, meant, onTick }: ClientLineProps) {
  const { t } = useTranslation('mandates');
  const { plainDate } = useFormats();
  const { key, bornDate, bornYear, mandate } = client;
  const born = bornDate === null ? bornYear : plainDate(bornDate);
  const done = result !== undefined && 'mandateId' in result;
  return (
    <li className={classes.client}>
      <Checkbox
        label={playerName(client)}
        description={born == null ? t('record.noBirth') : t('record.born', { day: String(born) })}
        checked={meant && !done}
        disabled={done}
        onChange={({ currentTarget }) => onTick(key, currentTarget.checked)}
      />
      <span className={classes.words}>
        {result && 'refused' in result && <span className={classes.refused}>{result.refused}</span>}
        {done && <Link to={mandatePath(result.mandateId)}>{t('record.see')}</Link>}
        {!done && file !== undefined && <span className={classes.file}>{file}</span>}
        {!done && meant && file === undefined && (
          <span className={classes.remark}>{t('record.needForm')}</span>
        )}
      </span>
      <span>
        {done && mandate === null ? (
          <StatusChip tone="sent">{t('recorded')}</StatusChip>
        ) : result && !done ? (
          <StatusChip tone="lost">{t('record.refused')}</StatusChip>
        ) : (
          mandate && <MandateStatusChip mandate={mandate} />
        )}
      </span>
    </li>
  );
}
