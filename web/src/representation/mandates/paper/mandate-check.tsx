import { Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { playerPath } from '../../../people/players.ts';
import { FeeCapLine, KnownRules } from '../../../people/rules-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { isWholeDate } from '../../../ui/form/date/typed-date.ts';
import type { TermValues } from '../term-fields.tsx';
import type { PaperValues } from './paper-values.ts';

type Check = Api['Mandate/CheckMandate']['output'];
type Asked = Pick<PaperValues, 'fee' | 'feeIn' | 'formFileId'> & Pick<TermValues, 'startsOn' | 'endsOn'>;

/** What the form says of a player's mandate before it is proposed; asked anew when days, fee or form change. */
function useMandateCheck(playerId: number): Check | undefined {
  const [startsOn, endsOn, fee, feeIn, form] = useWatch<
    Asked,
    ['startsOn', 'endsOn', 'fee', 'feeIn', 'formFileId']
  >({ name: ['startsOn', 'endsOn', 'fee', 'feeIn', 'formFileId'] });
  const isPercent = feeIn === 'percent';
  const input = {
    playerId,
    startsOn,
    endsOn,
    ...(isPercent ? { feePercent: fee !== null && fee <= maxPercent ? fee : null } : { feeAmount: fee }),
    isOnForm: form.length > 0,
  };
  return useQuery({
    queryKey: ['mandates', 'check', input],
    queryFn: ({ signal }) => call('Mandate/CheckMandate', input, { signal }),
    enabled: isWholeDate(startsOn) && isWholeDate(endsOn) && endsOn >= startsOn,
    staleTime: 0,
    placeholderData: keepPreviousData,
  }).data;
}

/** At the end of the form of a player's mandate: the cap beside the fee, and what the rules say. */
export default function MandateCheck({ playerId }: { playerId: number }) {
  const check = useMandateCheck(playerId);
  if (!check) return null;
  return (
    <Stack gap="md" role="status">
      <FeeCapLine cap={check.feeCap} />
      <KnownRules
        verdicts={check.verdicts}
        unknown={check.unknown}
        links={{ player: playerPath(playerId) }}
      />
    </Stack>
  );
}
