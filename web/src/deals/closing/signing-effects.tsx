import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useSigningEffects } from './closing.queries.ts';

/** Before a signature: from when to when it registers, which contracts end, and how many other clubs' proposals it closes. */
export function SigningEffects({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('closing');
  const { plainDate } = useFormats();
  const { data } = useSigningEffects(negotiationId);
  if (!data) return null;
  const { registered, ends, closes } = data;
  const lines = [
    ...(registered
      ? [t('effects.registered', { from: plainDate(registered.from), until: plainDate(registered.until) })]
      : []),
    ...ends.map(({ clubName, lastDay, isEarly }) =>
      t(isEarly ? 'effects.endsEarly' : 'effects.runsOut', { club: clubName, day: plainDate(lastDay) }),
    ),
    ...(closes > 0 ? [t('effects.closes', { count: closes })] : []),
  ];
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
