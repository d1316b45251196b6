import type { Region } from '../../../platform/regions.ts';
import { accommodations } from '../../players/accommodations.ts';
import { type RefundRange, refundRangeEuros, refundRanges } from '../../players/refund-ranges.ts';
import { cellText, saysNothing } from '../words/empty-words.ts';
import { foldWord, wordMap } from '../words/fold-word.ts';
import { badCell, type CellReading, doubtAs, emptyCell, readAs } from './cell-reading.ts';
import { plainNumber } from './read-number.ts';

const [singleRoom, sharedRoom] = accommodations;

/** Names of the Italian regions in the seven languages, as the texts have them, and short ones. */
const regionWords = wordMap<Region>([
  ['ABR', 'ABR,Abruzzo,Abruzos,Abruços,Abruzzes,Abruzzen,Abruzzi'],
  ['BAS', 'BAS,Basilicata,Basilicate,Basilikata'],
  ['CAL', 'CAL,Calabria,Calàbria,Calabre,Calábria,Kalabrien'],
  ['CAM', 'CAM,Campania,Campània,Campanie,Campânia,Kampanien'],
  ['EMR', 'EMR,Emilia-Romagna,Emilia-Romaña,Emília-Romanya,Émilie-Romagne,Emília-Romanha,Emilia,Romagna'],
  [
    'FVG',
    'FVG,Friuli-Venezia Giulia,Friuli Venezia Giulia,Friul-Venecia Julia,Friül-Venècia Júlia,Frioul-Vénétie Julienne,Friul-Veneza Júlia,Friaul-Julisch Venetien,Friuli',
  ],
  ['LAZ', 'LAZ,Lazio,Lacio,Laci,Latium,Lácio'],
  ['LIG', 'LIG,Liguria,Ligúria,Ligurie,Ligurien'],
  ['LOM', 'LOM,Lombardia,Lombardy,Lombardía,Llombardia,Lombardie,Lombardei'],
  ['MAR', 'MAR,Marche,Las Marcas,Marques,Marches,Marcas,Marken,Le Marche'],
  ['MOL', 'MOL,Molise'],
  ['PIE', 'PIE,Piemonte,Piedmont,Piamonte,Piemont,Piémont'],
  ['PUG', 'PUG,Puglia,Apulia,Pulla,Pouilles,Apúlia,Apulien,Puglie'],
  ['SAR', 'SAR,Sardegna,Sardinia,Cerdeña,Sardenya,Sardaigne,Sardenha,Sardinien'],
  ['SIC', 'SIC,Sicilia,Sicily,Sicília,Sicile,Sizilien'],
  ['TOS', 'TOS,Toscana,Tuscany,Toscane,Toskana'],
  [
    'TAA',
    'TAA,Trentino-Alto Adige,Trentino-South Tyrol,Trentino-Alto Adigio,Trentino-Tirol del Sud,Trentin-Haut-Adige,Trentino-Alto Ádige,Trentino-Südtirol,Trentino,Alto Adige,Südtirol,South Tyrol',
  ],
  ['UMB', 'UMB,Umbria,Umbría,Úmbria,Ombrie,Umbrien'],
  [
    'VDA',
    "VDA,Valle d'Aosta,Aosta Valley,Valle de Aosta,Vall d'Aosta,Vallée d'Aoste,Vale de Aosta,Aostatal,Aosta,Valle Aosta",
  ],
  ['VEN', 'VEN,Veneto,Véneto,Vèneto,Vénétie,Venetien'],
]);

/** A region of Italy: `Veneto`, `VEN`, `Südtirol`. */
export function readRegion(cell: string): CellReading<string> {
  if (saysNothing(cell)) return emptyCell;
  const known = regionWords.get(foldWord(cellText(cell)));
  return known === undefined ? badCell('notInList') : readAs(known);
}

const roomWords = wordMap<number>([
  [
    singleRoom,
    'camera singola,singola,stanza singola,single room,single,own room,habitación individual,individual,habitació individual,chambre individuelle,individuelle,chambre simple,quarto individual,quarto single,Einzelzimmer,EZ',
  ],
  [
    sharedRoom,
    'camera condivisa,condivisa,doppia,camera doppia,stanza condivisa,shared room,shared,double room,habitación compartida,compartida,habitació compartida,chambre partagée,partagée,chambre double,quarto partilhado,partilhado,quarto duplo,Zweibettzimmer,Doppelzimmer,DZ,Mehrbettzimmer',
  ],
]);

/** The room that a player asks for: `singola`, `Zweibettzimmer`. */
export function readAccommodation(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const known = roomWords.get(foldWord(cellText(cell)));
  return known === undefined ? badCell('notInList') : readAs(known);
}

/** A range of monthly refunds: `500 – 1.000 €`, `oltre 5.000`, or an amount within one, such as `800 €`. */
export function readRefund(cell: string): CellReading<number> {
  if (saysNothing(cell)) return emptyCell;
  const amounts = (cellText(cell).match(/\d[\d.,'’\s]*/gu) ?? []).map((part) => plainNumber(part, true));
  const [from, to] = amounts;
  if (from == null || to === null || amounts.length > 2) return badCell('notANumber');
  if (to === undefined) return readAs(rangeOf(from));
  const ranges = refundRanges.filter((range) => {
    const bounds = refundRangeEuros[range];
    return from < (bounds.to ?? Number.POSITIVE_INFINITY) && to > bounds.from;
  });
  const [only] = ranges;
  if (only === undefined) return badCell('outOfRange');
  return ranges.length === 1 ? readAs(only) : doubtAs(only, 'severalValues', ranges);
}

/** The range in which an amount lies; a bound belongs to the range that it opens. */
function rangeOf(euros: number): RefundRange {
  return refundRanges.findLast((range) => refundRangeEuros[range].from <= euros) ?? 0;
}
