import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { negotiationReportEndpoints } from '@trattativa/contract/deals/negotiations/report-endpoints';

import { translate } from '@trattativa/texts/translate';
import { findAgentOfAccount } from '../../people/agents.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { getNegotiationsReport } from './get-negotiations-report.ts';
import { writeNegotiationsReport } from './write-negotiations-report.ts';

/** The report as a PDF in the caller's language, made for this answer and not kept. */
export async function printNegotiationsReport(
  services: Services,
  call: CallOf<typeof negotiationReportEndpoints.printNegotiationsReport>,
): Promise<FileAnswer> {
  const at = services.clock.now();
  const { language, input: filter } = call;
  const report = await getNegotiationsReport(services, call);
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-pdf-'));
  try {
    const path = join(folder, 'report.pdf');
    await writeNegotiationsReport(path, {
      report,
      filter,
      language,
      at,
      whose: await whoseName(services, call.actor),
    });
    const body = await readFile(path);
    const name = `${translate(language, 'negotiations-report:fileName')}-${dayOf(at)}.pdf`;
    return { name, type: 'application/pdf', bytes: body.length, body };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whose negotiations an agent's figures count: the agent and the agency; null for those of everybody. */
async function whoseName({ db }: Services, actor: Actor): Promise<string | null> {
  if (isStaff(actor)) return null;
  const agent = await findAgentOfAccount(db, actor.accountId);
  return agent && [`${agent.name} ${agent.surname}`, agent.society].filter(Boolean).join(', ');
}
