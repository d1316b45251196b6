import { useMutation } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { draftsOf } from '@trattativa/domain/people/import/career-entry-drafts';
import type { CellValue } from '@trattativa/domain/people/import/cells/cell-reading';
import type { ImportTarget } from '@trattativa/domain/people/import/import-targets';
import { type PartingSign, partTable } from '@trattativa/domain/people/import/part-lines';
import type { RowKind } from '@trattativa/domain/people/import/row-kinds';
import { type UnderstoodTable, understandTable } from '@trattativa/domain/people/import/understand-table';
import { maxPlayerFileBytes } from '@trattativa/domain/people/import-limits';
import type { OwnerKind } from '@trattativa/domain/people/owner-kind';
import { cutText } from '@trattativa/domain/platform/cut-text';
import { maxFileNameLength } from '@trattativa/domain/platform/text-limits';
import type { Language } from '@trattativa/texts/languages';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useRefreshPortfolio } from '../use-refresh-portfolio.ts';

type Sheet = Api['Portfolio/ReadPlayerTable']['output']['sheets'][number];
export type ImportOutcome = Api['Portfolio/ImportPlayerRows']['output'];
type Doubles = ImportOutcome['duplicates'];
type Rows = Api['Portfolio/ImportPlayerRows']['input']['rows'];

/** The future owner of the players; null: the reader. */
export type ImportOwner = { kind: OwnerKind; id: number } | null;

/** A table and all that was decided about it; kept over a reload. */
interface Work {
  name: string;
  sheets: Sheet[];
  sheet: number;
  /** The sign that parts lines of one cell; null: none does. Absent while nobody has said it. */
  sign?: PartingSign | null | undefined;
  columns: [number, ImportTarget | null][];
  answers: [string, CellValue | null][];
  kinds: [number, RowKind][];
  edits: [string, string][];
}

const draftKey = 'trattativa.import';

/** What is decided about the cells of a table, and means nothing in another. */
const undecided = { columns: [], answers: [], kinds: [], edits: [] };

function storedWork(): Work | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Work | null;
  } catch {
    return null;
  }
}

/** Keeps the work; a table too large for the browser's store is kept only while the page is open. */
function storeWork(work: Work | null): void {
  try {
    if (work) sessionStorage.setItem(draftKey, JSON.stringify(work));
    else sessionStorage.removeItem(draftKey);
  } catch {
    sessionStorage.removeItem(draftKey);
  }
}

export function ownerInput(owner: ImportOwner) {
  if (!owner) return {};
  if (owner.kind === 'team') return { teamId: owner.id };
  return owner.kind === 'coach' ? { coachingStaffId: owner.id } : { agentId: owner.id };
}

/** Encodes bytes in Base64, slice by slice. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 32_768) {
    text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  }
  return btoa(text);
}

/** True for XLSX and ODS, whose cells are parted already. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Today as the service's dates are written. */
const today = () => new Date().toISOString().slice(0, 10);

/** Reads a table of players, understands it while it is corrected, and imports it. */
export function useTableImport(owner: ImportOwner) {
  const { t, i18n } = useTranslation('player-import');
  const { fileSize } = useFormats();
  const [intentKey] = useState(createIntentKeys);
  const [work, setWork] = useState(storedWork);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [doubles, setDoubles] = useState<Doubles | null>(null);
  /** What was read, for a second reading line by line; not kept over a reload. */
  const [source, setSource] = useState<{ name: string; bytes: Uint8Array } | null>(null);
  // What was imported is not offered again after a reload.
  useEffect(() => storeWork(outcome ? null : work), [work, outcome]);

  const refused = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(error.text);
  };
  const refresh = useRefreshPortfolio();

  const parted = useMemo(() => work && partTable(work.sheets[work.sheet]?.rows ?? [], work.sign), [work]);
  const table = useMemo(() => {
    if (!work || !parted) return null;
    const edits = new Map(work.edits);
    const rows = parted.rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, place) => edits.get(`${line} ${place}`) ?? cell),
    }));
    const choices = {
      columns: new Map(work.columns),
      answers: new Map(work.answers),
      kinds: new Map(work.kinds),
    };
    return understandTable(rows, { today: today(), preferred: i18n.language as Language, choices });
  }, [work, parted, i18n.language]);

  const read = useMutation({
    mutationFn: async ({
      asLines = false,
      ...file
    }: {
      name: string;
      bytes: Uint8Array;
      asLines?: boolean;
    }) => ({
      file,
      ...(await call('Portfolio/ReadPlayerTable', {
        fileName: cutText(file.name, maxFileNameLength),
        content: base64Of(file.bytes),
        asLines,
      })),
    }),
    onSuccess({ file, sheets }) {
      setOutcome(null);
      setDoubles(null);
      setSource(file);
      setWork({ name: file.name, sheets, sheet: 0, ...undecided });
    },
    onError: refused,
  });
  const apply = useMutation({
    /** `takenDuplicates`: the lines that come in although they look like a player who is there already. */
    async mutationFn(takenDuplicates: number[]) {
      const rows = table ? rowsOf(table) : [];
      const asked = { ...ownerInput(owner), apply: true, takenDuplicates, rows };
      return call('Portfolio/ImportPlayerRows', asked, { idempotencyKey: intentKey(asked) });
    },
    onSuccess(answer) {
      setDoubles(null);
      setOutcome(answer);
      refresh();
    },
    onError: refused,
  });
  /** Nothing is stored while rows look like players who are there already: the reader decides on them first. */
  const check = useMutation({
    mutationFn: () =>
      call('Portfolio/ImportPlayerRows', {
        ...ownerInput(owner),
        apply: false,
        rows: table ? rowsOf(table) : [],
      }),
    onSuccess({ duplicates }) {
      if (duplicates.length > 0) setDoubles(duplicates);
      else apply.mutate([]);
    },
    onError: refused,
  });
  const undo = useMutation({
    mutationFn: (importId: number) => call('Portfolio/UndoPlayerImport', { ...ownerInput(owner), importId }),
    onSuccess() {
      setOutcome(null);
      refresh();
    },
    onError: refused,
  });

  async function chooseFile(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem(null);
    if (file.size > maxPlayerFileBytes) {
      setProblem(t('tooLarge', { name: file.name, size: fileSize(maxPlayerFileBytes) }));
      return;
    }
    read.mutate({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }

  function paste(text: string): void {
    setProblem(null);
    read.mutate({ name: t('pasted'), bytes: new TextEncoder().encode(text) });
  }

  const change = (more: (present: Work) => Partial<Work>) => {
    setProblem(null);
    setDoubles(null);
    setWork((present) => present && { ...present, ...more(present) });
  };
  const put = <Key, Value>(list: [Key, Value][], key: Key, value: Value): [Key, Value][] => [
    ...list.filter(([known]) => known !== key),
    [key, value],
  ];

  return {
    name: work?.name ?? '',
    sheets: work?.sheets ?? [],
    sheet: work?.sheet ?? 0,
    table,
    problem,
    outcome,
    reading: read.isPending,
    doubles,
    applying: check.isPending || apply.isPending,
    undoing: undo.isPending,
    undone: undo.data?.message ?? null,
    chooseFile,
    paste,
    chooseSheet: (sheet: number) => change(() => ({ sheet, sign: undefined, ...undecided })),
    parted,
    chooseSign: (sign: PartingSign | null) => change(() => ({ sign, ...undecided })),
    /** Reads a text again, line by line, for a reader who says how it is parted; null where that is not possible. */
    partAnew: source && !isArchive(source.bytes) ? () => read.mutate({ ...source, asLines: true }) : null,
    setColumn: (column: number, target: ImportTarget | null) =>
      change(({ columns }) => ({
        columns: put(
          // A field is read from one column only.
          columns.filter(([, other]) => target === null || target === 'comments' || other !== target),
          column,
          target,
        ),
      })),
    answer: (key: string, value: CellValue | null) =>
      change(({ answers }) => ({ answers: put(answers, key, value) })),
    setKind: (line: number, kind: RowKind) => change(({ kinds }) => ({ kinds: put(kinds, line, kind) })),
    edit: (line: number, column: number, text: string) =>
      change(({ edits }) => ({ edits: put(edits, `${line} ${column}`, text) })),
    check: () => check.mutate(),
    apply: apply.mutate,
    leaveDoubles: () => setDoubles(null),
    undo: undo.mutate,
    begin() {
      setProblem(null);
      setOutcome(null);
      setDoubles(null);
      setWork(null);
    },
  };
}

export type TableImport = ReturnType<typeof useTableImport>;

/** The players of the table, as they are sent. */
export function rowsOf(table: UnderstoodTable): Rows {
  return draftsOf(table).map(({ line, draft, careerEntries }) => ({
    line,
    values: draft as Rows[number]['values'],
    ...(careerEntries.length > 0 && { careerEntries: careerEntries as Rows[number]['careerEntries'] }),
  }));
}
