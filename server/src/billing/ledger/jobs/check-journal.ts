import { job } from '../../../platform/jobs/jobs.ts';
import { examineJournal, insertCheck } from '../ledger.repository.ts';

/** Looks every day whether the journal sums to zero and has every payment and invoice; says so in the log and `/metrics`. */
export const checkJournal = job<object>({
  name: 'check-journal',
  every: '41 3 * * *',
  async run({ db, clock, log }) {
    const check = { at: clock.now(), ...(await examineJournal(db)) };
    await insertCheck(db, check);
    const { movements, unbalanced, unposted } = check;
    const line = { event: 'journal', movements, unbalanced, unposted };
    if (unbalanced + unposted > 0) log.error(line, 'the journal is not right');
    else log.info(line, 'the journal sums to zero');
  },
});
