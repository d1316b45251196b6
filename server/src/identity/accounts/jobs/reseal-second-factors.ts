import { job } from '../../../platform/jobs/jobs.ts';
import { listSecrets, replaceSealed } from '../sign-in/second-factor.repository.ts';

/**
 * Encrypts with the present token secret what a former one encrypted, so that the former one can be removed. Logs what no
 * key opens. Does nothing while no former secret is set.
 */
export const resealSecondFactors = job<object>({
  name: 'reseal-second-factors',
  every: '*/10 * * * *',
  async run({ db, ids, config, log }) {
    if (config.formerTokenSecrets.length === 0) return;
    let resealed = 0;
    const unreadable: number[] = [];
    for (const { account_id: accountId, secret } of await listSecrets(db)) {
      const opened = ids.open('second factor', secret);
      if (!opened) unreadable.push(accountId);
      else if (opened.byFormerKey) {
        await replaceSealed(db, accountId, { from: secret, to: ids.seal('second factor', opened.plain) });
        resealed += 1;
      }
    }
    if (resealed > 0) log.info({ resealed }, 'second factors are encrypted with the present token secret');
    if (unreadable.length > 0)
      log.error({ accounts: unreadable }, 'no token secret opens these second factors');
  },
});
