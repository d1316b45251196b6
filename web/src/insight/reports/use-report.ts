import type { Api } from '@trattativa/contract/api';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAnswer } from '../../platform/api/use-answer.ts';
import { useSession } from '../../platform/login/use-session.ts';

type ReportCall =
  | 'Report/GetPlayerReport'
  | 'Report/GetRequestReport'
  | 'Report/GetNegotiationReport'
  | 'Report/GetOfferReport';

const wellFormed = /^[A-Za-z0-9_-]{22,64}$/u;

/** In the address of who went to log in from a report: leads on to the thing itself as soon as it may be opened. */
export const enterMark = 'enter';

/**
 * A public report, asked as whoever is logged in. `gone`: there is nothing to show, whatever the reason. Somebody who came
 * back from logging in goes on to `pathOf(opens)` where it opens for them.
 */
export function useReport<Name extends ReportCall>(
  name: Name,
  shareId: string,
  pathOf: (id: number) => string,
): { data: Api[Name]['output'] | undefined; gone: boolean } {
  const { user, restoring } = useSession();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const known = wellFormed.test(shareId);
  const { data, error } = useAnswer(name, restoring || !known ? null : { shareId }, user?.id);
  const opens = data?.opens ?? null;
  const enters = opens !== null && address.has(enterMark);
  useEffect(() => {
    if (enters && opens !== null) void navigate(pathOf(opens), { replace: true });
  }, [enters, opens, navigate, pathOf]);
  return { data, gone: !known || error !== undefined };
}
