import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { Language } from '../languages.ts';
import { levelWordsIn } from './level-words.ts';
import { type RequestRow, type RequestTexts, requestWordsIn, type StatedFacts } from './request-words.ts';

/** Player whom a request seeks: where on the pitch, at which level, in which country. */
interface WantedPlayer {
  role: PlayerRole;
  level: number;
  country: string;
}

interface ReadRequest extends StatedFacts, WantedPlayer {
  season: number;
  city: string;
  address: string;
}

/** A request read as a whole in one language: on its page, on the public page, in the preview, the PDF and in mails. */
export function requestRowsIn(t: RequestTexts, language: Language) {
  const words = requestWordsIn(t, language);
  const { level } = levelWordsIn(t);
  const role = (id: PlayerRole) => t(`catalogue:playerRole.${id}`);
  const row = (key: 'role' | 'level' | 'place' | 'address', value: string): RequestRow[] =>
    value === '' ? [] : [{ key, label: t(`requests:field.${key}`), value }];
  const levelRow = (request: WantedPlayer) => row('level', level(request.level, request.country));
  return {
    role,
    season: words.season,
    title: ({ team, ...request }: { team: { name: string }; role: PlayerRole }) =>
      t('requests:page.title', { club: team.name, role: role(request.role) }),
    /** The most important facts in one line. */
    brief: (request: ReadRequest) =>
      [
        words.season(request.season),
        level(request.level, request.country),
        words.place(request),
        words.value('age', request),
        words.value('offer', request),
      ]
        .filter(Boolean)
        .join(' · '),
    /** Below the title, which says role and club. */
    rows: (request: ReadRequest): RequestRow[] => [
      ...levelRow(request),
      ...row('place', words.place(request)),
      ...row('address', request.address),
      ...words.facts(request),
    ],
    /** For mails: whom the club seeks. */
    wanted: (request: WantedPlayer): RequestRow[] => [
      ...row('role', role(request.role)),
      ...levelRow(request),
    ],
  };
}
