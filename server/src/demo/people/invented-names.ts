import type { SeededRandom } from '../seeded-random.ts';

interface NamePool {
  names: readonly string[];
  surnames: readonly string[];
}

const words = (line: string): readonly string[] => line.trim().split(/\s+/);

/**
 * First names that many people have, with surnames that sound like the country and that few or none have: so that the people built
 * from them are nobody's, and no footballer's.
 */
const namesByCountry: Record<string, NamePool> = {
  IT: {
    names:
      words(`Alberto Alessandro Andrea Antonio Carlo Cristian Daniele Davide Diego Edoardo Emanuele Enrico Fabrizio
      Federico Filippo Francesco Gabriele Giacomo Gianluca Giorgio Giovanni Giulio Jacopo Leonardo Lorenzo Luca Manuel Marco
      Mattia Michele Nicola Niccolò Paolo Pietro Raffaele Riccardo Roberto Samuele Sebastiano Simone Stefano Tommaso Valerio
      Vincenzo`),
    surnames:
      words(`Agrestini Albanotti Amerighi Anselmetti Arvedani Bagnariol Baldovesi Barzaghini Belcastrini Bevilarda
      Bordignolo Brandolesi Brusatini Calvaresi Campestrin Cantarutti Carminolli Castagnedi Cavedonati Ceschiari Ciampolesi
      Cornolatti Dallavecchia Dalmonego Fadigati Falconiero Favarolli Fontebasso Forlanetti Franzosini Gallinaresi Garbinati
      Ghirlandi Giacomazzo Gorlandini Granatelli Guarnerini Lanzarotti Lavagnoli Lombardesi Lorenzutti Maggioresi Malvestiti
      Mandrioni Marangolo Marzolati Meneghesso Migliavada Montecalvi Morandotti Moscardotti Nardovino Olivastri Orsagni
      Pagliarusco Palmeriggi Pederzani Pianezzoli Piovesanti Polentari Pradolini Quaglietti Ravagnini Rebustelli Roncagliati
      Rosignani Sabbadoro Salvestrini Santagiuli Scarpantoni Sernagiotto Solimbergo Spinardi Stellabotti Tamburlani Terrazzani
      Tessarolli Tolomeghi Trevisiol Vaccaresi Valdemarin Vendraminelli Vescovati Viganotti Visentolo Zaccarotti Zambelluni
      Zanforlini Zuccarello`),
  },
  ES: {
    names:
      words(`Adrián Álvaro Borja Carlos Daniel Diego Gonzalo Hugo Iván Javier Jorge Manuel Marcos Mateo Pablo Raúl Rubén
      Samuel`),
    surnames:
      words(`Albarracel Arrizabela Balmasera Berrocalejo Cantalapied Carrascosillo Escaladiz Fuentarrubia Garceraño
      Hinojarena Landaluze Malpartido Montesdal Olivarrola Peñalozano Quintanares Recaldeña Salvatiello Torrijano Valdecanto
      Villarrasa Zubiaurena`),
  },
  AD: {
    names: words('Arnau Biel Bernat Guillem Jan Marc Martí Oriol Pol Roger'),
    surnames: words(
      'Aubertell Canillosa Casamajó Escalderra Fontanedal Meritxana Ordinell Puiggrau Ransolà Sispontell',
    ),
  },
  FR: {
    names:
      words(`Adrien Antoine Baptiste Clément Corentin Damien Enzo Florian Jules Léo Mathis Maxime Quentin Romain Théo
      Valentin`),
    surnames:
      words(`Aubrémont Beauvarlet Boisgontier Chantreuil Courtemaison Delaplanche Escoffion Fontenelay Grandvallier
      Hautecloque Jolivaux Lacombrade Malvoisine Montgardin Peyrolade Rochebrin Saintongeon Tournadre Vaudremont Villeclaire`),
  },
  PT: {
    names: words(
      'Afonso André Bernardo Diogo Duarte Filipe Gonçalo Henrique João Miguel Rodrigo Simão Tiago Tomás',
    ),
    surnames:
      words(`Alvarinhas Arrabidal Bragancinho Carrasqueiro Falagueiro Fontainhas Lourical Malhadinhas Mirandelo
      Montargilo Nespereira Oliveirinha Penedonos Quintanilho Ramalhosa Sobralinho Vilaverdino Zambujal`),
  },
  DE: {
    names: words(
      'Ben Felix Finn Hannes Jakob Jannik Jonas Leon Lukas Malte Moritz Niklas Ole Paul Tim Tobias',
    ),
    surnames:
      words(`Achterberg Birkenhoff Bruchweiler Dornhagen Eschenlohe Falkenrieder Grünhagel Haselbrink Immenreuter
      Kaltenbronn Lindwasser Mühlstätter Oberkirchler Rothenfelser Sandvoort Steinhagel Tannenrieder Ulmenstein Waldkirchler
      Wiesenthaler`),
  },
  GB: {
    names: words('Aaron Callum Daniel Ethan Finlay George Harry Jack Joshua Liam Oliver Rhys Ryan Thomas'),
    surnames:
      words(`Ashbourneley Birkwhistle Coldbeckett Dunthwaite Eastermoor Fernclough Garthwell Hollinbrigg Kirkmanley
      Langthwaite Marshfold Netherclough Oakenshall Pembridgeley Ravensdaleton Stanbrigg Thornleighton Wetherfold`),
  },
  SN: {
    names: words(
      'Abdoulaye Alioune Amadou Babacar Cheikh Ibrahima Malick Mamadou Moussa Ousmane Pape Souleymane',
    ),
    surnames: words(
      'Badiatou Coundoul Dramane Fatimbaye Gadiouf Kandeye Mbodiane Ndoumbaye Samboudji Toundiaye',
    ),
  },
  BR: {
    names: words('Caio Danilo Eduardo Felipe Guilherme Igor Leandro Lucas Murilo Renan Thiago Vinícius'),
    surnames: words(
      'Abrantino Belchiorato Caldeirinha Damascenal Figueirol Itabaiano Jacarandal Monterrosal Parnaíbano Serralvo',
    ),
  },
};

export const inventedCountries = Object.keys(namesByCountry);

const taken = new WeakMap<SeededRandom, Set<string>>();

/** Keeps full names for the people who have them already. */
export function reserveNames(random: SeededRandom, names: readonly string[]): void {
  taken.set(random, new Set([...(taken.get(random) ?? []), ...names]));
}

/** A name of the country that nobody has of whom these random numbers know, while there is one left. */
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
