import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { UnderstoodTable } from '@trattativa/domain/people/import/understand-table';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { playersKeys } from '../../players/players.live.ts';
import { listPortfolio, type PortfolioKind, portfolioKind } from '../../players/portfolio-calls.ts';
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

const pageSize = 100;
/** Pages of players that are read of a larger portfolio; nobody has so many pictures at hand. */
const maxPages = 50;

async function everybody(kind: PortfolioKind, signal: AbortSignal): Promise<PhotoPlayer[]> {
  const players: PhotoPlayer[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { items, nextCursor } = await listPortfolio(kind, { limit: pageSize, cursor }, { signal });
    for (const { id, name, surname, bornDate, imageUrl } of items)
      players.push({
        key: id,
        name,
        surname,
        bornYear: bornDate === null ? null : Number(bornDate.slice(0, 4)),
        hasPicture: imageUrl !== null,
      });
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return players;
}

function PortfolioPhotos() {
  const kind = portfolioKind(useUser().kind);
  const { data } = useQuery({
    queryKey: [...playersKeys.picker, 'photos', kind],
    queryFn: ({ signal }) => everybody(kind, signal),
  });
  return data ? <PhotoArchivePart players={data} idOf={itself} /> : <Skeletons shape="rows" count={3} />;
}

const itself = (id: number): number => id;
