export const apart = `tussenwoning met garage in Raalte onder 350.000 | v=tussenwoning pk=garage p=raalte tot=350000
villa met 6 slaapkamers in Diepenveen | v=villa s=6 p=diepenveen
appartement Apeldoorn tot 275k | t=appartement p=apeldoorn tot=275000
vrijstaand huis in Laren | v=vrijstaande_woning t=woonhuis p=laren
ik ben op zoek naar een tussenwoning in Twello | v=tussenwoning p=twello
hoekhuis met 4 slaapkamers en garage | v=hoekwoning s=4 pk=garage
huurappartement in Raalte met balkon | soort=huur t=appartement p=raalte balkon
woning met tuin op het westen in Olst | tuin zon=west p=olst
bungalow met carport en 500 m2 grond | v=bungalow pk=eigen g=500
herenhuis met dakterras in Deventer | v=herenhuis dakterras p=deventer
penthouse Deventer boven 7 ton | v=penthouse p=deventer van=700000
boerderij met minimaal 2000 m2 perceel | v=woonboerderij g=2000
twee-onder-een-kapwoning in Bathmen | v=twee_onder_een_kapwoning p=bathmen
2-onder-1-kapwoning Schalkhaar 4 slaapkamers | v=twee_onder_een_kapwoning p=schalkhaar s=4
2/1 kap in Colmschate | p=colmschate ?2/1 kap
geschakelde woning met garage in Twello | v=geschakelde_woning pk=garage p=twello
maisonnette met balkon onder 2,5 ton | v=maisonnette balkon tot=250000
benedenwoning Deventer label B | v=benedenwoning p=deventer l=B
portiekflat tot 2 ton | v=portiekflat tot=200000
galerijflat met 2 slaapkamers | v=galerijflat s=2
landhuis in Gorssel boven 1,5 miljoen | v=landhuis p=gorssel van=1500000
bouwkavel in Olst van 800 m2 | t=bouwgrond p=olst g=800
eengezinswoning met achtertuin | v=eengezinswoning tuin
flat te huur in Apeldoorn | t=appartement soort=huur p=apeldoorn
koophuis in Warnsveld | soort=koop t=woonhuis p=warnsveld
huurhuis met 3 slaapkamers | soort=huur t=woonhuis s=3
huis tot 3,75 ton | t=woonhuis tot=375000
huis tot € 425.000 | t=woonhuis tot=425000
huis maximaal 425000 euro in Epse | t=woonhuis tot=425000 p=epse
appartement voor hooguit 2 ton | t=appartement tot=200000
woning van minimaal 3 ton | van=300000
huis duurder dan 8 ton | t=woonhuis van=800000
goedkoper dan 325.000 in Deventer | tot=325000 p=deventer
niet boven de 350.000 | tot=350000
tussen 350 en 450 duizend | van=350000 tot=450000
tussen de 3,5 en 4,5 ton in Colmschate | van=350000 tot=450000 p=colmschate
van 250.000 tot 300.000 euro appartement | van=250000 tot=300000 t=appartement
400k tot 500k vrijstaande woning | van=400000 tot=500000 v=vrijstaande_woning
onder een miljoen villa | tot=1000000 v=villa
rond 3 ton in Raalte | van=270000 tot=330000 p=raalte
circa 500.000 euro | van=450000 tot=550000
mijn maximum is 360.000 | tot=360000
budget van 3 ton appartement | tot=300000 t=appartement
we hebben 450.000 te besteden in Deventer | tot=450000 p=deventer
vijf ton | tot=500000
huurwoning tot 900 euro | soort=huur tot=900
te huur max 1300 per maand Apeldoorn | soort=huur tot=1300 p=apeldoorn
huur onder 1500 euro met tuin | soort=huur tot=1500 tuin
huren vanaf 1000 per maand | soort=huur van=1000
huurappartement tussen 800 en 1200 euro | soort=huur t=appartement van=800 tot=1200
4 slaapkamers met tuin in Schalkhaar | s=4 tuin p=schalkhaar
minimaal vijf slaapkamers | s=5
huis met 3 of 4 slaapkamers | t=woonhuis s=3 ?4
ten minste 2 slaapkamers in Raalte | s=2 p=raalte
minstens vier kamers | k=4
appartement met 3 kamers in Twello | t=appartement k=3 p=twello
tweekamerappartement Deventer | k=2 t=appartement p=deventer
4-kamerflat met balkon | k=4 t=appartement balkon
vijfkamerwoning in Olst | k=5 p=olst
90 m2 appartement | m=90 t=appartement
huis vanaf 140 m2 | t=woonhuis m=140
groter dan 100 m2 in Deventer | m=100 p=deventer
ongeveer 120 vierkante meter woning | m=120
woonoppervlakte minimaal 130 m2 Gorssel | m=130 p=gorssel
perceel minimaal 1000 m2 in Wilp | g=1000 p=wilp
huis op 600 m2 grond | t=woonhuis g=600
kavel vanaf 400 m2 | t=bouwgrond g=400
appartement kleiner dan 80 m2 | t=appartement ?kleiner dan 80 m2
energielabel B of beter in Twello | l=B p=twello
huis met energielabel A+++ | t=woonhuis l=A+++
minimaal label D hoekwoning | l=D v=hoekwoning
label c apeldoorn | l=C p=apeldoorn
B-label tussenwoning | l=B v=tussenwoning
woning met een A label in Raalte | l=A p=raalte
jaren 20 huis in Deventer | j1=1920 j2=1929 t=woonhuis p=deventer
jaren tachtig woning met tuin | j1=1980 j2=1989 tuin
huis uit de jaren 60 | t=woonhuis j1=1960 j2=1969
jaren '90 twee-onder-een-kap | j1=1990 j2=1999 v=twee_onder_een_kapwoning
bouwjaar voor 1930 | j2=1930
bouwjaar vanaf 1995 in Schalkhaar | j1=1995 p=schalkhaar
gebouwd na 2015 met label A | j1=2015 l=A
gebouwd tussen 1990 en 2005 | j1=1990 j2=2005
appartement bouwjaar 2020 | t=appartement j1=2020 j2=2020
herenhuis uit 1905 | v=herenhuis j1=1905 j2=1905
huis van voor 1945 | t=woonhuis j2=1945
vooroorlogse woning in de Raambuurt | j2=1945 b=Raambuurt
appartement begane grond Raalte | t=appartement e=0 p=raalte
appartement op de tweede etage | t=appartement e=2
flat eerste verdieping met balkon | t=appartement e=1 balkon
appartement op 3 hoog | t=appartement e=3
appartement vijfde verdieping | t=appartement e=3
benedenwoning begane grond met tuin | v=benedenwoning e=0 tuin
huis met eigen oprit in Colmschate | t=woonhuis pk=eigen p=colmschate
woning met carport in Bathmen | pk=eigen p=bathmen
parkeerplek en balkon | pk=eigen balkon
appartement met parkeergarage Apeldoorn | t=appartement pk=eigen p=apeldoorn
huis met een garage en zonnige tuin | t=woonhuis pk=garage tuin zon=zuid
dakterras in de Voorstad | dakterras b=Voorstad
balkon op het zuiden Deventer | balkon zon=zuid p=deventer
achtertuin op het oosten | tuin zon=oost
tuin zuid tussenwoning | tuin zon=zuid v=tussenwoning
noordtuin | tuin zon=noord
huis met tuin op het zuidoosten | t=woonhuis tuin zon=zuid
appartement met balkon of dakterras | t=appartement balkon ?dakterras
binnen 5 kilometer van Raalte | z=Raalte r=5
appartement binnen 10 km van Apeldoorn | t=appartement z=Apeldoorn r=10
huis in de buurt van Deventer met garage | t=woonhuis z=Deventer r=5 pk=garage
vrijstaande woning rondom Bathmen | v=vrijstaande_woning z=Bathmen r=5
omgeving Olst tot 5 ton | z=Olst r=5 tot=500000
boerderij in de omgeving van Laren | v=woonboerderij z=Laren r=5
huis binnen een straal van 2 km van Twello | t=woonhuis z=Twello r=2
nabij Gorssel villa | z=Gorssel r=5 v=villa
Deventer en omgeving hoekhuis | z=Deventer r=5 v=hoekwoning
open huis in Colmschate | openhuis p=colmschate
huizen met open huis | t=woonhuis openhuis
verlaagde prijs in Deventer | verlaagd p=deventer
in prijs verlaagde appartementen | verlaagd t=appartement
verkochte woningen Raalte | verkocht=ja p=raalte
net verkocht in Twello | verkocht=ja p=twello ?net
ook verkochte appartementen | verkocht=ook t=appartement
goedkoopste woning in Apeldoorn | o=prijs p=apeldoorn
duurste huis Gorssel | o=-prijs t=woonhuis p=gorssel
nieuwste huizen Deventer | o=-date_created t=woonhuis p=deventer
grootste huis in Raalte | o=-woonoppervlakte t=woonhuis p=raalte
beschikbare huizen in Diepenveen | beschikbaar t=woonhuis p=diepenveen
hoekwoning Borgele | v=hoekwoning b=Borgele
appartement in de Rivierenwijk | t=appartement b=Rivierenwijk
Zandweerd tussenwoning label C | b=Zandweerd v=tussenwoning l=C
huis Keizerslanden onder 3 ton | t=woonhuis b=Keizerslanden tot=300000
De Vijfhoek twee-onder-een-kap met garage | b=De%20Vijfhoek v=twee_onder_een_kapwoning pk=garage
bergkwartier appartement dakterras | b=Bergkwartier t=appartement dakterras
knutteldorp 3 slaapkamers | b=Knutteldorp s=3
huis aan de Keulenstraat | t=woonhuis z=Keulenstraat
appartement Boxbergerweg te huur | t=appartement z=Boxbergerweg soort=huur
te koop Boxbergerweg met garage | soort=koop z=Boxbergerweg pk=garage
7411 appartement met balkon | z=7411 t=appartement balkon
7418ET huis | z=7418%20ET t=woonhuis
huis met sauna | t=woonhuis ?sauna
huis met zwembad in Apeldoorn | t=woonhuis p=apeldoorn ?zwembad
appartement met lift en balkon | t=appartement balkon ?lift
nieuwbouwwoning in Raalte | p=raalte ?nieuwbouwwoning
huis met stal | t=woonhuis ?stal
paardenstal en 5000 m2 grond | g=5000 ?paardenstal
appartement met twee badkamers | t=appartement ?twee badkamers
huis zonder garage | t=woonhuis ?zonder garage
geen flat | ?geen flat
geen tussenwoning in Deventer | p=deventer ?geen tussenwoning
niet in Apeldoorn | ?niet Apeldoorn
woning zonder trap | ?zonder trap
appartement niet op de derde verdieping | t=appartement ?niet derde verdieping
huis met badkamer op de begane grond | t=woonhuis ?badkamer begane grond
slaapkamer beneden in Olst | p=olst ?slaapkamer beneden
zonnepanelen label A Deventer | l=A p=deventer ?zonnepanelen
huis met warmtepomp | t=woonhuis ?warmtepomp
gemeubileerd appartement te huur | t=appartement soort=huur ?gemeubileerd
huisdieren toegestaan huren | soort=huur ?huisdieren toegestaan
huis met inwoning in Raalte | t=woonhuis p=raalte ?inwoning
mantelzorgwoning | ?mantelzorgwoning
tiny house in Olst | p=olst ?tiny house
recreatiewoning Laren | p=laren ?recreatiewoning
huis in Zutphen | t=woonhuis ?Zutphen
appartement Utrecht | t=appartement ?Utrecht
huis in Deventer en Raalte | t=woonhuis p=deventer ?Raalte
hoekhuis of vrijstaand in Twello | v=hoekwoning p=twello ?vrijstaand
villa of landhuis | v=villa ?landhuis
rijwoning in Colmschate | v=tussenwoning p=colmschate
rijtjeshuis met label B onder 325k | v=tussenwoning l=B tot=325000
HOEKWONING DEVENTER TUIN | v=hoekwoning p=deventer tuin
tuin, garage, 3 slaapkamers, Twello | tuin pk=garage s=3 p=twello
hoekhuis/tuin/Colmschate | v=hoekwoning tuin p=colmschate
Raalte: vrijstaand, garage, 200 m2 | p=raalte v=vrijstaande_woning pk=garage m=200
huis dveenter | t=woonhuis ?dveenter
huis apeldorn met tuin | t=woonhuis p=apeldoorn tuin
appartment in Deventer | t=appartement p=deventer
villa tot anderhalf miljoen | v=villa tot=1500000
huis met 8 kamers in Gorssel | t=woonhuis k=8 p=gorssel
zijn er nog appartementen te huur in Twello? | t=appartement soort=huur p=twello
wat is er te koop in Bathmen | soort=koop p=bathmen
hebben jullie een hoekhuis in Raalte | v=hoekwoning p=raalte
ik wil een huis kopen in Diepenveen | t=woonhuis soort=koop p=diepenveen
wij willen graag huren in Deventer | soort=huur p=deventer
graag een woning met garage en tuin | pk=garage tuin
toon alle bungalows | v=bungalow
alle villa's in Epse | v=villa p=epse
appartementen Deventer centrum | t=appartement p=deventer ?centrum
mooie herenhuizen in Deventer | v=herenhuis p=deventer ?mooie
penthouses Apeldoorn | v=penthouse p=apeldoorn
bovenwoningen onder 3 ton | v=bovenwoning tot=300000
hoekwoningen Schalkhaar | v=hoekwoning p=schalkhaar
tussenwoningen in Olst tot 290.000 | v=tussenwoning p=olst tot=290000
woonboerderijen boven 8 ton | v=woonboerderij van=800000
vrijstaande huizen Wilp | v=vrijstaande_woning t=woonhuis p=wilp
flats te koop | t=appartement soort=koop
koopappartementen tot 3 ton | soort=koop t=appartement tot=300000
huurhuizen Raalte | soort=huur t=woonhuis p=raalte
koopwoningen met garage | soort=koop pk=garage
bouwgrond Gorssel minimaal 1000 m2 | t=bouwgrond p=gorssel g=1000
gezellig huisje in Harfsen | t=woonhuis p=harfsen ?gezellig
klein huis met grote tuin | t=woonhuis tuin ?klein grote
statig herenhuis Deventer 200 m2 | v=herenhuis p=deventer m=200 ?statig
levensloopbestendige woning | ?levensloopbestendige
woning dichtbij centrum Raalte | p=raalte ?dichtbij centrum
huis aan het park | t=woonhuis ?park
rustig gelegen bungalow | v=bungalow ?rustig gelegen
vrij uitzicht in Olst | p=olst ?vrij uitzicht
bosrijke omgeving villa | v=villa ?bosrijke
landelijk wonen Laren | p=laren ?landelijk
huis met praktijkruimte | t=woonhuis ?praktijkruimte
appartement met berging Deventer | t=appartement p=deventer ?berging
hoekhuis tuin zuid label B 4 slaapkamers onder 4 ton Colmschate | v=hoekwoning tuin zon=zuid l=B s=4 tot=400000 p=colmschate
vrijstaand, 5 slaapkamers, garage, perceel 700 m2, tot 8 ton, Diepenveen | v=vrijstaande_woning s=5 pk=garage g=700 tot=800000 p=diepenveen
appartement 2 slaapkamers balkon lift Apeldoorn tot 3 ton | t=appartement s=2 balkon p=apeldoorn tot=300000 ?lift
tussenwoning jaren 70 met schuur en tuin in Borgele | v=tussenwoning j1=1970 j2=1979 tuin b=Borgele ?schuur
huis met 130 m2, 4 kamers en label C | t=woonhuis m=130 k=4 l=C
woning bouwjaar na 2000 label A garage | j1=2000 l=A pk=garage
hoekwoning 1931 | v=hoekwoning j1=1931 j2=1931
nieuwste huurwoningen Deventer | o=-date_created soort=huur p=deventer
goedkoopste koopappartement | o=prijs soort=koop t=appartement
3 slaapkamers, 100 m2, 3 ton | s=3 m=100 tot=300000
100m2 3slpk 300k | m=100 s=3 tot=300000
huis 450000 Deventer | t=woonhuis tot=450000 p=deventer
Deventer 4 slaapkamers 500k | p=deventer s=4 tot=500000
Raalte tuin | p=raalte tuin
Twello garage | p=twello pk=garage
Olst label A | p=olst l=A
Gorssel villa | p=gorssel v=villa
Epse vrijstaand | p=epse v=vrijstaande_woning
Colmschate 3 ton | p=colmschate tot=300000
Apeldoorn appartement | p=apeldoorn t=appartement
Bathmen huis | p=bathmen t=woonhuis
Posterenk te koop | p=posterenk soort=koop
Boskamp tuin | p=boskamp tuin
2 slaapkamers | s=2
5 kamers | k=5
150 m2 | m=150
label B | l=B
balkon | balkon
dakterras | dakterras
open huis | openhuis
villa | v=villa
huurwoning | soort=huur
koopappartement | soort=koop t=appartement
vrijstaand | v=vrijstaande_woning
bungalow | v=bungalow
onder 250.000 | tot=250000
vanaf 400.000 | van=400000
tot 3 ton | tot=300000
jaren 80 | j1=1980 j2=1989
begane grond | e=0
carport | pk=eigen
eerste verdieping | e=1
tuin op het zuiden | tuin zon=zuid
prijs verlaagd | verlaagd
huis tot 4 ton met tuin in Colmschate en label B | t=woonhuis tot=400000 tuin p=colmschate l=B
mag ook een bovenwoning zijn in Deventer | v=bovenwoning p=deventer ?mag zijn
bij voorkeur een hoekhuis | v=hoekwoning ?voorkeur
liefst met tuin op het zuiden in Twello | tuin zon=zuid p=twello ?liefst
het liefst een appartement met balkon | t=appartement balkon ?liefst
moet een garage hebben | pk=garage ?moet
met minstens één balkon | balkon
huis, max. 400.000 euro, min. 3 slaapkamers | t=woonhuis tot=400000 s=3
min. 100 m2 max. 350.000 | m=100 tot=350000
hoekhuis t/m 375.000 | v=hoekwoning tot=375000
vraagprijs max 3,5 ton Raalte | tot=350000 p=raalte
prijs tussen 200.000 en 250.000 | van=200000 tot=250000
appartement boven de 4 ton | t=appartement van=400000
huis met garage plus tuin | t=woonhuis pk=garage tuin
vrijstaande woning + garage | v=vrijstaande_woning pk=garage
hoekhuis & tuin | v=hoekwoning tuin
twee slaapkamers en garage in Deventer voor 3 ton | s=2 pk=garage p=deventer tot=300000
tweede verdieping of hoger | ?tweede verdieping hoger
hoogste verdieping | ?hoogste verdieping
hoekwoning in Twello met drie slaapkamers | v=hoekwoning p=twello s=3
appartement met twee balkons | t=appartement ?twee balkons
koopwoning Bathmen onder een half miljoen | soort=koop p=bathmen tot=500000
te huur: studio in Apeldoorn | soort=huur p=apeldoorn ?studio
woning met label E of beter | l=E
tussenwoning uit 1975 met tuin op west | v=tussenwoning j1=1975 j2=1975 tuin zon=west
villa in Laren of Gorssel | v=villa p=laren ?Gorssel
huis met minstens 5 kamers in Warnsveld | t=woonhuis k=5 p=warnsveld
vrijstaande villa | v=vrijstaande_woning ?villa
appartement, eerste verdieping, tot 225.000 euro | t=appartement e=1 tot=225000
huis tot 600k met garage en tuin | t=woonhuis tot=600000 pk=garage tuin
4 slaapkamers onder 5 ton Colmschate | s=4 tot=500000 p=colmschate
huis met open haard | t=woonhuis ?open haard
dakterras en 3 kamers Deventer | dakterras k=3 p=deventer
huurwoning met 2 slaapkamers onder 1400 euro per maand | soort=huur s=2 tot=1400
perceel van 300 m2 en garage | g=300 pk=garage
duurste penthouse in Deventer | o=-prijs v=penthouse p=deventer
bouwjaar na 1980 en label C | j1=1980 l=C
vrijstaand in Posterenk boven 5 ton | v=vrijstaande_woning p=posterenk van=500000
bungalow rond Raalte | v=bungalow z=Raalte r=5
hoekhuis met garage in Zandweerd onder 375.000 | v=hoekwoning pk=garage b=Zandweerd tot=375000
huis voor twee gezinnen | t=woonhuis ?twee gezinnen
appartement zonder balkon | t=appartement ?zonder balkon
eengezinswoning met 4 kamers en achtertuin | v=eengezinswoning k=4 tuin
herenhuis jaren 20 in Apeldoorn | v=herenhuis j1=1920 j2=1929 p=apeldoorn
tussenwoning met carport tot 3,25 ton | v=tussenwoning pk=eigen tot=325000
woning met kelder in Harfsen | p=harfsen ?kelder
nog beschikbare hoekwoningen in Olst | beschikbaar v=hoekwoning p=olst`;
