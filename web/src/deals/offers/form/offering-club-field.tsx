import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { useTranslation } from 'react-i18next';
import { ClubSelect } from '../../../people/teams-ui.ts';
import { useField } from '../../../ui/form/field.ts';

/** The club for which staff make an offer. */
export function OfferingClubField({ onChoose }: { onChoose: (club: TeamCard | null) => void }) {
  const { t } = useTranslation('offers');
  const { field, wrapper } = useField({ name: 'club', label: t('page.club'), required: true });
  const club = (field.value ?? null) as TeamCard | null;
  return (
    <ClubSelect
      label={wrapper.label}
      error={wrapper.error}
      required
      name="club"
      inputRef={field.ref}
      onBlur={field.onBlur}
      shown={club?.name}
      onChoose={(next) => {
        field.onChange(next);
        onChoose(next);
      }}
    />
  );
}
