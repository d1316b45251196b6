import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { UnderstoodTable } from '@trattativa/domain/people/import/understand-table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useWholePortfolio } from '../../players/players.queries.ts';
import classes from './import-screen.module.css';
import PhotoArchivePart from './photo-archive.tsx';
import type { PhotoPlayer } from './use-photo-archive.ts';
import { rowsOf, type TableImport } from './use-table-import.ts';

/** Pictures for the players of the table, or without a table for those of the portfolio. */
export default function ImportPhotos({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const [opened, setOpened] = useState(false);
  const { table, outcome } = work;
  return (
    <div className={classes.photos}>
      {!opened && (
        <Button
          variant="subtle"
          leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          {t('photos.open')}
        </Button>
      )}
      {opened && (table ? <TablePhotos table={table} outcome={outcome} /> : <PortfolioPhotos />)}
    </div>
  );
}

interface TablePhotosProps {
  table: UnderstoodTable;
  outcome: TableImport['outcome'];
}

function TablePhotos({ table, outcome }: TablePhotosProps) {
  const records = useMemo(
    () => outcome && new Map(outcome.players.map(({ line, playerId }) => [line, playerId])),
    [outcome],
  );
  const players = useMemo((): PhotoPlayer[] => {
    const year = (value: unknown) => (value === undefined ? null : Number(String(value).slice(0, 4)));
    return rowsOf(table)
      .filter(({ line }) => !records || records.has(line))
      .map(({ line, values }) => ({
        key: line,
        name: String(values.name ?? ''),
        surname: String(values.surname ?? ''),
        bornYear: year(values.bornDate ?? values.bornYear),
        hasPicture: false,
      }));
  }, [table, records]);
  const idOf = useMemo(() => records && ((line: number) => records.get(line)), [records]);
  return <PhotoArchivePart players={players} idOf={idOf} />;
}

function PortfolioPhotos() {
  const { data } = useWholePortfolio();
  const players = useMemo(
    () =>
      data?.map(
        ({ id, name, surname, bornDate, imageUrl }): PhotoPlayer => ({
          key: id,
          name,
          surname,
          bornYear: bornDate === null ? null : Number(bornDate.slice(0, 4)),
          hasPicture: imageUrl !== null,
        }),
      ),
    [data],
  );
  return players ? (
    <PhotoArchivePart players={players} idOf={itself} />
  ) : (
    <Skeletons shape="rows" count={3} />
  );
}

const itself = (id: number): number => id;
