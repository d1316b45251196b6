import { Button } from '@mantine/core';
import type { CellReading, CellValue } from '@trattativa/domain/people/import/cells/cell-reading';
import type { ImportTarget } from '@trattativa/domain/people/import/import-targets';
import { answerKey } from '@trattativa/domain/people/import/understand-table';
import { useTranslation } from 'react-i18next';
import classes from './import-grid.module.css';
import { useImportWords } from './use-import-words.ts';
import type { TableImport } from './use-table-import.ts';

interface Question {
  key: string;
  text: string;
  target: ImportTarget;
  count: number;
  choices: readonly CellValue[];
}

const maxQuestions = 6;

/** The classes of equal cells that have several meanings, the most frequent first. */
function questionsOf(table: NonNullable<TableImport['table']>): Question[] {
  const found = new Map<string, Question>();
  for (const row of table.rows) {
    if (row.kind !== 'player') continue;
    for (const [column, reading] of row.readings.entries()) {
      const target = table.columns[column]?.target;
      if (!target || reading.state !== 'doubt' || !reading.choices || reading.choices.length < 2) continue;
      const text = row.cells[column] ?? '';
      const key = answerKey(column, text);
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { key, text, target, count: 1, choices: reading.choices });
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count).slice(0, maxQuestions);
}

/** One answer for all cells that say the same. */
export function ImportQuestions({ work }: { work: TableImport }) {
  const { t } = useTranslation('player-import');
  const words = useImportWords();
  const questions = work.table ? questionsOf(work.table) : [];
  if (questions.length === 0) return null;
  return (
    <ul className={classes.questions} aria-label={t('questions')}>
      {questions.map(({ key, text, target, count, choices }) => (
        <li key={key} className={classes.question}>
          <p>
            <strong>{t('question', { text })}</strong>
            <span className={classes.written}>{t('rowsAlike', { count, number: count })}</span>
          </p>
          <div className={classes.choices}>
            {choices.map((choice) => (
              <Button
                key={String(choice)}
                size="xs"
                variant="default"
                onClick={() => work.answer(key, choice)}
              >
                {words(target, { state: 'read', value: choice } as CellReading)}
              </Button>
            ))}
            <Button size="xs" variant="subtle" onClick={() => work.answer(key, null)}>
              {t('leaveEmpty')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
