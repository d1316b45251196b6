/**
 * Editions and sources of the shipped rules that are said in the reader's language, by the text of the packs. Names:
 * `rule-titles:title.<name>`. What staff write is shown as they wrote it, and so are names that are the same everywhere.
 */
const titles = {
  footballAgents: 'FIFA, Football Agent Regulations',
  footballAgents2023: 'FIFA Football Agent Regulations, January 2023',
  circular1873: 'FIFA, Circular 1873 of 30 December 2023',
  statusAndTransfer: 'FIFA, Regulations on the Status and Transfer of Players',
  statusAndTransferShort: 'FIFA RSTP',
  statusAndTransfer2022: 'FIFA RSTP, October 2022',
  italianAgents: 'FIGC, Regolamento agenti sportivi',
  italianNotice: 'FIGC, Comunicato ufficiale 255/A',
  italianNotice2025: 'FIGC, C.U. 255/A of 23 April 2025',
  italianOrganisation: 'FIGC, Norme organizzative interne federali',
  decree37: 'D.Lgs. 28 February 2021, n. 37',
  decree36AndFederation: 'D.Lgs. 28 February 2021, n. 36; FIGC, NOIF',
  decree36AndAgreement: 'D.Lgs. 28 February 2021, n. 36; LND–AIC collective agreement',
  afterVincolo: 'FIGC, NOIF after the end of the vincolo (D.Lgs. 36/2021)',
  civilLaw: 'Civil law of the country',
  guardianLaw: 'Civil law: whoever is under 18 signs with a parent or guardian',
  dataLaw: 'Regulation (EU) 2016/679 and the law of the country',
  italianLaw: 'Italian law',
  generalKnowledge: 'General knowledge',
  pressReports: 'Press reports of the costs that UEFA’s associations set',
  italianWindows2025: 'FIGC, registration periods 2025/26',
  italianWindows2024: 'FIGC, registration periods of amateurs 2024/25',
  amateurLeague: 'LND, public pages of the season 2025/26',
  amateurLeague2025: 'LND, season 2025/26',
  italianPages: 'FIGC and its leagues, public pages',
  berretti: 'Berretti, ended 2020; Primavera 3 and 4 followed',
  italianNonEu: 'FIGC, non-EU players',
  englishPoints: 'The FA, Points Based System',
  englishPointsBands: 'The FA, Points Based System; the bands of the criteria were not read',
  leagueCalendars: 'Calendars of the leagues',
  minimumPay2025: 'AIC, minimum pay of Serie C 2025/26',
  leagueMinimumPay2025: 'Lega Pro–AIC, minimum pay 2025/26',
  playersAgreement: 'AIC, collective agreement',
  agentCommentaries: 'Press and commentaries on the FIGC agents’ regulations',
  contractCommentaries: 'Press and commentaries on Italian contracts',
  pressMinimumPay: 'Press reports of the minimum pay of Serie C',
  pressAmateurLeague: 'Press reports of the notice of the LND',
  pressLists: 'Press reports of the rules on squad lists',
  pressWindows2025: 'Press reports of the registration periods of amateurs 2025/26',
  amateurLeagueNotice85: 'LND, C.U. 85 of 13 February 2026',
  amateurLeague2026: 'LND, season 2026/27',
  listsOfSerieC2025: 'Lega Pro, squad lists 2025/26',
  listsOfSerieA2025: 'Lega Serie A, squad lists 2025/26',
  leagueAgreement: 'Lega Pro–AIC, collective agreement',
} as const;

export type RuleTitle = keyof typeof titles;

export const ruleTitles = Object.keys(titles) as readonly RuleTitle[];

const byText: ReadonlyMap<string, RuleTitle> = new Map(ruleTitles.map((name) => [titles[name], name]));

/** The name of an edition or source that has texts of its own; null: it is shown as it is. */
export function titleOf(text: string): RuleTitle | null {
  return byText.get(text) ?? null;
}
