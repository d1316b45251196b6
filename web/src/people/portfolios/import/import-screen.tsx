import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import '@mantine/core/styles/Alert.layer.css';
import { Alert, Button, NativeSelect, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { maxImportedRows, maxPlayerFileBytes } from '@trattativa/domain/people/import-limits';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../../files/uploads-ui.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { toCsv } from '../../../ui/csv/to-csv.ts';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { BackToPortfolio } from '../../players/page/back-to-portfolio.tsx';
import { usePlayerWords } from '../../players/use-player-words.ts';
import { exportedFields } from '../portfolio-table.ts';
import { ImportOutcome } from './import-outcome.tsx';
import classes from './import-screen.module.css';
import LastImport from './last-import.tsx';
import {
  type ImportOwner,
  ownerInput,
  rowsOf,
  type TableImport,
  useTableImport,
} from './use-table-import.ts';

const ImportOwnerFields = lazy(() => loadChunk(() => import('./import-owner.tsx')));
const ImportDoubles = lazy(() => loadChunk(() => import('./import-doubles.tsx')));
const ImportPhotos = lazy(() => loadChunk(() => import('./import-photos.tsx')));
const ImportParting = lazy(() => loadChunk(() => import('./import-parting.tsx')));
const ImportGrid = lazy(() => loadChunk(() => import('./import-grid.tsx')));

/** `/portfolio/import`: players from a file. Nothing is stored until the preview is confirmed. */
export default function ImportScreen() {
  const { t } = useTranslation(['player-import', 'portfolio']);
  const { kind } = useUser();
  const { fileSize, number } = useFormats();
  const isStaff = kind === 'staff' || kind === 'admin';
  const [named, setOwner] = useState<ImportOwner>(null);
  const work = useTableImport(named);
  const isOpen = work.table !== null && !work.outcome;
  const rows = work.table?.rows.length ?? 0;
  const source = t('source', { name: work.name, count: rows, number: number(rows) });
  const description = work.table ? source : t('description');
  return (
    <>
      <PageHeader
        title={t('title')}
        description={description}
        before={<BackToPortfolio />}
        actions={isOpen ? <ImportActs work={work} /> : work.outcome ? undefined : <TemplateButton />}
      />
      {isStaff && (
        <Suspense fallback={<Skeletons shape="rows" count={1} />}>
          <ImportOwnerFields onChoose={setOwner} />
        </Suspense>
      )}
      {work.problem && (
        <Alert color="red" role="alert" mb="md">
          {work.problem}
        </Alert>
      )}
      {work.undone && !work.outcome && (
        <Alert color="pitch" role="status" mb="md">
          {work.undone}
        </Alert>
      )}
      {work.reading && <Skeletons shape="rows" count={3} />}
      {work.outcome && <ImportOutcome work={work} />}
      {!work.outcome && work.table && (
        <>
          {work.sheets.length > 1 && (
            <NativeSelect
              label={t('sheet')}
              value={work.sheet}
              data={work.sheets.map(({ name }, place) => ({ value: String(place), label: name }))}
              onChange={({ currentTarget }) => work.chooseSheet(Number(currentTarget.value))}
            />
          )}
          <Suspense fallback={<Skeletons shape="rows" count={8} />}>
            {work.doubles && <ImportDoubles work={work} />}
            <ImportParting work={work} />
            {work.parted?.isOpen !== true && <ImportGrid work={work} />}
          </Suspense>
        </>
      )}
      {!work.table && !work.reading && !work.outcome && (!isStaff || named !== null) && (
        <LastImport owner={ownerInput(named)} />
      )}
      {!work.table && !work.reading && (!isStaff || named !== null) && (
        <ImportStart
          work={work}
          rules={t('rules', { size: fileSize(maxPlayerFileBytes), rows: number(maxImportedRows) })}
        />
      )}
      {!work.reading && work.parted?.isOpen !== true && (work.table !== null || !isStaff) && (
        <Suspense>
          <ImportPhotos work={work} />
        </Suspense>
      )}
    </>
  );
}

/** The decision, in reach while the table is corrected. */
function ImportActs({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const { number } = useFormats();
  const players = useMemo(() => (work.table ? rowsOf(work.table).length : 0), [work.table]);
  // The table is no list of players until somebody has said how its lines are parted.
  if (work.parted?.isOpen) {
    return (
      <Button variant="default" onClick={work.begin}>
        {t('another')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" disabled={work.applying} onClick={work.begin}>
        {t('another')}
      </Button>
      <Button loading={work.applying} disabled={players === 0 || work.doubles !== null} onClick={work.check}>
        {t('confirm', { count: players, number: number(players) })}
      </Button>
    </>
  );
}

/** Where a table comes from: pasted cells, or a file. */
function ImportStart({ work, rules }: { work: TableImport; rules: string }) {
  const { t } = useTranslation('player-import');
  const [text, setText] = useState('');
  return (
    <div className={classes.start}>
      <DropZone
        accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
        label={t('title')}
        rules={rules}
        onFiles={([file]) => void work.chooseFile(file)}
      />
      <Textarea
        label={t('paste')}
        description={t('pasteHint')}
        autosize
        minRows={5}
        maxRows={12}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button disabled={text.trim() === ''} onClick={() => work.paste(text)}>
          {t('readPasted')}
        </Button>
      </div>
    </div>
  );
}

/** A template with the headers of all fields and an example row. */
function TemplateButton() {
  const { t, i18n } = useTranslation(['player-import', 'players', 'ui']);
  const words = usePlayerWords();
  const example: Partial<Record<(typeof exportedFields)[number], string | number>> = {
    name: 'Mario',
    surname: 'Rossi',
    bornDate: '2004-03-17',
    nationality: words.country('IT'),
    country: words.country('IT'),
    principalRole: words.role(playerRole.attackingMidfielder),
    foot: words.foot(foot.right),
    heightCm: 181,
    contractualStatus: words.contract(contractualStatus.free),
    searchLevels: [3, 4].map(words.levelIn([], 'IT')).join(', '),
    phone: '+39 333 5550101',
    immediateAvailability: t('ui:yes'),
    salary: 1200,
  };
  function download() {
    const header = exportedFields.map((field) => t(`players:field.${field}`));
    const row = exportedFields.map((field) => example[field] ?? null);
    saveFile(
      toCsv([header, row], i18n.language === 'en' ? ',' : ';'),
      `${t('player-import:templateName')}.csv`,
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={download}
    >
      {t('player-import:template')}
    </Button>
  );
}
