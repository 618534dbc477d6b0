/** The same as `thesaurus-en.ts` in Norwegian, with the English words that readers type on Norwegian pages. */
export const THESAURUS_NO = `
hvor mange, antall, grense, maksimum, maks
hvor mye, mengde, sum, totalt
hvor lenge, til når, varighet, varer, gyldig, levetid, slutt, frist, utløper, opphører, slås av
hvor stor, størrelse, maksimal størrelse, lengde
paginering, blaing, bla, side for side, neste side, pagination, paging, cursor
sandkasse, testmiljø, prøvemiljø, sandbox, staging
logge inn, innlogging, autentisering, pålogging, login, authentication
logge ut, utlogging
registrere, registrering, melde på, opprette konto, sign up
nedetid, oppetid, tilgjengelighet, vedlikehold, driftsstans, driftsstatus, outage, downtime, uptime
grense, begrensning, kvote, maksimum, maks, tak, limit, quota
fartsgrense, kallgrense, for mange kall, rate limit, throttling
tidssone, UTC, lokal tid, time zone
regneark, Excel, CSV, spreadsheet
slette, fjerne, ta bort, delete, remove
mørk modus, tema, utseende, dark mode
nøkkel, token, hemmelighet, passord, legitimasjon, secret, key
bytte, fornye, rotere, skifte, rotate
utløpe, utløp, levetid, gyldighet, gyldig, varighet, varer, expire, expiry
trekke tilbake, oppheve, inndra, revoke
tilgang, tillatelse, rettighet, rolle, adgang, permission, scope
forbudt, nektet, avslått, 403, forbidden
ikke funnet, mangler, 404, not found
feil, problem, svikt, feilmelding, error
avvist, avvise, forkastet, feil, reject
prøve igjen, gjenta, på nytt, retry
dobbelt, to ganger, duplikat, idempotens, duplicate
webhook, tilbakekall, varsling, hendelse, callback
varsle, varsel, melding, notification
abonnere, abonnement, følge, subscribe
endepunkt, ressurs, rute, operasjon, endpoint
adresse, lenke, URL, nettadresse, link
omdirigere, flyttet, videresende, redirect
parameter, argument, valg
innstilling, oppsett, konfigurasjon, valg, settings
oppsett, installere, installasjon, komme i gang, setup
komme i gang, hurtigstart, kom i gang, begynne, første steg, getting started, quickstart
oppgradere, oppdatere, migrere, overgang, flytte, upgrade, migration
endringslogg, nytt, nyheter, endringer, changelog, release notes
utgå, avvikle, foreldet, fases ut, opphør, deprecated, sunset
publisere, utgi, legge ut, publish
brannmur, nettverk, porter, proxy, firewall
sertifikat, TLS, SSL, HTTPS, certificate
kryptering, sikkerhet, encryption
personvern, GDPR, personopplysninger, samtykke, privacy
statistikk, nøkkeltall, tall, statistics
gjennomsnitt, middel, snitt, middelverdi, døgnmiddel, average
sum, totalt, til sammen, samlet, total
antall, mengde, tall, telling, count
eksport, laste ned, uttrekk, hente ut, export, download
import, laste opp, upload
sende, sende inn, rapportere, levere, send
hente, lese, spørre, slå opp, fetch
liste, oversikt, alle, list
endre, rette, korrigere, redigere, oppdatere, edit, update
legge til, opprette, lage, ny, create
frist, tidsfrist, senest, deadline
dato, dag, tidspunkt, tid, date
historikk, tidligere, gammel, arkiv, history
sikkerhetskopi, gjenopprette, backup
angre, tilbakestille, gjenopprette, undo
synkronisere, holde oppdatert, sync
lagre, mellomlagre, buffer, hurtiglager, cache
fart, ytelse, rask, treg, performance
bilde, foto, figur, skjermbilde, image
logo, merke, ikon
skrift, skrifttype, font
meny, navigasjon, menu
ordliste, begrep, definisjon, forkortelse, glossary
eksempel, prøve, example, sample
enhet, måleenhet, unit
skjema, struktur, format, schema
felt, egenskap, kolonne, attributt, field
påkrevd, obligatorisk, må, required
valgfri, frivillig, optional
standard, forvalg, default
tom, mangler, ukjent, null
type, slag, art, kategori, sort
identifikator, id, kode, nummer
bruker, konto, user
selskap, firma, bedrift, eier, kunde, company
kommandolinje, terminal, kommando
mappe, katalog, folder
svar, respons, resultat, response
kropp, innhold, body, payload
nøyaktighet, usikkerhet, feilmargin, presisjon, avvik, accuracy
språk, oversettelse, language
søk, finne, search
kontakt, hjelp, støtte, brukerstøtte, support
måned, månedlig, periode
uke, ukentlig, ukevis
fil, dokument, nedlasting
masse, mange på en gang, flere samtidig, samlet, bulk, batch
samtidig, parallelt, på en gang, concurrent
kø, jobb, oppgave, bakgrunnsjobb, queue, job
tidsavbrudd, for lang tid, henger, timeout
forsinkelse, ventetid, svartid, latency
intervall, hyppighet, hvor ofte, frekvens, interval
sanntid, direkte, strøm, strømming, real time, live
siden sist, endret etter, endringer, delta
konflikt, 409, kollisjon, conflict
validere, validering, kontrollere, sjekke, kontroll, validation
ugyldig, feil, galt, 400, invalid
serverfeil, 500, krasj, intern feil
feilsøke, feilsøking, logg, debug, troubleshooting
logg, logging, sporing, revisjon, log
overvåke, overvåking, status, helse, monitoring
test, testing, prøve, teste
avhengighet, pakke, bibliotek, modul, dependency
slå på, aktivere, skru på, enable
slå av, deaktivere, skru av, hindre, disable
tillate, gi lov, gi tilgang, allow
nekte, avvise, sperre, blokkere, block
starte, begynne, kjøre, åpne, run
stoppe, avslutte, avbryte, slutte, stop
avbryte, kansellere, angre, cancel
tilstand, status, state
kopiere, duplisere, lime inn, copy
slå sammen, kombinere, flette, merge
dele opp, splitte, dele, split
konvertere, omregne, omforme, gjøre om, convert
avrunding, avrunde, desimaler, rounding
beregne, regne ut, utregning, beregning, calculate
filtrere, filter, avgrense, begrense, utvalg
sortere, rekkefølge, sortering, sort
komprimere, komprimering, gzip, zip, compression
vedlegg, fil, opplasting, attachment
side, dokument, artikkel, page
nettsted, nettside, hjemmeside, website
forside, startside, hovedside, front page
tittel, overskrift, navn, heading
beskrivelse, sammendrag, ingress, description
mal, oppsett, utforming, template
boks, ramme, kort, merknad
kolonne, bredde, rutenett
knapp, bryter, kontroll, button
tabell, oversikt, rutenett, table
diagram, graf, kurve, figur, chart
tilgjengelighet, universell utforming, skjermleser, accessibility
tastatur, snarvei, hurtigtast, keyboard
frakoblet, uten nett, uten dekning, offline
nett, internett, forbindelse, tilkobling, dekning, connection
sted, plassering, posisjon, koordinater, location
kart, koordinater, geografi, map
avstand, lengde, område
minimum, minst, lavest, minste
maksimum, maks, størst, høyest, øvre grense
terskel, grenseverdi, grense, threshold
pris, kostnad, betaling, gebyr, abonnement, price
lisens, vilkår, opphavsrett, license
avtale, vilkår, kontrakt, tjenestenivå, sla
intern, privat, hemmelig, skjult, fortrolig, private
offentlig, åpen, synlig, publisert, public
eier, ansvarlig, forvalter, owner
administrator, leder, admin, forvalter
team, gruppe, medlem, kollega
invitere, dele, gi tilgang, invite
økt, sesjon, innlogget, session
tofaktor, engangskode, 2fa, mfa
signatur, signere, sjekksum, hash, signature
sårbarhet, sikkerhetshull, sikkerhet, vulnerability
lov, forskrift, regelverk, krav, law
første, tidligst, start, begynnelse
siste, nyeste, sist, latest
gjeldende, nåværende, i dag, nå, current
tom, blank, ingen verdi, mangler, empty
sammenligne, forskjell, ulik, mot, compare
fordel, nytte, grunn, hvorfor
alternativ, erstatning, i stedet
anbefaling, anbefalt, råd, tips, beste praksis
veiledning, håndbok, bruksanvisning, guide, dokumentasjon
innføring, veiledning, opplæring, kurs, tutorial
referanse, api, spesifikasjon, reference
oversikt, introduksjon, innledning, kort fortalt
vanlige spørsmål, spørsmål og svar, faq
virker ikke, fungerer ikke, problem, feil
løse, løsning, rette, ordne, fikse
kjent feil, begrensning, forbehold
formål, hensikt, mål, hvorfor
betydning, betyr, forklaring, meaning
kildekode, kode, repo, git, source code
skjerm, mobil, telefon, nettbrett, mobile
skrive ut, utskrift, papir, pdf, print
video, film, opptak
lyd, podkast, audio
nyhetsbrev, e-post, epost, mail, email
installere, legge til, sette opp, install
overskrive, erstatte, bytte ut, replace
hoppe over, utelate, ignorere, se bort fra
søkemotor, google, robots, nettstedskart
innebygging, ramme inn, bygge inn, vise på egen side, embed
versjon, utgave, revisjon, version
miljø, test, produksjon, environment
svinn, tap, loss
levere, frist, innsending, innlevering
gyldig, godkjent, gjelder, valid
kreve, krav, må, nødvendig, forutsetning
rapport, rapportere, melde, innmelding
melde fra, varsle, rapportere, si ifra
partner, leverandør, samarbeidspartner, tredjepart, supplier
måle, måling, målt, sensor
sensor, måler, føler, logger
døgn, dag, daglig, per dag
time, klokkeslett, tidspunkt
år, årlig, årsvis
godta, godkjenne, bekrefte, akseptere, approve
godkjenne, godkjenning, samtykke, tillate, innvilge
bekrefte, bekreftelse, kvittering, confirm
kvittering, bekreftelse, svar, receipt
tildele, sette, gi
vedlegge, legge ved, vedlegg
hindre, forhindre, stoppe, unngå, prevent
gjenopprette, gjenskape, hente tilbake, få tilbake, angre, restore
gjenskape, gjenopprette, lage på nytt
ødelagt, skadet, ugyldig, korrupt
lage, produsere, generere, opprette
fange opp, håndtere, ta imot
samle, samle inn, innsamling, collect
velge, valg, utvelge, plukke ut
rydde, tømme, rense, slette
slette, nullstille, rense
ferdig, klar, fullført, avsluttet, ready
koble, koble til, tilkobling, knytte, integrere, connect
koble fra, frakoblet, brudd, mistet forbindelse
inneholde, innhold, omfatte
fortsette, gjenoppta, resume
avslå, avvise, nekte, avslag
redusere, senke, minske, mindre
øke, heve, vokse, mer
forbedre, optimalisere, bedre, improve
definere, fastsette, angi, oppgi
beskrive, forklare, dokumentere
oppdage, finne, merke, detektere
forkaste, kaste, droppe, slippe
miste, mistet, borte, tapt, mangler
forsvinne, borte, mistet, mangler
forrige, tidligere, før, foregående
neste, følgende, etterfølgende
sikre, sørge for, garantere
taste inn, skrive inn, fylle ut, oppgi
overskride, over grensen, for mange, for stor, mer enn
utvide, åpne, vise mer
ekstern, utenfor, tredjepart, andre
ekstern, partner, leverandør
kunde, klient, bruker, customer
kjøpe, bestille, betale, kjøp
bestille, bestilling, be om, rekvirere, order
anslå, anslag, estimat, beregnet, omtrent
omtrent, cirka, rundt, anslag
nøyaktig, presis, eksakt
nullstille, tilbakestille, tømme, begynne på nytt
glemt passord, mistet passord, nytt passord, passord
videresende, sende videre, viderekoble
gratis, kostnad, pris
skalere, vokse, stor
håndtere, behandle, ta seg av
behandle, behandling, håndtere
skje, hende, inntreffe
oppbevare, oppbevaring, beholde, lagre, hvor lenge, retention
beholde, oppbevare, lagre, keep
identifisere, kjenne igjen, gjenkjenne
gi beskjed, beskjed, varsle, melding, si fra
avbrudd, nedetid, stans, forstyrrelse, utfall
planlagt vedlikehold, nedetid, vedlikehold, vedlikeholdsvindu
stans, stopp, nedetid, avbrudd
lekke, lekket, på avveie, stjålet, kompromittert, avslørt, leaked
på avveie, lekket, stjålet, mistet
låse, låst, sperre, sperret, fryse
utseende, stil, design, tema
gå gjennom, løpe gjennom, bla gjennom, alle
stemme, passe, tilsvare, lik
avlesning, måling, måleverdi, verdi
sensor, føler, måler, sonde, instrument
utstyr, enhet, apparat, maskin, device
overføre, overføring, sende, flytte, transfer
navn, heter, kalt, betegnelse
følge med, overvåke, lytte, se på
utelate, ta bort, hoppe over, utelatt
tilhøre, eie, høre til, del av
faktura, regning, betaling, fakturering
utsette, vente, senere, utsatt
bevise, bevis, dokumentere
levere, leveranse, levering, sende, overlevere
post, oppføring, rad, element, registrering, record
oppføring, post, rad, registrering, innslag
oppføring, post, registrere
registrere, føre, legge inn, rapportere
føre, registrere, skrive inn
sammenheng, forbindelse, relasjon, kobling
gjenstående, igjen, rest, resten
tegne, vise, framstille
vise, visning, se, framvise, show
synlig, vist, offentlig
skjult, usynlig, skjule, ikke vist
søke om, be om, søknad, forespørre
be om, spørre om, forespørsel, søke om, request
kall, spørring, request
kall, forespørsel, spørring, call
tre i kraft, gjelde, gjelder fra, gyldig fra
gjenbruke, dele, bruke på nytt
sette inn, bygge inn, innlemme, include
dele, del, splitte, separat
bremse, begrense, for mange kall, vente
vente, ventetid, pause, forsinkelse
skrivefeil, trykkfeil, feilstavet, stavefeil
feil, gal, uriktig, feilaktig, mistake
status, tilstand, framdrift, progress
framdrift, fremdrift, prosent, status
steg, trinn, fase, skritt
forslag, foreslå, tips, hint
skille, forskjell, se forskjell
spore, følge, sporing
forsøk, forsøke, prøve
pakke ut, utpakking, zip
variere, ulik, forskjellig
advarsel, varsel, merknad, warning
revisjonsspor, endringslogg, historikk, revisjoner, hvem endret, audit trail
revisjon, versjon, endring, historikk
hvem endret, historikk, revisjon, forfatter
objekt, post, ressurs, modell
samling, sett, liste, gruppe
hierarki, tre, nivå, struktur
nivå, trinn, grad, level
prøveperiode, gratis, demo
valuta, kroner, penger
abonnement, lisens, plan
fornyelse, fornye, forlenge, forlengelse
brukernavn, innlogging, konto
profil, konto, bruker
slette konto, avslutte, si opp
si opp, oppsigelse, avslutte, opphør
ansatt, medarbeider, kollega
besøkende, leser, bruker, gjest
anonym, ikke innlogget, uten konto
anonymisere, anonymt, skjule, sladde
sladdet, skjult, undertrykt, holdt tilbake, tilbakeholdt
holdt tilbake, undertrykt, skjult, utelatt
persondata, personopplysninger, personvern, gdpr
region, område, sone, fylke, area
område, region, sone, areal
land, nasjon, stat
telefonnummer, mobil, telefon
kundeservice, brukerstøtte, hjelp, support
sak, henvendelse, brukerstøtte, billett
vakt, akutt, haster, hendelse
haster, akutt, viktig, kritisk
hendelse, begivenhet, event
viktig, kritisk, prioritet
prioritet, viktighet, vekt
vurdering, poeng, karakter, score
tilbakemelding, respons, svar, feedback
kommentar, merknad, notat, fritekst
diskusjon, forum, samtale
melding, beskjed, tekst
ordlyd, tekst, formulering
etikett, merkelapp, navn, label
avsnitt, tekst, del
illustrasjon, tegning, bilde, figur
alternativ tekst, bildetekst, alt-tekst
bakgrunn, omslag
nedtrekksmeny, velger, liste, meny
inntastingsfelt, felt, skjema
skjema, felt, fylle ut, form
avkrysning, kryss, valg
kalender, dato, plan
påminnelse, varsel, melding, frist
sammendrag, oppsummering, kort
sjekksum, hash, signatur, integritet
tuklet, endret, forfalsket, signatur
falsk, forfalsket, uekte
angrep, misbruk, trussel, sikkerhet
robot, søkemotor, indeksering
ip-adresse, ip, nettverk, brannmur
port, brannmur, nettverk
domene, vertsnavn, dns, tjener
tjener, server, vert, maskin
underdomene, domene
undermappe, mappe, sti
sti, bane, adresse, path
rot, topp, øverst
prefiks, begynnelse, start
endelse, filtype, slutt
spørreparameter, parameter, query
variabel, verdi, plassholder
resultat, utfall, svar, utdata
utdata, resultat, utskrift
konsoll, terminal, kommandolinje
minne, ram, heap
lagringsplass, disk, lager, plass
lager, lagring, beholdning
sky, nettsky, server, drift
drift, produksjon, vedlikehold, operations
egen server, selv, lokalt
arbeidsflyt, prosess, framgangsmåte, rutine
framgangsmåte, fremgangsmåte, slik gjør du, steg, prosedyre
jobb, oppgave, kjøring
om natta, hver natt, nattlig, natten
tillatte verdier, mulige verdier, kodeliste, koder, enum
kodeliste, koder, tillatte verdier, verdier
kode, verdi, nummer
heltall, tall, nummer
desimaltall, tall, brøk, desimaler
tekst, streng, tegn
bokstav, tegn, skrifttegn
datoformat, tidspunkt, dato, iso 8601
sommertid, tidssone, vintertid
ukenummer, uke, per uke
per måned, månedlig, hver måned, måned
per uke, ukentlig, hver uke, uke
per dag, daglig, hver dag, døgn
per time, hver time, time
i fjor, forrige år, år
i går, forrige dag, dag
nylig, siste, ny, nyeste
ekte data, produksjonsdata, virkelig
testdata, eksempeldata, prøvedata
utgangspunkt, start, standard
innebygd, standard, følger med
egendefinert, egen, tilpasset
tilpasse, tilpasning, endre, justere, customise
justere, tilpasse, endre, stille inn
oppskrift, veiledning, eksempel
kommende, framtidig, neste, planlagt
eksperimentell, beta, forhåndsversjon
stabil, langtidsstøtte, klar for produksjon
fases ut, utfasing, avvikles, opphør, utgått, retirement
slutter å virke, opphør, avvikles, utfasing, legges ned
legge ned, avvikle, stenge, slutte
gammel versjon, forrige versjon, eldre, arkiv
bakoverkompatibel, kompatibel, endring som bryter
kompatibel, støttet, virker med
ny versjon, oppdatering, oppgradering, utgivelse
utgivelse, versjon, lansering, release
lansere, lansering, utgi, gå i drift
gå i drift, produksjon, gå live, lansering, go live
produksjon, drift, live, production
modus, tilstand, innstilling
lys, lyst tema, tema
tema, utseende, fargevalg
farge, fargevalg, palett, farger
kontrast, lesbarhet, tilgjengelighet
vindu, dialog, side
rulle, bla, posisjon
forrige og neste, blaing, navigasjon
utløpt, foreldet, gammel, ugyldig
utdatert, foreldet, gammel, utgått
oppdatert, nyeste, gjeldende, fersk
fersk, ny, oppdatert
hente på nytt, oppdatere, laste på nytt
like, samme, lik, identisk
mottaker, adressat, mottar
avsender, kilde, opphav
kilde, opphav, opprinnelse, source
mål, målet, formål
flere, mange, mer enn én
én, eneste, bare
unik, entydig, eneste
igjen, på nytt, gjenta
delvis, ufullstendig, noe
ufullstendig, delvis, mangler
hele, alt, samtlige, komplett
samtlige, alle, hele
ingenting, tom, ingen
godtatt, mottatt, lagret, vellykket
vellykket, suksess, ok, 200
for stor, 413, størrelse, grense
utilgjengelig, 503, nede, nedetid
nede, utilgjengelig, nedetid, virker ikke
statuskode, feilkode, http-kode, svarkode
feilkode, feilmelding, kode, feil
feilmelding, feil, melding, feilkode
årsak, grunn, hvorfor, forklaring
grunn, begrunnelse
begrunnelse, årsak, forklaring
konsekvens, følge, virkning
virkning, effekt, følge
risiko, fare, trussel
fare, risiko, advarsel
trygg, sikker, sikret
sikker, trygg, sikkerhet, vern
verne, sikre, beskytte, vern
databehandler, databehandleravtale, gdpr, personvern
regler, regelverk, krav, lov
myndighet, myndigheter, tilsyn, forvaltning, direktorat
direktorat, myndighet, tilsyn, fiskeridirektoratet, mattilsynet
ansvar, ansvarlig, eier
kvalitet, nøyaktighet, kvalitetsflagg
mistenkelig, uvanlig, avvik, usannsynlig
uvanlig, unormal, avvik, usannsynlig
avvik, forskjell, feil, differanse
spredning, varians, fordeling
median, middel, gjennomsnitt
andel, prosent, del
forhold, rate, andel
vekst, økning, tilvekst
trend, utvikling, forløp
prognose, forventet, framskriving
forventet, planlagt, prognose
faktisk, virkelig, målt
vekt, masse, kilo
dybde, djup, nivå
høyde, størrelse
volum, mengde, størrelse
kapasitet, maksimum, volum
temperatur, grader, varme
vann, sjø, hav, sjøvann
sjø, hav, vann, kyst
fartøy, båt, skip, brønnbåt
brønnbåt, båt, fartøy, transport
transport, frakt, flytte
flåte, fôrflåte, lekter
lager, bestand
bestand, beholdning, populasjon
parti, gruppe, serie, batch
serienummer, nummer, id
eierskap, eier, hvem eier
eierskifte, ny eier, overdragelse, salg, solgt
salg, solgt, selge, eierskifte
oppkjøp, sammenslåing, fusjon
ha lov, lov til, tillatt, adgang
lov til, tillatt, rett, rettighet
si nei, avslå, nekte, avvise
gå ut, utløpe, opphøre, slutte
løpe ut, utløpe, utløp, opphøre
gå tom, tom, slutt
bruke, benytte, anvende, bruk
forbruk, bruk, brukt, mengde
utføre, gjøre, kjøre
sjekke, kontrollere, se etter, verifisere
verifisere, kontrollere, bekrefte, sjekke
regel, krav, vilkår, policy
betingelse, krav
betingelse, vilkår, forutsetning
rapportering, innrapportering, innmelding, innsending
innrapportering, rapportering, innsending, rapportere
innsending, levering, rapportering, sende inn
nedlasting, laste ned, hente, eksport
opplasting, laste opp, sende inn
uttrekk, eksport, datauttrekk, nedlasting
masseuttrekk, eksport, uttrekk, bulk
varsling, varsel, melding, webhook
push, varsling, webhook, strøm
dytte, sende, push
diagrammer, graf, kurve, visning
panel, dashbord, oversikt, visning
dashbord, dashboard, oversikt, panel
intranett, egen side, nettside
nettleser, chrome, firefox, safari, browser
enkel, lett, simpel
vanskelig, problem, komplisert
rask, fort, hurtig
treg, sakte, langsom, forsinkelse
mange, flere, stort antall
kort, snever, liten
stor, størrelse, omfang
ssr, tjenerrendering
rtl, høyre til venstre
miljø, testmiljø, produksjonsmiljø, environment
utviklingsmiljø, testmiljø, test, sandkasse, development
demo, test, testmiljø, sandkasse, prøve
testserver, testmiljø, sandkasse
maks, maksimum, høyst, inntil, grense
konf, konfigurasjon, oppsett, innstilling
app, applikasjon, program
repo, kildekode, git
kommandolinje, cli, terminal
bibliotek, sdk, pakke
brukergrensesnitt, grensesnitt, skjerm
sso, innlogging, pålogging
jwt, token
bearer, token, tilgangsnøkkel, autentisering
tilgangsnøkkel, token, nøkkel
cors, opphav, kryssdomene
csp, sikkerhetspolicy
ttl, levetid, utløp
sla, tjenestenivå, oppetid
gdpr, personvern, personopplysninger
econnrefused, forbindelse, brannmur, nettverk
could not resolve host, navneoppslag, dns, nettverk, forbindelse
certificate problem, sertifikat, tls, forbindelse
timed out, tidsavbrudd, forbindelse
out of memory, minne
too many requests, 429, bruksgrense, grense, for mange kall
unauthorized, 401, autentisering, token
bad request, 400, ugyldig, feil
payload too large, 413, for stor
hvem kan se, hvem ser, tilgang, synlig, tilgangsnivå
hvem har tilgang, tilgang, tilgangsnivå, tildeling
lov, tillatelse, tilgang, rett
miste tilgang, tilgangen tar slutt, opphør, utløper
rotere, bytte, skifte, fornye
rotering, bytte, fornye
skifte, bytte, endre, erstatte
passord, hemmelighet, nøkkel
klienthemmelighet, hemmelighet, passord, client secret
lagret, mottatt, godtatt, kvittering, tilbakemelding
kvittering, tilbakemelding, svar, bekreftelse
mottatt, godtatt, tilbakemelding, kvittering
bunke, batch, parti, samling, sending
rad, linje, post, registrering
post, registrering, rad, innslag
poster, registreringer, rader
oppføring, registrering, post
føring, registrering
redigering, retting, endring, rette
retting, rette, korrigere, endring
rettelse, retting, rette, korreksjon, korrigere
sletting, slette, fjerne, slettet
fjerning, sletting, slette
angre sletting, hente tilbake, gjenopprette, slettet
hente tilbake, gjenopprette, angre, slettet
historikk, revisjoner, endringer, tidligere
hvem har endret, revisjoner, historikk
bla, paginering, neste side, lister
blaing, paginering, neste side
løpe gjennom, paginering, alle sider
siden sist, endret siden, synkronisering
kopi, synkronisering, speiling
speile, synkronisere, kopi
hjelpemiddel, verktøy
verktøy, program, kommando
nedetid, vedlikehold, tilgjengelighet, tjenesten, oppetid
oppetid, tilgjengelighet, tjenesten, tjenestenivå
vedlikeholdsvindu, vedlikehold, nedetid
push, webhook, varsel
dytte ut, webhook, varsel
tilbakeringing, webhook, callback
ekte, signatur, kontrollere
kommer fra dere, signatur, kontroller, signere
forfalske, signatur, kontroller
sjekk, kontroll, kontrollere, validering
kontroll, sjekk, kontrollere
undersøke, kontrollere, sjekke
feilmargin, usikkerhet, nøyaktighet, sikre tall
pålitelig, sikker, nøyaktig, kvalitet
kvalitetskontroll, kvalitet, kontroll
temperaturmåling, temperatur, måling
flytte, flytting, overføre, overføring
overføre, flytte, flytting
selskap, firma, bedrift, organisasjon
konsern, selskap, organisasjon
statistikk, tall, nøkkeltall
skjult, holdt tilbake, tilbakeholdt, sladdet
sladd, holdt tilbake
offentliggjort, publisert, publisering
utgivelsesdato, publisering, dato
avrunding, desimaler, enheter
desimaler, avrunding, tall
tidsstempel, tidspunkt, dato, klokkeslett
klokke, tidspunkt, tidssone
lese inn, import, laste inn
stoppe, avslutte, slå av
slås av, opphør, avvikles, slutt
overgang, migrering, bytte
bytte versjon, overgang, migrering
graf, diagram, kurve, chart
live, sanntid, strøm, direkte
strømme, strøm, datastrøm, stream
datastrøm, strøm, sanntid, stream
widget, element, komponent, diagram
bygge inn, element, egen side
hovedbok, logg, historikk
importere, hente inn, laste opp
filformat, format, csv
dataeksport, uttrekk, eksport
alt på en gang, uttrekk, samlet
rådata, uttrekk, data
flere år, historikk, uttrekk
kodeverk, koder, kodeliste, verdier
begreper, ordliste, definisjoner
fartsgrense, bruksgrense, grense
kallgrense, bruksgrense, grense
kvote, bruksgrense, grense
strupe, bremse, bruksgrense
nettverksåpning, brannmur, nettverk
brannmurregler, brannmur, nettverk
hviteliste, tillate, brannmur, åpne nettverket
ip-adresser, brannmur, nettverk
planlagt, publisere senere, fremtidig dato, tidsstyrt
nyttig, hjelpsom, tilbakemelding, vurdering
venstremeny, sidemeny, sidefelt
passordbeskytte, tilgangskontroll, privat, innlogging
prøvekonto, testkonto, testmiljø
forespørsel, anrop, kall, spørring
datoformat, tidsstempel, iso 8601
desimaltegn, tallformat, desimaler
sommertid, tidssone, utc
filtype, medietype, innholdstype
statuskode, feilkode, svarkode
nattlig, planlagt, periodisk
stegvis, trinnvis, steg for steg, fremgangsmåte
slettet, fjernet, sletting
gjeldende, nåværende, siste, aktuell
utgått, utdatert, foreldet, gammel
lenke, adresse, url, peker
spalte, kolonne, felt
avbildning, bilde, skjermbilde, figur
byttet, skiftet, endret, bytte
døgn, dag, daglig
snitt, gjennomsnitt, middel, middelverdi
eldre versjon, gammel versjon, forrige versjon
slutter å virke, utfasing, avvikles, slutt
varsling, varsel, melding, beskjed
nedlasting, laste ned, eksport, uttrekk
kodeeksempel, eksempel, utdrag
maskinoversettelse, oversettelse, oversette
`
