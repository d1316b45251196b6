import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { useListPlan } from '../teams.queries.ts';
import { maxPlacesOf, usePlaceWords } from './use-place-words.ts';

interface PlaceLineProps {
  teamId: number;
  playerId: number;
}

const readers: readonly string[] = ['team', 'agent', 'premium', 'staff', 'admin'];

/** What place of the club's list a signature of the player would take; nothing where the league's rules are not known. */
export function PlaceLine(props: PlaceLineProps) {
  const { kind } = useUser();
  return readers.includes(kind) ? <Place {...props} /> : null;
}

function Place({ teamId, playerId }: PlaceLineProps) {
  const { t } = useTranslation('registrations');
  const words = usePlaceWords();
  const { data: plan } = useListPlan(teamId, { playerIds: [playerId] });
  const player = plan?.players.find((one) => one.isAdded);
  if (!plan || !player || !plan.rows.some(({ row }) => row === 'places')) return null;
  const { takes, number, isTooMany } = player;
  const sentences = [
    takes === 'none'
      ? t('list.would.none')
      : t(`list.would.${takes}`, { number: number ?? 0, most: maxPlacesOf(plan, takes) ?? 0 }),
    isTooMany && `${t('list.tooMany')}.`,
    words.notKnown(player),
    takes === 'place' && !plan.knowsYears && t('list.yearsUnknown'),
    !plan.isWhole && t('list.atLeast'),
  ];
  return <QuietText>{sentences.filter(Boolean).join(' ')}</QuietText>;
}
