export const known = `hoekhuis met tuin onder 4 ton in Colmschate, label B | v=hoekwoning tuin tot=400000 p=colmschate l=B
huis in Deventer | t=woonhuis p=deventer
appartement te huur in Deventer | t=appartement soort=huur p=deventer
huis te koop in Raalte | t=woonhuis soort=koop p=raalte
ik zoek een huis met tuin in Twello | t=woonhuis tuin p=twello
woning met garage in Olst | pk=garage p=olst
vrijstaande woning in Bathmen | v=vrijstaande_woning p=bathmen
vrijstaand huis met grote tuin in Diepenveen | v=vrijstaande_woning t=woonhuis tuin p=diepenveen ?grote
appartement met balkon in het centrum van Deventer | t=appartement balkon p=deventer ?centrum
3 slaapkamers in Schalkhaar | s=3 p=schalkhaar
drie slaapkamers in Schalkhaar | s=3 p=schalkhaar
huis met 4 slaapkamers | t=woonhuis s=4
huis met minimaal 4 slaapkamers en een garage | t=woonhuis s=4 pk=garage
appartement onder de 250.000 | t=appartement tot=250000
appartement tot 250.000 euro | t=appartement tot=250000
appartement max 250k | t=appartement tot=250000
appartement maximaal € 250.000 | t=appartement tot=250000
huis tussen 3 en 4 ton | t=woonhuis van=300000 tot=400000
huis tussen de 300.000 en 400.000 euro in Deventer | t=woonhuis van=300000 tot=400000 p=deventer
huis van 300k tot 400k | t=woonhuis van=300000 tot=400000
huis vanaf 5 ton | t=woonhuis van=500000
villa boven 1 miljoen | v=villa van=1000000
villa tot 1,2 miljoen in Gorssel | v=villa tot=1200000 p=gorssel
herenhuis in Deventer tot een half miljoen | v=herenhuis p=deventer tot=500000
3,5 ton Deventer tussenwoning | tot=350000 p=deventer v=tussenwoning
rijtjeshuis onder 3 ton | v=tussenwoning tot=300000
rijtjeswoning met schuur | v=tussenwoning ?schuur
twee-onder-een-kap in Colmschate | v=twee_onder_een_kapwoning p=colmschate
2-onder-1-kap met garage | v=twee_onder_een_kapwoning pk=garage
2 onder 1 kap woning Twello | v=twee_onder_een_kapwoning p=twello
twee onder een kapper met 4 slaapkamers | v=twee_onder_een_kapwoning s=4
tweekapper Raalte | v=twee_onder_een_kapwoning p=raalte
geschakelde woning in Borgele | v=geschakelde_woning b=Borgele
bungalow met tuin op het zuiden | v=bungalow tuin zon=zuid
bungalow gelijkvloers | v=bungalow ?gelijkvloers
woonboerderij met 1000 m2 grond | v=woonboerderij g=1000
boerderij in Laren met een perceel van 5000 m2 | v=woonboerderij p=laren g=5000
huis met perceel van minimaal 500 m² | t=woonhuis g=500
kavel van 600 m2 in Wilp | t=bouwgrond g=600 p=wilp
bouwgrond in Epse | t=bouwgrond p=epse
bouwkavel Harfsen | t=bouwgrond p=harfsen
penthouse met dakterras | v=penthouse dakterras
bovenwoning met dakterras in de Raambuurt | v=bovenwoning dakterras b=Raambuurt
benedenwoning met tuin in Voorstad | v=benedenwoning tuin b=Voorstad
maisonnette in Keizerslanden | v=maisonnette b=Keizerslanden
portiekflat in Zandweerd | v=portiekflat b=Zandweerd
galerijflat met lift | v=galerijflat ?lift
flat in Deventer | t=appartement p=deventer
flat met balkon op het westen | t=appartement balkon zon=west
appartement op de begane grond | t=appartement e=0
appartement op de begane grond met tuin | t=appartement e=0 tuin
appartement op de eerste verdieping | t=appartement e=1
appartement 2e verdieping met balkon | t=appartement e=2 balkon
appartement derde verdieping of hoger | t=appartement e=3
flat op de 4e etage | t=appartement e=3
appartement met parkeerplaats | t=appartement pk=eigen
appartement met eigen parkeerplaats in Apeldoorn | t=appartement pk=eigen p=apeldoorn
huis met oprit | t=woonhuis pk=eigen
huis met carport in Olst | t=woonhuis pk=eigen p=olst
parkeren op eigen terrein in Diepenveen | pk=eigen p=diepenveen
appartement met parkeerkelder | t=appartement pk=eigen
woning met energielabel A | l=A
huis met label A of beter | t=woonhuis l=A
huis met minimaal energielabel C in Raalte | t=woonhuis l=C p=raalte
label A+ huis | l=A+ t=woonhuis
energielabel A++ in De Vijfhoek | l=A++ b=De%20Vijfhoek
A-label woning Deventer | l=A p=deventer
jaren 30 woning in Deventer | j1=1930 j2=1939 p=deventer
jaren dertig huis met tuin | j1=1930 j2=1939 t=woonhuis tuin
jaren '70 woning met garage | j1=1970 j2=1979 pk=garage
huis uit de jaren negentig | t=woonhuis j1=1990 j2=1999
bouwjaar na 1990 in Colmschate | j1=1990 p=colmschate
huis gebouwd na 2000 | t=woonhuis j1=2000
huis gebouwd voor 1940 | t=woonhuis j2=1940
bouwjaar vanaf 2010 met tuin | j1=2010 tuin
bouwjaar tussen 1970 en 1990 | j1=1970 j2=1990
vooroorlogs huis in Deventer | j2=1945 t=woonhuis p=deventer
huis uit 1931 | t=woonhuis j1=1931 j2=1931
woning van na 2005 in Olst | j1=2005 p=olst
100 m2 in Deventer | m=100 p=deventer
appartement van 80m2 | t=appartement m=80
huis minimaal 120 m² | t=woonhuis m=120
huis van minstens 150 vierkante meter in Gorssel | t=woonhuis m=150 p=gorssel
woonoppervlakte 100 m2 en 3 slaapkamers | m=100 s=3
4 kamers in Deventer | k=4 p=deventer
vierkamerappartement | k=4 t=appartement
3-kamerappartement te huur | k=3 t=appartement soort=huur
5 kamer woning Raalte | k=5 p=raalte
appartement met 2 kamers | t=appartement k=2
te huur in Deventer onder 1200 per maand | soort=huur p=deventer tot=1200
huurappartement tot 1000 euro | soort=huur t=appartement tot=1000
huurhuis in Olst | soort=huur t=woonhuis p=olst
huurwoning Deventer max 1500 p/m | soort=huur p=deventer tot=1500
koopappartement in Deventer | soort=koop t=appartement p=deventer
koopwoning tot 3 ton | soort=koop tot=300000
huren in Twello | soort=huur p=twello
kopen in Bathmen tot 450.000 | soort=koop p=bathmen tot=450000
woning binnen 5 km van Olst | z=Olst r=5
huis met tuin binnen 10 km van Deventer | t=woonhuis tuin z=Deventer r=10
huis in de buurt van Raalte | t=woonhuis z=Raalte r=5
appartement rond Deventer | t=appartement z=Deventer r=5
huis in de omgeving van Twello | t=woonhuis z=Twello r=5
omgeving Gorssel vrijstaand | z=Gorssel r=5 v=vrijstaande_woning
villa binnen 2 kilometer van Epse | v=villa z=Epse r=2
huis 3 km rond Bathmen | t=woonhuis z=Bathmen r=5
huis met open huis in Deventer | t=woonhuis openhuis p=deventer
open huis zaterdag | openhuis ?zaterdag
woningen in prijs verlaagd | verlaagd
prijs verlaagd in Colmschate | verlaagd p=colmschate
afgeprijsde huizen Apeldoorn | verlaagd t=woonhuis p=apeldoorn
verkochte huizen in Deventer | verkocht=ja t=woonhuis p=deventer
verkocht in Olst | verkocht=ja p=olst
goedkoopste huis in Deventer | o=prijs t=woonhuis p=deventer
duurste villa | o=-prijs v=villa
grootste appartement in Apeldoorn | o=-woonoppervlakte t=appartement p=apeldoorn
nieuwste aanbod Raalte | o=-date_created p=raalte
nog beschikbaar in Schalkhaar | beschikbaar p=schalkhaar
beschikbare appartementen Deventer | beschikbaar t=appartement p=deventer
hoekwoning Zandweerd 3 slaapkamers | v=hoekwoning b=Zandweerd s=3
Knutteldorp tuin | b=Knutteldorp tuin
huis in Knutteldorp onder 3,5 ton | t=woonhuis b=Knutteldorp tot=350000
huis in het Bergkwartier | t=woonhuis b=Bergkwartier
tussenwoning in de Rivierenwijk met achtertuin | v=tussenwoning b=Rivierenwijk tuin
iets met een dakterras in de binnenstad | dakterras ?binnenstad
huis met zonnige tuin | t=woonhuis tuin zon=zuid
zuidtuin in Colmschate | tuin zon=zuid p=colmschate
huis met achtertuin op het zuidwesten | t=woonhuis tuin zon=zuid
huis met tuin op het noorden | t=woonhuis tuin zon=noord
balkon op het oosten | balkon zon=oost
huis met tuin en garage en 4 slaapkamers onder 6 ton in Diepenveen | t=woonhuis tuin pk=garage s=4 tot=600000 p=diepenveen
we zoeken een gezinswoning met 5 slaapkamers | s=5 ?gezinswoning
eengezinswoning Colmschate label C | v=eengezinswoning p=colmschate l=C
huis met zwembad | t=woonhuis ?zwembad
huis aan het water in Deventer | t=woonhuis p=deventer ?water
huis zonder tuin | t=woonhuis ?zonder tuin
geen appartement in Deventer | p=deventer ?geen appartement
appartement niet op de begane grond | t=appartement ?niet begane grond
huis met slaapkamer op de begane grond | t=woonhuis ?slaapkamer begane grond
slapen en badkamer beneden in Raalte | p=raalte ?slapen badkamer beneden
huis met zonnepanelen en label A | t=woonhuis l=A ?zonnepanelen
nieuwbouw in Twello | p=twello ?nieuwbouw
nieuwbouw appartement vanaf 3 ton | t=appartement van=300000 ?nieuwbouw
kluswoning in Deventer onder 2 ton | p=deventer tot=200000 ?kluswoning
studio in Deventer | p=deventer ?studio
seniorenwoning met lift Deventer | p=deventer ?seniorenwoning lift
huis Keulenstraat met tuin | t=woonhuis z=Keulenstraat tuin
appartement aan de Boxbergerweg | t=appartement z=Boxbergerweg
te koop Keulenstraat Deventer | soort=koop z=Keulenstraat p=deventer
huis in Deventer of Twello | t=woonhuis p=deventer ?Twello
huis in Zwolle | t=woonhuis ?Zwolle
appartement in Amsterdam onder 4 ton | t=appartement tot=400000 ?Amsterdam
huis Deventr met tuin | t=woonhuis p=deventer tuin
apartement deventer | t=appartement p=deventer
huis met minstens 3 slaapkamers en minimaal 110 m2 | t=woonhuis s=3 m=110
meer dan 3 slaapkamers | s=4
3 of meer slaapkamers in Gorssel | s=3 p=gorssel
3+ slaapkamers | s=3
2 à 3 slaapkamers in Deventer | s=2 p=deventer ?3 slaapkamers
huis met garage of carport | t=woonhuis pk=garage ?carport
huis voor 350.000 | t=woonhuis tot=350000
huis voor maximaal 4 ton | t=woonhuis tot=400000
huis van 4 ton | t=woonhuis tot=400000
budget 350.000 Deventer | tot=350000 p=deventer
mijn budget is 4,5 ton | tot=450000
ik heb 325000 te besteden | tot=325000
niet duurder dan 3 ton | tot=300000
niet meer dan 400.000 euro | tot=400000
minder dan 375.000 | tot=375000
meer dan 500.000 in Gorssel | van=500000 p=gorssel
rond de 4 ton | van=360000 tot=440000
ongeveer 300.000 euro in Olst | van=270000 tot=330000 p=olst
300-400k Deventer | van=300000 tot=400000 p=deventer
€ 250.000 - € 300.000 appartement | van=250000 tot=300000 t=appartement
tussen 2,5 en 3 ton hoekwoning | van=250000 tot=300000 v=hoekwoning
anderhalve ton Deventer | tot=150000 p=deventer
tot 350 duizend | tot=350000
< 400.000 | tot=400000
> 3 ton appartement | van=300000 t=appartement
maximaal vier ton | tot=400000
huis onder drie ton met drie slaapkamers | t=woonhuis tot=300000 s=3
vanaf 3 ton tot 5 ton in Apeldoorn | van=300000 tot=500000 p=apeldoorn
HUIS MET TUIN IN DEVENTER | t=woonhuis tuin p=deventer
Huis, tuin, garage, Deventer | t=woonhuis tuin pk=garage p=deventer
tuin garage label A 4 slaapkamers | tuin pk=garage l=A s=4
huis met 5 slaapkamers, 2 badkamers | t=woonhuis s=5 ?2 badkamers
hoekhuis met schuur en achterom | v=hoekwoning ?schuur achterom
landhuis met 2000 m2 perceel in Gorssel | v=landhuis g=2000 p=gorssel
grachtenpand te koop | v=grachtenpand soort=koop
appartement met balkon en parkeerplek onder 3,5 ton in Deventer | t=appartement balkon pk=eigen tot=350000 p=deventer
huis met dubbele garage | t=woonhuis pk=garage ?dubbele
huurappartement met balkon in Apeldoorn, maximaal 1250 euro per maand | soort=huur t=appartement balkon p=apeldoorn tot=1250
2 slaapkamers huren onder de 1100 | s=2 soort=huur tot=1100
huis huren met tuin | t=woonhuis soort=huur tuin
te huur 3 kamers | soort=huur k=3
gezin met 3 kinderen zoekt huis | t=woonhuis ?gezin 3 kinderen
starterswoning onder 2,5 ton | tot=250000 ?starterswoning
ruime woning in Deventer | p=deventer ?ruime
rustig wonen in Posterenk | p=posterenk ?rustig
huis in Boskamp | t=woonhuis p=boskamp
huis in Warnsveld met 120 m2 woonoppervlak | t=woonhuis p=warnsveld m=120
tussenwoning label D of beter onder 275000 | v=tussenwoning l=D tot=275000
minimaal label B minimaal 100 m2 minimaal 3 slaapkamers | l=B m=100 s=3
huis bouwjaar 1985 | t=woonhuis j1=1985 j2=1985
bouwjaar voor 1900 in Deventer | j2=1900 p=deventer
woning gebouwd in de jaren 60 | j1=1960 j2=1969
jaren 50 hoekwoning in Zandweerd | j1=1950 j2=1959 v=hoekwoning b=Zandweerd
sinds 2015 gebouwd | j1=2015
huis niet ouder dan 2000 | t=woonhuis j1=2000
huis van voor de oorlog | t=woonhuis ?oorlog
perceel 800 m2 Twello | g=800 p=twello
huis met 300 m2 tuin | t=woonhuis g=300 tuin
tuin van 200 m2 in Olst | tuin g=200 p=olst
huis max 120 m2 | t=woonhuis ?max 120 m2
appartement kleiner dan 60 m2 | t=appartement ?kleiner dan 60 m2
hoogstens 2 slaapkamers | ?hoogstens 2 slaapkamers
maximaal 3 kamers in Deventer | p=deventer ?maximaal 3 kamers
huis met kelder en zolder | t=woonhuis ?kelder zolder
monumentaal herenhuis | v=herenhuis ?monumentaal
herenhuis Bergkwartier met dakterras boven 5 ton | v=herenhuis b=Bergkwartier dakterras van=500000
appartement Raambuurt derde verdieping | t=appartement b=Raambuurt e=3
appartement hoekligging | t=appartement ?hoekligging
woningen te koop Colmschate 4 kamers tuin | soort=koop p=colmschate k=4 tuin
alle huizen in Harfsen | t=woonhuis p=harfsen
laat alle appartementen zien in Deventer | t=appartement p=deventer
zijn er huizen met een garage in Epse? | t=woonhuis pk=garage p=epse
heeft u nog een bungalow in Wilp? | v=bungalow p=wilp
wat staat er te koop in Olst? | soort=koop p=olst
ik wil graag een vrijstaande woning kopen in Bathmen | v=vrijstaande_woning soort=koop p=bathmen
op zoek naar een appartement met lift in Deventer | t=appartement p=deventer ?lift
gezocht: hoekhuis in Voorstad tot 325.000 | v=hoekwoning b=Voorstad tot=325000
wie heeft een huis met een grote schuur | t=woonhuis ?grote schuur
huisje met tuintje | t=woonhuis tuin
appartementje in Deventer | t=appartement p=deventer
klein appartement tot 200k | t=appartement tot=200000 ?klein
huis vlakbij station Deventer | t=woonhuis p=deventer ?vlakbij station
huis dichtbij school in Colmschate | t=woonhuis p=colmschate ?dichtbij school
woning met uitzicht op de IJssel | ?uitzicht IJssel
luxe penthouse in Apeldoorn boven 6 ton | v=penthouse p=apeldoorn van=600000 ?luxe
instapklaar huis in Raalte | t=woonhuis p=raalte ?instapklaar
goedkoop appartement huren | t=appartement soort=huur ?goedkoop
huis met garage binnen 5 km van Twello tot 5 ton | t=woonhuis pk=garage z=Twello r=5 tot=500000
appartement in of rond Deventer met balkon | t=appartement z=Deventer r=5 balkon
7418 ET met tuin | z=7418%20ET tuin
huis in 7411 | t=woonhuis z=7411
appartement 7412BE | t=appartement z=7412%20BE
tussenwoning Colmschate vraagprijs tot 350.000 k.k. | v=tussenwoning p=colmschate tot=350000
vraagprijs onder 3 ton | tot=300000
prijs tot 400000 | tot=400000
prijs vanaf 300000 tot 450000 | van=300000 tot=450000
huurprijs tot 1300 | soort=huur tot=1300
hoekwoning, 120 m², label A, tuin op zuid, max 450k, Colmschate | v=hoekwoning m=120 l=A tuin zon=zuid tot=450000 p=colmschate
huis met garage, 5 kamers, perceel 400 m2 en label B in Schalkhaar | t=woonhuis pk=garage k=5 g=400 l=B p=schalkhaar
woonhuis Diepenveen 150 m2 4 slaapkamers tuin west | t=woonhuis p=diepenveen m=150 s=4 tuin zon=west
vrijstaand met garage en 6 kamers | v=vrijstaande_woning pk=garage k=6
vrijstaande bungalow in Wilp | v=vrijstaande_woning p=wilp ?bungalow
appartement of bovenwoning in Deventer | t=appartement p=deventer ?bovenwoning
huis met tuin of balkon | t=woonhuis tuin ?balkon
energiezuinig huis | t=woonhuis ?energiezuinig
goed geïsoleerd huis in Olst label B | t=woonhuis p=olst l=B ?goed geïsoleerd
huis met cv-ketel | t=woonhuis ?cv-ketel
woning met thuiswerkplek Gorssel | p=gorssel ?thuiswerkplek
huis met inpandige garage | t=woonhuis pk=garage ?inpandige
garagebox in Deventer | p=deventer ?garagebox
parkeerplaats te koop Deventer | pk=eigen soort=koop p=deventer
woonboot | ?woonboot
hoekhuis Deventer | v=hoekwoning p=deventer
tussenwoning Deventer 2,75 ton | v=tussenwoning p=deventer tot=275000
hoekhuis of tussenwoning in Colmschate | v=hoekwoning p=colmschate ?tussenwoning
twee slaapkamers en een balkon | s=2 balkon
een slaapkamer in Deventer | s=1 p=deventer
1 slaapkamer te huur | s=1 soort=huur
vijf slaapkamers Raalte | s=5 p=raalte
zes kamers Bathmen garage | k=6 p=bathmen pk=garage
4 slpk Deventer | s=4 p=deventer
huis 4 slk tuin | t=woonhuis s=4 tuin
hoekhuis met drie slaapkamers onder de 375 duizend euro | v=hoekwoning s=3 tot=375000
vrijstaand wonen buiten de stad | v=vrijstaande_woning ?buiten stad
villa met zwembad en 5 slaapkamers in Gorssel | v=villa s=5 p=gorssel ?zwembad
appartement met terras | t=appartement ?terras
huis met buitenruimte | t=woonhuis ?buitenruimte
woonruimte te huur in Apeldoorn | soort=huur p=apeldoorn
huizen onder een half miljoen met garage | t=woonhuis tot=500000 pk=garage
3 ton | tot=300000
onder 4 ton | tot=400000
label C | l=C
tuin | tuin
garage | pk=garage
te huur | soort=huur
te koop | soort=koop
appartement | t=appartement
hoekwoning | v=hoekwoning
4 slaapkamers | s=4
120 m2 | m=120
jaren 30 | j1=1930 j2=1939
verlaagd in prijs in Raalte | verlaagd p=raalte
huis met open huis en tuin | t=woonhuis openhuis tuin
appartement label A eerste etage balkon zuid | t=appartement l=A e=1 balkon zon=zuid
bovenwoning niet boven 300.000 | v=bovenwoning tot=300000
ook verkochte huizen in Olst | verkocht=ook t=woonhuis p=olst
kleinste appartement Deventer | o=woonoppervlakte t=appartement p=deventer`;
