import { type NumberList, numberLists } from '@trattativa/contract/number-lists';
import { translate } from '@trattativa/texts/translate';
import { camelName } from '../camel-name.ts';

const nameOfList = new Map(numberLists.map(({ name, list }) => [list, name]));

/** The component of a list of numbers. Throws for one without a name: the document names every number. */
export function componentOfNumbers(list: readonly unknown[]): string {
  const name = nameOfList.get(list);
  if (name === undefined) throw new Error(`The list ${JSON.stringify(list)} has no name in number-lists.ts.`);
  return name;
}

/** The components that calls refer to: the numbers of each list with their names, as generators of clients read them. */
export function numberComponentsIn(paths: object): Record<string, Record<string, unknown>> {
  const text = JSON.stringify(paths);
  const used = numberLists.filter(({ name }) => text.includes(`"#/components/schemas/${name}"`));
  return Object.fromEntries(
    used.map(({ name: title, list, names }) => {
      const words = list.map((id) => nameOf(id, names));
      const description = list.map((id, index) => `${id} ${words[index]}`).join(', ');
      return [title, { title, type: 'integer', enum: [...list], 'x-enum-varnames': words, description }];
    }),
  );
}

function nameOf(id: unknown, names: NumberList['names']): string {
  if (typeof names === 'function') return names(id as never);
  if (typeof names === 'string') return camelName(translate('en', `catalogue:${names}.${id as 1}`));
  const found = Object.entries(names).find(([, value]) => value === id);
  if (!found) throw new Error(`The number ${id} has no name.`);
  return found[0];
}
