import { job } from '../../platform/jobs/jobs.ts';
import { TestProvider } from './test-provider.ts';

/** Sends what the test provider still has to report; nothing where another provider is set up. */
export const sendTestEvents = job<object>({
  name: 'send-test-payment-events',
  every: '* * * * *',
  async run({ payments }) {
    if (payments instanceof TestProvider) await payments.sendDue();
  },
});
