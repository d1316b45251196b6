import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { useTranslation } from 'react-i18next';

/** Words beside a town's name: its region in Italy, its country, the other name by which it was found. */
export function usePlaceWords(): (place: Pick<Place, 'country' | 'region' | 'alsoKnownAs'>) => string {
  const { t } = useTranslation(['countries', 'regions']);
  return ({ country, region, alsoKnownAs }) =>
    [alsoKnownAs, region && t(`regions:${region}`), t(`countries:${country}`)].filter(Boolean).join(', ');
}
