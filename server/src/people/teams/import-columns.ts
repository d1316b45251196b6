import { categories, levelOfCategory, seniorCategories } from '@trattativa/domain/people/categories';
import { countries } from '@trattativa/domain/platform/countries';
import { regions } from '@trattativa/domain/platform/regions';
import { languages } from '@trattativa/texts/languages';
import type { TextKey } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import { foldHeader } from '../../platform/spreadsheet/read-table.ts';

/** The fields of a club and their headers in spreadsheets of seven languages, folded (`foldHeader`). */
const headers = {
  name: [
    'name',
    'teamname',
    'club',
    'clubname',
    'nome',
    'nomeclub',
    'squadra',
    'societa',
    'denominazione',
    'nombre',
    'equipo',
    'nom',
    'equip',
    'equipe',
    'clube',
    'verein',
    'vereinsname',
  ],
  country: ['country', 'countrycode', 'paese', 'nazione', 'stato', 'pais', 'pays', 'land'],
  region: ['region', 'regione', 'regio', 'regiao'],
  city: [
    'city',
    'town',
    'citta',
    'comune',
    'localita',
    'ciudad',
    'localidad',
    'ciutat',
    'ville',
    'commune',
    'cidade',
    'localidade',
    'stadt',
    'ort',
  ],
  address: [
    'address',
    'street',
    'indirizzo',
    'via',
    'direccion',
    'adreca',
    'adresse',
    'morada',
    'anschrift',
    'strasse',
  ],
  latitude: ['lat', 'latitude', 'latitudine', 'latitud', 'breitengrad'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'longitudine', 'longitud', 'laengengrad', 'langengrad'],
  category: ['category', 'categoria', 'categorie', 'kategorie'],
  level: ['level', 'livello', 'nivel', 'nivell', 'niveau'],
  tier: ['tier', 'division', 'divisione', 'spielklasse'],
  leagueName: [
    'league',
    'leaguename',
    'lega',
    'campionato',
    'girone',
    'liga',
    'lliga',
    'ligue',
    'championnat',
    'campeonato',
  ],
  stadiumName: ['stadium', 'stadiumname', 'stadio', 'campo', 'estadio', 'estadi', 'stade', 'stadion'],
  foundationYear: [
    'founded',
    'foundation',
    'foundationyear',
    'fondazione',
    'annofondazione',
    'annodifondazione',
    'fundacion',
    'anofundacion',
    'anodefundacion',
    'anyfundacio',
    'fondation',
    'anneedefondation',
    'fundacao',
    'anodefundacao',
    'grundung',
    'grundungsjahr',
    'gegrundet',
  ],
  website: ['website', 'web', 'url', 'site', 'sito', 'sitoweb', 'sitioweb', 'llocweb', 'siteweb', 'webseite'],
  email: ['email', 'mail', 'contactemail', 'emailcontatto', 'correo', 'correu', 'courriel'],
  phone: ['phone', 'telephone', 'tel', 'contactphone', 'telefono', 'telefon', 'telefone'],
} as const;

export type ImportField = keyof typeof headers;

const fieldOf: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(headers).flatMap(([field, names]) =>
    names.map((name) => [foldHeader(name), field as ImportField] as const),
  ),
);

/** The values of a row by field; of two columns for a field, the first that is not empty. */
export function importFields(cells: ReadonlyMap<string, string>): Partial<Record<ImportField, string>> {
  const fields: Partial<Record<ImportField, string>> = {};
  for (const [header, value] of cells) {
    const field = fieldOf.get(header);
    if (field && value !== '' && fields[field] === undefined) fields[field] = value;
  }
  return fields;
}

/** The folded headers that belong to no field. Throws `TABLE_UNREADABLE` when no column is known. */
export function unknownHeaders(cells: ReadonlyMap<string, string>): string[] {
  const named = [...cells.keys()].filter((header) => header !== '');
  const unknown = named.filter((header) => !fieldOf.has(header));
  if (unknown.length === named.length) throw new AppError('TABLE_UNREADABLE');
  return unknown;
}

/** The values of a catalogue by key and by name in seven languages, folded. */
function namesOf<Key extends string | number>(
  keys: readonly Key[],
  textKey: (key: Key) => TextKey,
): ReadonlyMap<string, Key> {
  const found = new Map<string, Key>();
  for (const key of keys) {
    for (const language of languages) found.set(foldHeader(translate(language, textKey(key))), key);
  }
  for (const key of keys) found.set(foldHeader(String(key)), key);
  return found;
}

/** Created with the first import, because it needs the texts of all languages. */
let catalogueNames: ReturnType<typeof makeNames> | null = null;

function makeNames() {
  return {
    countries: namesOf(countries, (code) => `countries:${code}`),
    regions: namesOf(regions, (key) => `regions:${key}`),
    categories: namesOf(categories, (id) => `catalogue:category.${id}`),
  };
}

function names() {
  catalogueNames ??= makeNames();
  return catalogueNames;
}

export const readCountry = (text: string) => names().countries.get(foldHeader(text));
export const readRegion = (text: string) => names().regions.get(foldHeader(text));
export const readCategory = (text: string) => names().categories.get(foldHeader(text));

/** The adult category of an Italian club at this level; undefined for a level without one. */
export function categoryAtLevel(level: number): number | undefined {
  return seniorCategories.find((category) => levelOfCategory(category) === level);
}
