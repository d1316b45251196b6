import type { SeededRandom } from '../seeded-random.ts';

interface NamePool {
  names: readonly string[];
  surnames: readonly string[];
}

/** Common first names and surnames by country; the people built from them are invented. */
const namesByCountry: Record<string, NamePool> = {
  IT: {
    names: [
      'Alessandro',
      'Andrea',
      'Davide',
      'Edoardo',
      'Federico',
      'Filippo',
      'Giacomo',
      'Leonardo',
      'Lorenzo',
      'Luca',
      'Marco',
      'Matteo',
      'Mattia',
      'Nicolò',
      'Pietro',
      'Riccardo',
      'Samuele',
      'Simone',
      'Tommaso',
      'Gabriele',
    ],
    surnames: [
      'Barbieri',
      'Basile',
      'Bellini',
      'Bianchi',
      'Cattaneo',
      'Conti',
      'D’Amico',
      'De Santis',
      'Donati',
      'Fabbri',
      'Ferrara',
      'Galli',
      'Gatti',
      'Giordano',
      'Guerra',
      'Leone',
      'Longo',
      'Marini',
      'Martinelli',
      'Moretti',
      'Negri',
      'Orlando',
      'Parisi',
      'Pellegrini',
      'Riva',
      'Sala',
      'Serra',
      'Testa',
      'Valentini',
      'Venier',
      'Villa',
      'Zanetti',
    ],
  },
  ES: {
    names: [
      'Adrián',
      'Álvaro',
      'Carlos',
      'Diego',
      'Hugo',
      'Iker',
      'Javier',
      'Jorge',
      'Marcos',
      'Pablo',
      'Raúl',
      'Rubén',
      'Sergio',
    ],
    surnames: [
      'Aguilar',
      'Blanco',
      'Cano',
      'Castillo',
      'Cortés',
      'Delgado',
      'Domínguez',
      'Herrera',
      'Ibáñez',
      'Molina',
      'Navarro',
      'Ortega',
      'Peña',
      'Rubio',
      'Vega',
    ],
  },
  AD: {
    names: ['Arnau', 'Biel', 'Jan', 'Marc', 'Pol', 'Roger'],
    surnames: ['Bofill', 'Casals', 'Ferrer', 'Puig', 'Soler', 'Vidal'],
  },
  FR: {
    names: [
      'Adrien',
      'Antoine',
      'Baptiste',
      'Clément',
      'Enzo',
      'Hugo',
      'Jules',
      'Léo',
      'Mathis',
      'Maxime',
      'Théo',
      'Yanis',
    ],
    surnames: [
      'Bernard',
      'Bonnet',
      'Chevalier',
      'Dubois',
      'Faure',
      'Garnier',
      'Lambert',
      'Leroy',
      'Mercier',
      'Perrin',
      'Renaud',
      'Rousseau',
    ],
  },
  PT: {
    names: ['Afonso', 'Diogo', 'Duarte', 'Gonçalo', 'João', 'Miguel', 'Rafael', 'Rodrigo', 'Tiago', 'Tomás'],
    surnames: [
      'Almeida',
      'Barros',
      'Carvalho',
      'Correia',
      'Fonseca',
      'Lopes',
      'Matos',
      'Pinto',
      'Ribeiro',
      'Teixeira',
    ],
  },
  DE: {
    names: ['Ben', 'Finn', 'Jannik', 'Jonas', 'Leon', 'Lukas', 'Maximilian', 'Niklas', 'Paul', 'Tim'],
    surnames: [
      'Becker',
      'Braun',
      'Fuchs',
      'Keller',
      'König',
      'Krüger',
      'Lange',
      'Schäfer',
      'Vogel',
      'Weiß',
      'Winkler',
    ],
  },
  GB: {
    names: ['Aaron', 'Callum', 'Ethan', 'Harry', 'Jack', 'Liam', 'Oliver', 'Ryan', 'Thomas'],
    surnames: ['Bennett', 'Carter', 'Davies', 'Ellis', 'Foster', 'Hughes', 'Morgan', 'Reid', 'Walsh'],
  },
  SN: {
    names: ['Amadou', 'Cheikh', 'Ibrahima', 'Moussa', 'Ousmane'],
    surnames: ['Diallo', 'Diop', 'Fall', 'Ndiaye', 'Sarr'],
  },
  BR: {
    names: ['Caio', 'Felipe', 'Igor', 'Lucas', 'Vinícius'],
    surnames: ['Araújo', 'Cardoso', 'Moura', 'Nogueira', 'Rocha'],
  },
};

export const inventedCountries = Object.keys(namesByCountry);

const taken = new WeakMap<SeededRandom, Set<string>>();

/** Keeps full names for the people who have them already. */
export function reserveNames(random: SeededRandom, names: readonly string[]): void {
  taken.set(random, new Set([...(taken.get(random) ?? []), ...names]));
}

/** A name of the country. The people of one sequence of random numbers have different names while there are any left. */
export function inventName(random: SeededRandom, country: string): { name: string; surname: string } {
  const { names, surnames } = (namesByCountry[country] ?? namesByCountry.IT) as NamePool;
  const [name, drawn] = [random.pick(names), surnames.indexOf(random.pick(surnames))];
  const used = taken.get(random) ?? new Set<string>();
  taken.set(random, used);
  // The next free surname, so that the number of draws stays the same.
  const places = surnames.map((_, place) => (drawn + place) % surnames.length);
  const place = places.find((one) => !used.has(`${name} ${surnames[one]}`)) ?? drawn;
  const surname = surnames[place] as string;
  used.add(`${name} ${surname}`);
  return { name, surname };
}
