import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { maxFileNameLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DropZone } from '../../../files/uploads-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { teamsKeys } from '../teams.live.ts';
import { ImportPreview } from './import-preview.tsx';
import classes from './import-teams.module.css';

/** The service's limit, in bytes. */
const maxFileBytes = 8_000_000;

type Preview = Api['Team/ImportTeams']['output'];

/** `/teams/import`: clubs from a CSV or JSON file, for staff. A preview comes before the import. */
export default function ImportTeamsScreen() {
  const { t } = useTranslation('teams');
  const { fileSize, number } = useFormats();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<{ fileName: string; content: string } | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(sent: { fileName: string; content: string }, apply: boolean) {
    setBusy(true);
    setProblem(null);
    try {
      return await call('Team/ImportTeams', { ...sent, apply });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function choose(chosen: File | undefined) {
    setPreview(null);
    setFile(null);
    setProblem(null);
    if (!chosen) return;
    if (chosen.size > maxFileBytes) {
      setProblem(t('import.tooLarge', { name: chosen.name, limit: fileSize(maxFileBytes) }));
      return;
    }
    const sent = { fileName: cutText(chosen.name, maxFileNameLength), content: await readBase64(chosen) };
    setFile(sent);
    setPreview(await send(sent, false));
  }

  async function apply() {
    const done = file && (await send(file, true));
    if (!done) return;
    for (const key of [teamsKeys.list, teamsKeys.places]) void client.invalidateQueries({ queryKey: key });
    await navigate(paths.teams);
    showDone(done.message);
  }

  return (
    <>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        before={<BackLink to={paths.teams}>{t('team.back')}</BackLink>}
      />
      <section className={classes.part} aria-labelledby="import-file">
        <h2 id="import-file">{t('import.file')}</h2>
        {file && <p className={classes.chosen}>{file.fileName}</p>}
        {!busy && (
          <DropZone
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            label={t('import.file')}
            rules={t('import.columns')}
            onFiles={([chosen]) => void choose(chosen)}
          />
        )}
        <p className={classes.soft} role="status">
          {busy ? t('import.reading') : ''}
        </p>
      </section>
      {problem !== null && <ErrorPanel text={problem} />}
      {preview && (
        <>
          <ImportPreview preview={preview} />
          <div className={classes.acts}>
            <Button disabled={preview.added === 0} loading={busy} onClick={() => void apply()}>
              {t('import.apply', { count: preview.added, number: number(preview.added) })}
            </Button>
            <Button component={Link} to={paths.teams} variant="default">
              {t('import.cancel')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Encodes a file in Base64, as calls carry it. */
async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  // In slices, because a call takes a limited number of arguments.
  for (let from = 0; from < bytes.length; from += 32_768)
    binary += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  return btoa(binary);
}
