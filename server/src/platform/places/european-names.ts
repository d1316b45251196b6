/**
 * Local names of Europe's towns, and their names in the seven languages where those differ. The list of
 * places has one name each, often the English one. Line format: country, the list's name, `>`, the local name
 * (`=`: the list's), `|`, other names. Names that differ only by accents or capitals need no line.
 */
export const europeanNames = `
IT Rome > Roma | Rom
IT Milan > Milano | Mailand, Milà, Milão, Milán
IT Naples > Napoli | Neapel, Nápoles, Nàpols
IT Turin > Torino | Turín, Torí, Turim
IT Genoa > Genova | Gênes, Génova, Genua
IT Florence > Firenze | Florenz, Florencia, Florença, Florència
IT Venice > Venezia | Venedig, Venise, Venecia, Veneza, Venècia
IT Padova > = | Padua, Padoue, Pàdua, Pádua
IT Trieste > = | Triest
IT Palermo > = | Palerme
IT Bologna > = | Bologne, Bolonia, Bolonya, Bolonha
IT Siracusa > = | Syracuse, Syrakus
IT Bolzano > = | Bozen
IT Livorno > = | Livourne, Leghorn
IT Mantova > = | Mantua, Mantoue
IT Perugia > = | Pérouse, Perusa
IT Trento > = | Trient, Trente
IT Merano > = | Meran
IT Bressanone > = | Brixen
IT Modena > = | Modène
IT Parma > = | Parme
IT Ferrara > = | Ferrare
IT Ravenna > = | Ravenne
IT Piacenza > = | Plaisance
IT Bergamo > = | Bergame
IT Verona > = | Vérone
IT Vicenza > = | Vicence
IT Salerno > = | Salerne
IT Taranto > = | Tarente, Tarent
IT Catania > = | Catane
IT Messina > = | Messine
IT Sassari > = | Sàsser
IT Alghero > = | L'Alguer
IT Cagliari > = | Càller
IT Reggio nell'Emilia > = | Reggio Emilia
IT Reggio Calabria > = | Reggio di Calabria
IT Novara > = | Novare
IT Cremona > = | Crémone
IT Como > = | Côme
IT Ancona > = | Ancône
IT Pisa > = | Pise
IT Siena > = | Sienne
IT Lucca > = | Lucques
DE Munich > München | Monaco di Baviera, Muenchen, Múnich, Munic, Munique
DE Köln > = | Colonia, Cologne, Koeln, Colònia, Colônia, Colónia
DE Berlin > = | Berlino, Berlim
DE Hamburg > = | Amburgo, Hambourg, Hamburgo, Hamburg
DE Frankfurt am Main > = | Francoforte, Francfort, Fráncfort, Frankfurt
DE Stuttgart > = | Stoccarda, Estugarda
DE Düsseldorf > = | Duesseldorf
DE Bremen > = | Brema, Brême, Brèmer
DE Hannover > = | Hanover, Hanovre
DE Leipzig > = | Lipsia
DE Nürnberg > = | Norimberga, Nuremberg, Núremberg, Nuernberg, Nuremberga
DE Dresden > = | Dresda, Dresde
DE Aachen > = | Aquisgrana, Aix-la-Chapelle, Aquisgrán, Aquisgrà
DE Augsburg > = | Augusta, Augsbourg, Augsburgo
DE Mainz > = | Magonza, Mayence, Maguncia, Magúncia
DE Trier > = | Treviri, Trèves, Tréveris
DE Freiburg > Freiburg im Breisgau | Friburgo in Brisgovia, Fribourg-en-Brisgau, Friburgo
DE Regensburg > = | Ratisbona, Ratisbonne
DE Braunschweig > = | Brunswick
DE Mannheim > = | Manheim
DE Wolfsburg > = | Wolfsbourg
DE Würzburg > = | Wuerzburg
DE Lübeck > = | Lubecca, Luebeck
DE Koblenz > = | Coblenza, Coblence
DE Göttingen > = | Gottinga
DE Konstanz > = | Costanza, Constance
DE Saarbrücken > = | Sarrebruck
AT Vienna > Wien | Vienne, Viena
AT Salzburg > = | Salisburgo, Salzbourg, Salzburgo
AT Klagenfurt am Wörthersee > = | Klagenfurt
CH Zürich > = | Zurigo, Zuerich, Zurique
CH Genève > = | Ginevra, Geneva, Genf, Ginebra, Genebra
CH Basel > = | Basilea, Bâle
CH Bern > = | Berna, Berne
CH Lausanne > = | Losanna
CH Luzern > = | Lucerna, Lucerne
CH Sankt Gallen > = | San Gallo, Saint-Gall, St. Gallen
CH Neuchâtel > = | Neuenburg
CH Fribourg > = | Friburgo, Freiburg
CH Biel/Bienne > = | Bienne
CH Bellinzona > = | Bellenz
CH Chur > = | Coira, Coire
FR Paris > = | Parigi, París
FR Marseille > = | Marsiglia, Marsella, Marselha
FR Lyon > = | Lione, Lió, Lião
FR Toulouse > = | Tolosa
FR Nice > = | Nizza, Niza
FR Strasbourg > = | Strasburgo, Strassburg, Estrasburgo, Straßburg, Estrasburg
FR Bordeaux > = | Burdeos, Bordeus
FR Montpellier > = | Montpeller
FR Lille > = | Lilla, Rijsel
FR Perpignan > = | Perpignano, Perpinyà, Perpiñán
FR Avignon > = | Avignone, Aviñón, Avinyó
FR Grenoble > = | Grenoble
FR Dijon > = | Digione
FR Toulon > = | Tolone, Tolón
FR Nîmes > = | Nimes
FR Bastia > = | Bastìa
FR Bayonne > = | Bayona
FR Dunkerque > = | Dunkirk, Dünkirchen
FR Mulhouse > = | Mülhausen
FR Nantes > = | Nantes
ES Sevilla > = | Siviglia, Seville, Séville, Sevilha
ES Barcelona > = | Barcellona, Barcelone
ES Valencia > = | Valenza, Valence, València
ES Zaragoza > = | Saragozza, Saragossa, Saragosse, Saragoça
ES Málaga > = | Malaga
ES Palma > = | Palma di Maiorca, Palma de Mallorca
ES Alicante > = | Alacant
ES Córdoba > = | Cordova, Cordoue
ES A Coruña > = | La Coruña, La Corogne, Corunha
ES Gasteiz / Vitoria > Vitoria-Gasteiz | Vitoria, Gasteiz
ES Bilbao > = | Bilbo
ES Donostia / San Sebastián > Donostia-San Sebastián | Donostia, San Sebastián, Saint-Sébastien
ES Pamplona > = | Iruña, Pampelune
ES Girona > = | Gerona, Gérone
ES Lleida > = | Lérida
ES Granada > = | Grenade
ES Santiago de Compostela > = | Saint-Jacques-de-Compostelle
ES Elche > = | Elx
ES Castelló de la Plana > = | Castellón de la Plana, Castellón
ES Ourense > = | Orense
ES L'Hospitalet de Llobregat > = | Hospitalet
ES Las Palmas de Gran Canaria > = | Las Palmas
ES Maó > = | Mahón
ES Madrid > = | Madrid
PT Lisbon > Lisboa | Lisbona, Lisbonne, Lissabon
PT Porto > = | Oporto
PT Coimbra > = | Coïmbre
BE Brussels > Bruxelles | Brussel, Brüssel, Bruselas, Brussel·les, Bruxelas
BE Antwerpen > = | Anversa, Antwerp, Anvers, Amberes, Antuérpia
BE Gent > = | Gand, Ghent, Gante
BE Brugge > = | Bruges, Brügge, Brujas
BE Liège > = | Liegi, Lüttich, Lieja, Luik
BE Leuven > = | Lovanio, Louvain, Lovaina, Löwen
BE Mechelen > = | Malines, Malinas
BE Charleroi > = | Charleroi
BE Namur > = | Namen
BE Mons > = | Bergen
BE Kortrijk > = | Courtrai
NL The Hague > Den Haag | L'Aia, La Haye, La Haya, La Haia, Haia, 's-Gravenhage
NL Almere Stad > Almere | Almere
NL Rotterdam > = | Róterdam
NL Groningen > = | Groninga
NL Nijmegen > = | Nimega, Nimègue
GB London > = | Londra, Londres
GB Edinburgh > = | Edimburgo, Édimbourg
GB Manchester > = | Manchester
GB Cardiff > = | Caerdydd
LU Luxembourg > = | Lussemburgo, Luxemburg, Luxemburgo
MC Monaco > = | Mònaco, Principato di Monaco
DK Copenhagen > København | Copenaghen, Kopenhagen, Copenhague
DK Århus > = | Aarhus
SE Stockholm > = | Stoccolma, Estocolmo, Estocolm
SE Göteborg > = | Gothenburg, Goeteborg, Gotemburgo
NO Oslo > = | Oslo
FI Helsinki > = | Helsinque, Hèlsinki
FI Tampere > = | Tammerfors
FI Espoo > = | Esbo
IS Reykjavík > = | Reykjavik
PL Warsaw > Warszawa | Varsavia, Warschau, Varsovie, Varsovia, Varsòvia, Varsóvia
PL Kraków > = | Cracovia, Cracow, Krakau, Cracovie, Cracòvia, Cracóvia
PL Gdańsk > = | Danzica, Danzig
PL Wrocław > = | Breslavia, Breslau
PL Poznań > = | Posen
PL Szczecin > = | Stettino, Stettin
PL Katowice > = | Kattowitz
PL Łódź > = | Lodsch
CZ Prague > Praha | Praga, Prag
CZ Brno > = | Brünn
CZ Pilsen > Plzeň | Pilsen
CZ Ostrava > = | Ostrau
SK Bratislava > = | Pressburg
SK Košice > = | Kaschau
HU Budapest > = | Budapest
AL Tirana > Tiranë | Tirana
AL Durrës > = | Durazzo
AL Vlorë > = | Valona
RO Bucharest > București | Bucarest, Bukarest, Bucareste
RO Timişoara > = | Temeswar
RO Braşov > = | Kronstadt
RO Cluj-Napoca > = | Klausenburg
BG Sofia > Sofiya | Sofia, Sofía, Sòfia
BG Plovdiv > = | Filippopoli
GR Athens > Athína | Atene, Athènes, Athen, Atenas, Atenes
GR Thessaloníki > = | Salonicco, Thessaloniki, Salonique, Salónica, Salònica, Saloniki
GR Piraeus > Pireás | Pireo, Piräus, Le Pirée, Pireu
GR Pátra > = | Patrasso, Patras
GR Irákleion > = | Heraklion, Candia, Iraklio
HR Zagreb > = | Zagabria
HR Split > = | Spalato
HR Rijeka > = | Fiume
HR Zadar > = | Zara
HR Pula > = | Pola
HR Dubrovnik > = | Ragusa
SI Ljubljana > = | Lubiana, Laibach, Liubliana
SI Maribor > = | Marburg an der Drau
SI Koper > = | Capodistria
RS Belgrade > Beograd | Belgrado, Belgrad
RS Novi Sad > = | Neusatz
BA Sarajevo > = | Serajevo
MK Skopje > = | Skopie, Escópia
XK Pristina > Prishtinë | Priština, Pristina
UA Kyiv > = | Kiev, Kiew, Quieve
UA Kharkiv > = | Charkiv, Kharkov, Charkow
UA Lviv > = | Leopoli, Lemberg, Lvov, Leópolis
UA Odessa > Odesa | Odessa
UA Donetsk > = | Donezk
RU Moscow > Moskva | Mosca, Moskau, Moscou, Moscú, Moscovo, Moscou
RU Saint Petersburg > Sankt-Peterburg | San Pietroburgo, Sankt Petersburg, Saint-Pétersbourg, San Petersburgo, Sant Petersburg, São Petersburgo
RU Kazan > = | Kasan
LT Vilnius > = | Wilna, Vilna
LV Riga > Rīga | Riga
EE Tallinn > = | Tallin
MD Chisinau > Chișinău | Kishinev
TR Istanbul > İstanbul | Estambul, Istambul
TR İzmir > = | Smirne, Smyrna
CY Nicosia > Lefkosía | Nikosia
MT Valletta > = | La Valletta, La Valette, La Valeta
`;
