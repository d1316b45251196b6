import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { largestPlayerFile, mostImportedRows } from '@trattativa/domain/people/import-limits';
import { type OwnerKind, ownerKinds } from '@trattativa/domain/people/owner-kind';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../files/uploads-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { toCsv } from '../../ui/csv/to-csv.ts';
import { readDigits } from '../../ui/form/digits.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { BackToPortfolio } from '../players/back-to-portfolio.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { ImportResult } from './import-result.tsx';
import classes from './import-screen.module.css';
import { exportedFields } from './portfolio-table.ts';
import { useImport } from './use-import.ts';

/** `/portfolio/import`: players from a file; nothing is stored until what was read is confirmed. */
export default function ImportScreen() {
  const { t } = useTranslation('portfolio');
  const { kind } = useUser();
  const { fileSize, number } = useFormats();
  const isStaff = kind === 'staff' || kind === 'admin';
  const [owner, setOwner] = useState<{ kind: OwnerKind; id: number | null }>({ kind: 'agent', id: null });
  const named = isStaff && owner.id !== null ? { kind: owner.kind, id: owner.id } : null;
  const read = useImport(named);
  return (
    <>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        before={<BackToPortfolio />}
        actions={<TemplateButton />}
      />
      {isStaff && (
        <div className={classes.owner}>
          <NativeSelect
            label={t('import.owner')}
            value={owner.kind}
            data={ownerKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
            onChange={({ currentTarget }) => setOwner({ ...owner, kind: currentTarget.value as OwnerKind })}
          />
          <TextInput
            label={t('import.ownerId')}
            inputMode="numeric"
            required
            value={owner.id ?? ''}
            onChange={({ currentTarget }) => setOwner({ ...owner, id: readDigits(currentTarget.value, 12) })}
          />
        </div>
      )}
      {read.problem && (
        <Alert color="red" role="alert" mb="md">
          {read.problem}
        </Alert>
      )}
      {read.reading && (
        <>
          <p role="status">{t('import.reading', { name: read.fileName })}</p>
          <Skeletons shape="rows" count={3} />
        </>
      )}
      {read.answer && (
        <ImportResult
          answer={read.answer}
          applying={read.applying}
          onApply={read.apply}
          onAnother={read.begin}
        />
      )}
      {!read.answer && !read.reading && (!isStaff || named !== null) && (
        <DropZone
          accept=".csv,.tsv,.txt,.json,text/csv"
          label={t('import.title')}
          rules={t('import.rules', { size: fileSize(largestPlayerFile), rows: number(mostImportedRows) })}
          onFiles={([file]) => void read.choose(file)}
        />
      )}
    </>
  );
}

/** A file with the headers of all fields, and one row that shows how they are written. */
function TemplateButton() {
  const { t, i18n } = useTranslation(['portfolio', 'players', 'ui']);
  const words = usePlayerWords();
  const example: Partial<Record<(typeof exportedFields)[number], string | number>> = {
    name: 'Mario',
    surname: 'Rossi',
    bornDate: '2004-03-17',
    nationality: words.country('IT'),
    country: words.country('IT'),
    principalRole: words.role(9),
    foot: words.foot(0),
    heightCm: 181,
    contractualStatus: words.contract(0),
    searchLevels: [3, 4].map(words.level).join(', '),
    phone: '+39 333 5550101',
    immediateAvailability: t('ui:yes'),
    salary: 1200,
  };
  function download() {
    const header = exportedFields.map((field) => t(`players:field.${field}`));
    const row = exportedFields.map((field) => example[field] ?? null);
    saveFile(
      toCsv([header, row], i18n.language === 'en' ? ',' : ';'),
      `${t('portfolio:import.templateName')}.csv`,
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={download}
    >
      {t('portfolio:import.template')}
    </Button>
  );
}
