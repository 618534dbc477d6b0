/** The same as `thesaurus-en.ts` in Norwegian, with the English words that readers type on Norwegian pages. */
export const THESAURUS_NO = `
200, ok, suksess, vellykket
29. februar, skuddår
2fa, engangskode, mfa, tofaktor
400, bad request, feil, ugyldig
400, feil, galt, invalid, ugyldig
401, autentisering, token, unauthorized
403, avslått, forbidden, forbudt, nektet
404, ikke funnet, mangler, not found
409, conflict, kollisjon, konflikt
409, konflikt, låsing, samtidig endring
413, for stor, grense, størrelse
413, for stor, payload too large
429, bruksgrense, for mange kall, grense, too many requests
500, intern feil, krasj, serverfeil
503, nede, nedetid, utilgjengelig
abonnement, abonnere, følge, subscribe
abonnement, betaling, gebyr, kostnad, price, pris
abonnement, lisens, plan
accessibility, skjermleser, tilgjengelighet, universell utforming
accordion, trekkspill, utvidbar
accuracy, avvik, feilmargin, nøyaktighet, presisjon, usikkerhet
adgang, ha lov, lov til, tillatt
adgang, permission, rettighet, rolle, scope, tilgang, tillatelse
admin, administrator, forvalter, leder
adressat, mottaker, mottar
adresse, bane, path, sti
adresse, lenke, link, nettadresse, URL
adresse, lenke, peker, url
advarsel, fare, risiko
advarsel, merknad, varsel, warning
advertising, annonse, annonser, reklame
akseptere, approve, bekrefte, godkjenne, godta
aktivere, enable, skru på, slå på
aktuell, gjeldende, nåværende, siste
akutt, haster, hendelse, vakt
akutt, haster, kritisk, viktig
alle sider, løpe gjennom, paginering
alle, bla gjennom, gå gjennom, løpe gjennom
alle, hele, samtlige
alle, list, liste, oversikt
allow, gi lov, gi tilgang, tillate
alt på en gang, samlet, uttrekk
alt, hele, komplett, samtlige
alt-tekst, alternativ tekst, bildetekst
alternativ, erstatning, i stedet
alternativknapp, radio button, radioknapp
anbefaling, anbefalt, beste praksis, råd, tips
andel, del, prosent
andel, forhold, rate
andre, ekstern, tredjepart, utenfor
angi, definere, fastsette, oppgi
angre sletting, gjenopprette, hente tilbake, slettet
angre, avbryte, cancel, kansellere
angre, få tilbake, gjenopprette, gjenskape, hente tilbake, restore
angre, gjenopprette, hente tilbake, slettet
angre, gjenopprette, nullstille, tilbakestille
angre, gjenopprette, tilbakestille, undo
angrep, misbruk, sikkerhet, trussel
anonym, ikke innlogget, uten konto
anonymisere, anonymt, skjule, sladde
anrop, forespørsel, kall, spørring
ansatt, bruker, kollega, medarbeider
ansatt, kollega, medarbeider
anslag, anslå, beregnet, estimat, omtrent
anslag, cirka, omtrent, rundt
ansvar, ansvarlig, eier
ansvarlig, eier, forvalter, owner
antall per side, paginering, sidestørrelse
antall, count, mengde, tall, telling
antall, grense, hvor mange, maks, maksimum
anvende, benytte, bruk, bruke
api, referanse, reference, spesifikasjon
api-beskrivelse, openapi, spesifikasjon, swagger
app, applikasjon, program
apparat, device, enhet, maskin, utstyr
arbeidsflyt, framgangsmåte, prosess, rutine
area, fylke, område, region, sone
areal, område, region, sone
argument, parameter, valg
arkitektur, bak kulissene, slik virker det, virkemåte
arkiv, eldre, forrige versjon, gammel versjon
arkiv, gammel, historikk, history, tidligere
art, kategori, slag, sort, type
artikkel, dokument, page, side
attachment, fil, opplasting, vedlegg
attributt, egenskap, felt, field, kolonne
audio, lyd, podkast
audit trail, endringslogg, historikk, hvem endret, revisjoner, revisjonsspor
autentisering, authentication, innlogging, logge inn, login, pålogging
autentisering, bearer, tilgangsnøkkel, token
autentisering, feil, innloggingsfeil, logge inn
autentiseringsapp, tofaktor, totrinnsbekreftelse
autoskalering, skalere, skalering
avbildning, bilde, figur, skjermbilde
avbrudd, forstyrrelse, nedetid, stans, utfall
avbrudd, nedetid, stans, stopp
avbryte, avslutte, slutte, stop, stoppe
average, døgnmiddel, gjennomsnitt, middel, middelverdi, snitt
avgrense, begrense, filter, filtrere, utvalg
avhengighet, bibliotek, dependency, modul, pakke
avkrysning, avkryssingsboks, checkbox
avkrysning, kryss, valg
avlesning, måleverdi, måling, verdi
avrunde, avrunding, desimaler, rounding
avrunding, desimaler, enheter
avrunding, desimaler, tall
avsender, kilde, opphav
avslag, avslå, avvise, nekte
avslutte, opphør, oppsigelse, si opp
avslutte, oppsigelse, si opp, stenge
avslutte, si opp, slette konto
avslutte, slå av, stoppe
avsluttet, avviklet, nedlagt, utgått
avsluttet, ferdig, fullført, klar, ready
avslå, avvise, nekte, si nei
avslørt, kompromittert, leaked, lekke, lekket, på avveie, stjålet
avsnitt, del, tekst
avstand, lengde, område
avtale, kontrakt, sla, tjenestenivå, vilkår
avtale, oppsigelse, oppsigelsestid, si opp
avvik, differanse, feil, forskjell
avvik, feil, forskjell, stemmer ikke
avvik, mistenkelig, usannsynlig, uvanlig
avvik, unormal, usannsynlig, uvanlig
avvikle, deaktivere, legge ned, slette
avvikle, deprecated, fases ut, foreldet, opphør, sunset, utgå
avvikle, legge ned, slutte, stenge
avvikles, fases ut, opphør, retirement, utfasing, utgått
avvikles, legges ned, opphør, slutter å virke, utfasing
avvikles, opphør, slutt, slås av
avvikles, slutt, slutter å virke, utfasing
avvise, avvist, feil, forkastet, reject
avvise, block, blokkere, nekte, sperre
backoff, prøve igjen, økende ventetid
backup, gjenopprette, sikkerhetskopi
bakgrunn, omslag
bakgrunnsjobb, job, jobb, kø, oppgave, queue
bakoverkompatibel, endring som bryter, kompatibel
bakoverkompatibel, endringer, kompatibel, versjon
bare endringer, endret siden, endringer, inkrementell
bare endringer, endret siden, inkrementell, synkronisere
bare, eneste, én
batch, bulk, flere samtidig, mange på en gang, masse, samlet
batch, bunke, parti, samling, sending
batch, gruppe, parti, serie
be om, bestille, bestilling, order, rekvirere
be om, forespørre, søke om, søknad
be om, forespørsel, request, spørre om, søke om
bedre, forbedre, improve, optimalisere
bedrift, company, eier, firma, kunde, selskap
bedrift, firma, organisasjon, selskap
begivenhet, event, hendelse
begrense, bremse, for mange kall, vente
begrensning, forbehold, kjent feil
begrensning, grense, kvote, limit, maks, maksimum, quota, tak
begrensning, svakhet, ulempe
begrep, definisjon, forkortelse, glossary, ordliste
begreper, definisjoner, ordliste
begreper, fagord, ordbok, ordliste
begrunnelse, forklaring, årsak
begrunnelse, grunn
begynne på nytt, nullstille, tilbakestille, tømme
begynne, første steg, getting started, hurtigstart, kom i gang, komme i gang, quickstart
begynne, kjøre, run, starte, åpne
begynnelse, første, start, tidligst
begynnelse, prefiks, start
behandle, behandling, håndtere
behandle, håndtere, ta seg av
beholde, hvor lenge, lagre, oppbevare, oppbevaring, retention
beholde, keep, lagre, oppbevare
beholdning, bestand, populasjon
beholdning, lager, lagring
bekrefte, bekreftelse, confirm, kvittering
bekrefte, kontrollere, sjekke, verifisere
bekreftelse, kvittering, receipt, svar
bekreftelse, kvittering, svar, tilbakemelding
beliggenhet, gps, koordinater, plassering, posisjon
beredskap, gjenoppretting, katastrofe
beregne, beregning, calculate, regne ut, utregning
beskjed, gi beskjed, melding, si fra, varsle
beskjed, melding, tekst
beskjed, melding, varsel, varsling
beskrive, dokumentere, forklare
beskrivelse, description, ingress, sammendrag
beskytte, sikre, vern, verne
bestand, lager
bestille, betale, kjøp, kjøpe
besøkende, bruker, gjest, leser
beta, eksperimentell, forhåndsversjon
betaling, faktura, fakturering, regning
betegnelse, heter, kalt, navn
betingelse, forutsetning, vilkår
betingelse, krav
betydning, betyr, forklaring, meaning
bevis, bevise, dokumentere
bi-verktøy, power bi, tableau
bibliotek, pakke, sdk
bilde, figur, foto, image, skjermbilde
bilde, figur, illustrasjon, tegning
billett, brukerstøtte, henvendelse, sak
bla, bla i, neste side, paginering, sider
bla, blaing, cursor, neste side, pagination, paginering, paging, side for side
bla, lister, neste side, paginering
bla, posisjon, rulle
blaing, forrige og neste, navigasjon
blaing, neste side, paginering
blank, empty, ingen verdi, mangler, tom
body, innhold, kropp, payload
bokmerke, favoritt, lagre
boks, kort, merknad, ramme
bokstav, skrifttegn, tegn
borte, forsvinne, mangler, mistet
borte, mangler, miste, mistet, tapt
branch, gren, kodegren
brannmur, brannmurregler, nettverk
brannmur, econnrefused, forbindelse, nettverk
brannmur, fast ip, ip-adresse, utgående adresse
brannmur, firewall, nettverk, porter, proxy
brannmur, hviteliste, tillate, åpne nettverket
brannmur, ip, ip-adresse, nettverk
brannmur, ip-adresser, nettverk
brannmur, nettverk, nettverksåpning
brannmur, nettverk, port
breadcrumb, brødsmulesti, sti
bredde, kolonne, rutenett
breddegrad, koordinater, lengdegrad
bremse, bruksgrense, strupe
browser, chrome, firefox, nettleser, safari
brudd, frakoblet, koble fra, mistet forbindelse
bruk, brukt, forbruk, mengde
bruke på nytt, dele, gjenbruke
bruker, customer, klient, kunde
bruker, konto, profil
bruker, konto, user
brukergrensesnitt, grensesnitt, skjerm
brukernavn, innlogging, konto
brukerrettigheter, rettigheter, tilganger, tilgangsnivå, tillatelser
brukerstøtte, hjelp, kontakt, støtte, support
brukerstøtte, hjelp, kundeservice, support
brukerstøtte, kontakt, kundeservice, support
bruksanvisning, dokumentasjon, guide, håndbok, veiledning
bruksdata, sporing, telemetri
bruksgrense, fartsgrense, grense
bruksgrense, grense, kallgrense
bruksgrense, grense, kvote
bryter, button, knapp, kontroll
brøk, desimaler, desimaltall, tall
brønnbåt, båt, fartøy, skip
brønnbåt, båt, fartøy, transport
buffer, cache, hurtiglager, lagre, mellomlagre
bulk, eksport, masseuttrekk, uttrekk
bunntekst, footer, sidefot
bygge inn, egen side, element
bygge inn, embed, innebygging, ramme inn, vise på egen side
bygge inn, include, innlemme, sette inn
byggeløype, ci, kontinuerlig integrasjon, pipeline
bytte leverandør, flytte, migrering, overgang
bytte ut, erstatte, overskrive, replace
bytte versjon, migrering, overgang
bytte, byttet, endret, skiftet
bytte, endre, erstatte, skifte
bytte, fornye, nøkkelbytte, rotere
bytte, fornye, rotate, rotere, skifte
bytte, fornye, rotere, skifte
bytte, fornye, rotering
bytte, migrering, overgang
båndbredde, datamengde, trafikk
call, forespørsel, kall, spørring
callback, hendelse, tilbakekall, varsling, webhook
callback, tilbakeringing, webhook
certificate problem, forbindelse, sertifikat, tls
certificate, HTTPS, sertifikat, SSL, TLS
changelog, endringer, endringslogg, nyheter, nytt, release notes
chart, diagram, figur, graf, kurve
chart, diagram, graf, kurve
cli, kommandolinje, terminal
client credentials, klient, maskinbruker, servicekonto, systembruker, tjenestekonto
client secret, hemmelighet, klienthemmelighet, passord
cluster, klynge, kubernetes
code review, gjennomgang, kodegjennomgang
collect, innsamling, samle, samle inn
compare, forskjell, mot, sammenligne, ulik
compression, gzip, komprimere, komprimering, zip
concurrent, parallelt, på en gang, samtidig
connect, integrere, knytte, koble, koble til, tilkobling
connection, dekning, forbindelse, internett, nett, tilkobling
container, docker, konteiner
convert, gjøre om, konvertere, omforme, omregne
copy, duplisere, kopiere, lime inn
cors, kryssdomene, opphav
could not resolve host, dns, forbindelse, navneoppslag, nettverk
coverage, dekningsgrad, testdekning
create, lage, legge til, ny, opprette
csp, sikkerhetspolicy
CSV, Excel, regneark, spreadsheet
csv, filformat, format
csv-import, laste opp, masseimport
current, gjeldende, i dag, nå, nåværende
customise, endre, justere, tilpasning, tilpasse
dag, daglig, døgn
dag, daglig, døgn, per dag
dag, date, dato, tid, tidspunkt
dag, forrige dag, i går
daglig, detaljnivå, intervall, oppløsning, timesvis
daglig, døgn, hver dag, per dag
dark mode, mørk modus, tema, utseende
dashboard, dashbord, oversikt, panel
dashbord, oversikt, panel, visning
data, rådata, uttrekk
databehandler, databehandleravtale, gdpr, personvern
databehandler, leverandør, tredjepart, underleverandør
dataeksport, eksport, uttrekk
datasenter, hvor lagres dataene, lagring, region
datastrøm, sanntid, stream, strøm
datastrøm, stream, strøm, strømme
datauttrekk, eksport, nedlasting, uttrekk
datavarehus, etl, snowflake
dato, datoformat, iso 8601, tidspunkt
dato, kalender, plan
dato, klokkeslett, tidspunkt, tidsstempel
dato, publisering, utgivelsesdato
datoformat, iso 8601, tidsstempel
datoperiode, fra og til, intervall, mellom datoer, periode, tidsrom
deadline, frist, senest, tidsfrist
deaktivere, disable, hindre, skru av, slå av
debug, feilsøke, feilsøking, logg, troubleshooting
default, forvalg, standard
del av, eie, høre til, tilhøre
del, dele, separat, splitte
dele tilgang, gi tilgang, invitere, slippe inn
dele, dele opp, split, splitte
dele, gi tilgang, invite, invitere
delegere, fullmakt, mandat, på vegne av, tilgang
delete, fjerne, remove, slette, ta bort
delta, endret etter, endringer, siden sist
delvis, mangler, ufullstendig
delvis, noe, ufullstendig
demo, gratis, prøveperiode
demo, prøve, sandkasse, test, testmiljø
deploy, distribuere, lansere, produksjonssette, rulle ut, utrulling
design, stil, tema, utseende
desimal, desimalskille, komma, tallformat
desimaler, desimaltegn, tallformat
desimalkomma, desimalpunktum, desimaltegn
desimaltall, heltall, tall, type
detektere, finne, merke, oppdage
development, sandkasse, test, testmiljø, utviklingsmiljø
diagram, element, komponent, widget
diagrammer, graf, kurve, visning
dialog, side, vindu
dialogboks, modal, popup, sprettoppvindu
direkte, live, real time, sanntid, strøm, strømming
direkte, live, sanntid, strøm
direktorat, fiskeridirektoratet, mattilsynet, myndighet, tilsyn
direktorat, forvaltning, myndighet, myndigheter, tilsyn
disk, lager, lagringsplass, plass
diskusjon, forum, samtale
djup, dybde, nivå
dns, domene, tjener, vertsnavn
dobbel sending, duplikat, idempotens, to ganger
dobbelt, duplicate, duplikat, idempotens, to ganger
dobbeltklikk, klikke to ganger
dobbeltregistrering, duplikat, duplikater, to ganger
dokument, fil, nedlasting
domene, underdomene
download, eksport, export, hente ut, laste ned, uttrekk
downtime, driftsstans, driftsstatus, nedetid, oppetid, outage, tilgjengelighet, uptime, vedlikehold
dra og slipp, drag and drop, flytte med musa
draft, kladd, utkast
drift, live, production, produksjon
drift, nettsky, server, sky
drift, operations, produksjon, vedlikehold
driftsmelding, driftsstatus, statusside
driftsproblemer, driftsstatus, hendelse, nedetid
droppe, forkaste, kaste, slippe
dry run, prøvekjøring, uten å lagre, validering
dytte ut, varsel, webhook
dytte, push, sende
døgn, døgnskille, midnatt, tidssone
e-post, email, epost, mail, nyhetsbrev
e2e, ende-til-ende-test, integrasjonstest
edit, endre, korrigere, oppdatere, redigere, rette, update
effekt, følge, virkning
egen server, lokalt, selv
egen side, intranett, nettside
egen, egendefinert, tilpasset
eier, eierskap, hvem eier
eierskifte, ny eier, overdragelse, salg, solgt
eierskifte, salg, selge, solgt
eksakt, nøyaktig, presis
eksempel, example, prøve, sample
eksempel, kode, kodeeksempel, snutt
eksempel, kodeeksempel, utdrag
eksempel, oppskrift, veiledning
eksempeldata, prøvedata, testdata
eksport, hente, laste ned, nedlasting
eksport, laste ned, nedlasting, uttrekk
ekstern, leverandør, partner
ekte data, produksjonsdata, virkelig
ekte, kontrollere, signatur
ekte, signatur, signert
eldre versjon, forrige versjon, gammel versjon
element, oppføring, post, rad, record, registrering
encryption, kryptering, sikkerhet
endelse, filtype, slutt
endepunkt, endpoint, operasjon, ressurs, rute
endre i ettertid, etterregistrere, rette i ettertid
endre, justere, stille inn, tilpasse
endret siden, siden sist, synkronisering
endret, forfalsket, signatur, tuklet
endring, historikk, revisjon, versjon
endring, korrigere, rette, retting
endring, redigering, rette, retting
endringer, historikk, revisjoner, tidligere
endringsforslag, merge request, pull request
endringshistorikk, historikk, revisjoner, tidligere versjoner
endringshistorikk, hvem endret, revisjoner
endringslogg, lanseringsnotater, utgivelser, versjonshistorikk
eneste, entydig, unik
engangslenke, magic link, magisk lenke
engangspassord, kode, tofaktor
enhet, måleenhet, unit
enkel pålogging, sso
enkel, lett, simpel
enum, kodeliste, koder, mulige verdier, tillatte verdier
environment, miljø, produksjon, test
environment, miljø, produksjonsmiljø, testmiljø
error, feil, feilmelding, problem, svikt
etag, optimistisk låsing, versjonskonflikt
etikett, label, merkelapp, navn
etterfølgende, følgende, neste
etterlevelse, iso 27001, revisjon, samsvar, sertifisering
etterregistrere, tilbakedatere
expire, expiry, gyldig, gyldighet, levetid, utløp, utløpe, varer, varighet
faktisk, målt, virkelig
fallgruver, feilsøking, vanlige feil
falsk, forfalsket, uekte
fange opp, håndtere, ta imot
faq, spørsmål og svar, vanlige spørsmål
fare, risiko, trussel
farge, farger, fargevalg, palett
fargeblind, fargesyn
fargevalg, tema, utseende
fart, performance, rask, treg, ytelse
fartsgrense, for mange kall, kallgrense, rate limit, throttling
fase, skritt, steg, trinn
feedback, respons, svar, tilbakemelding
feil tall, feil verdi, korrigere, rette
feil, feilaktig, gal, mistake, uriktig
feil, feilkode, feilmelding, kode
feil, feilkode, feilmelding, melding
feil, fungerer ikke, problem, virker ikke
feilkode, http-kode, statuskode, svarkode
feilkode, statuskode, svarkode
feilmargin, nøyaktighet, sikre tall, usikkerhet
feilstavet, skrivefeil, stavefeil, trykkfeil
felt, form, fylle ut, skjema
felt, inntastingsfelt, skjema
felt, kolonne, spalte
feltkontroll, skjemavalidering, validering
fersk, gjeldende, nyeste, oppdatert
fersk, ny, oppdatert
fetch, hente, lese, slå opp, spørre
fikse, løse, løsning, ordne, rette
film, opptak, video
filtype, innholdstype, medietype
finne, search, søk
fjerne bruker, miste tilgang, slette bruker, trekke tilbake tilgang
fjerne, slette, slettet, sletting
fjernet, slettet, sletting
fjerning, slette, sletting
flere kall, grense, høyere grense, kvote, øke grensen, økt kvote
flere år, historikk, uttrekk
flere, mange, mer enn én
flere, mange, stort antall
flette, kombinere, merge, slå sammen
flytte, flytting, overføre
flytte, flytting, overføre, overføring
flytte, frakt, transport
flytte, migration, migrere, oppdatere, oppgradere, overgang, upgrade
flytte, overføre, overføring, sende, transfer
flyttet, omdirigere, redirect, videresende
flåte, fôrflåte, lekter
folder, katalog, mappe
font, skrift, skrifttype
for lang tid, henger, tidsavbrudd, timeout
for mange forsøk, låst konto, sperret ute
for mange, for stor, mer enn, over grensen, overskride
forbindelse, kobling, relasjon, sammenheng
forbindelse, tidsavbrudd, timed out
forbruk, måling, usage
fordel, grunn, hvorfor, nytte
fordeling, spredning, varians
foregående, forrige, før, tidligere
foreldet, gammel, ugyldig, utløpt
foreldet, gammel, utdatert, utgått
foreslå, forslag, hint, tips
foretak, organisasjonsnummer, orgnummer, selskap
forfalske, kontroller, signatur
forfatter, historikk, hvem endret, revisjon
forhindre, hindre, prevent, stoppe, unngå
forklaring, grunn, hvorfor, årsak
forlenge, forlengelse, fornye, fornyelse
forløp, trend, utvikling
format, schema, skjema, struktur
formulering, ordlyd, tekst
formål, hensikt, hvorfor, mål
formål, mål, målet
forrige år, i fjor, år
forside, front page, hovedside, startside
forsinkelse, langsom, sakte, treg
forsinkelse, latency, svartid, ventetid
forsinkelse, pause, vente, ventetid
forskjell, se forskjell, skille
forskjellig, ulik, variere
forskrift, krav, law, lov, regelverk
forsøk, forsøke, prøve
fort, hurtig, rask
fortrolig, hemmelig, intern, privat, private, skjult
fortsette, gjenoppta, resume
forutsetning, krav, kreve, må, nødvendig
forventet, framskriving, prognose
forventet, planlagt, prognose
frakoblet, offline, uten dekning, uten nett
framdrift, fremdrift, prosent, status
framdrift, progress, status, tilstand
framgangsmåte, fremgangsmåte, prosedyre, slik gjør du, steg
framover, hva kommer, kommende, roadmap, veikart
framstille, tegne, vise
framtidig, kommende, neste, planlagt
framvise, se, show, vise, visning
frekvens, hvor ofte, hyppighet, interval, intervall
fremgangsmåte, steg for steg, stegvis, trinnvis
fremtidig dato, planlagt, publisere senere, tidsstyrt
frist, gyldig, hvor lenge, levetid, opphører, slutt, slås av, til når, utløper, varer, varighet
frist, innlevering, innsending, levere
frist, melding, påminnelse, varsel
fritekst, kommentar, merknad, notat
frivillig, optional, valgfri
fryse, låse, låst, sperre, sperret
fryser, henger, tidsavbrudd
fusjon, oppkjøp, sammenslåing
fylle ut, oppgi, skrive inn, taste inn
føler, instrument, måler, sensor, sonde
føler, logger, måler, sensor
følge med, lytte, overvåke, se på
følge, konsekvens, virkning
følge, spore, sporing
følger med, innebygd, standard
føre, legge inn, rapportere, registrere
føre, registrere, skrive inn
føring, registrering
garantere, sikre, sørge for
garanti, lovnad, løfte, oppetid, sla, tjenestenivå
gdpr, persondata, personopplysninger, personvern
gdpr, personopplysninger, personvern
GDPR, personopplysninger, personvern, privacy, samtykke
gdpr, rett til å bli glemt, sletting
generere, lage, opprette, produsere
geografi, kart, koordinater, map
geojson, gis, shapefil
gi, sette, tildele
git, kildekode, kode, repo, source code
git, kildekode, repo
gjelde, gjelder fra, gyldig fra, tre i kraft
gjeldende, latest, nyeste, nåværende, siste, siste verdi
gjelder, godkjent, gyldig, valid
gjenkjenne, identifisere, kjenne igjen
gjennomsnitt, median, middel
gjennomsnitt, middel, middelverdi, snitt
gjenopprette, gjenskape, lage på nytt
gjenstående, igjen, rest, resten
gjenta, igjen, på nytt
gjenta, prøve igjen, på nytt, retry
gjøre, kjøre, utføre
glemt passord, mistet passord, nytt passord, passord
glemt passord, reset password, tilbakestille passord
glidende gjennomsnitt, rullerende gjennomsnitt
go live, gå i drift, gå live, lansering, produksjon
godkjenne, godkjenning, innvilge, samtykke, tillate
godtatt, kvittering, lagret, mottatt, tilbakemelding
godtatt, kvittering, mottatt, tilbakemelding
godtatt, lagret, mottatt, vellykket
google, nettstedskart, robots, søkemotor
grad, level, nivå, trinn
grader, temperatur, varme
gratis, kostnad, pris
grense, grenseverdi, terskel, threshold
grense, høyst, inntil, maks, maksimum
gruppe, kollega, medlem, team
gruppe, liste, samling, sett
gå i drift, lansere, lansering, utgi
gå live, lansere, produksjon, produksjonssette
gå tom, slutt, tom
gå ut, opphøre, slutte, utløpe
går tregt, svartid, treg, ytelse
hacket, kompromittert, lekket, på avveie
hash, integritet, signatur, sjekksum
hash, signatur, signature, signere, sjekksum
hastefiks, hasteretting, hotfix
hav, kyst, sjø, vann
hav, sjø, sjøvann, vann
heading, navn, overskrift, tittel
heap, minne, ram
helse, monitoring, overvåke, overvåking, status
helsesjekk, ping, puls, status
heltall, nummer, tall
hemmelighet, key, legitimasjon, nøkkel, passord, secret, token
hemmelighet, nøkkel, passord
hende, inntreffe, skje
hente inn, importere, laste opp
hente på nytt, laste på nytt, oppdatere
henvendelse, sak, ticket
heve, mer, vokse, øke
hierarki, nivå, struktur, tre
historikk, hovedbok, logg
historikk, hvem har endret, revisjoner
hjelp, kontakt, support, tilbakemelding
hjelpeboble, tooltip, verktøytips
hjelpemiddel, verktøy
hjelpsom, nyttig, tilbakemelding, vurdering
hjemmeside, nettside, nettsted, website
holde oppdatert, sync, synkronisere
holdt tilbake, skjult, sladdet, tilbakeholdt
holdt tilbake, skjult, sladdet, tilbakeholdt, undertrykt
holdt tilbake, skjult, undertrykt, utelatt
holdt tilbake, sladd
hoppe over, ignorere, se bort fra, utelate
hoppe over, ta bort, utelate, utelatt
http-metode, http-verb
hull, manglende, mangler data, ufullstendig
hurtigtast, keyboard, snarvei, tastatur
hvem har tilgang, tildeling, tilgang, tilgangsnivå
hvem kan se, hvem ser, synlig, tilgang, tilgangsnivå
hver måned, måned, månedlig, per måned
hver natt, natten, nattlig, om natta
hver time, per time, time
hver uke, per uke, uke, ukentlig
hvor mye, mengde, sum, totalt
hvor stor, lengde, maksimal størrelse, størrelse
høyde, størrelse
høyest, maks, maksimum, størst, øvre grense
høyre til venstre, rtl
id, identifikator, kode, nummer
id, nummer, serienummer
identisk, lik, like, samme
ikke vist, skjule, skjult, usynlig
ikon, logo, merke
import, laste inn, lese inn
import, laste opp, upload
indeksering, robot, søkemotor
ingen data, mangler, tom, tomt svar
ingen, ingenting, tom
inndra, oppheve, revoke, trekke tilbake
inneholde, innhold, omfatte
innføring, kurs, opplæring, tutorial, veiledning
innledning, introduksjon, kort fortalt, oversikt
innlogget, sesjon, session, økt
innlogging, passordbeskytte, privat, tilgangskontroll
innlogging, pålogging, sso
innloggingsside, login page, påloggingsside
innmelding, innrapportering, innsending, rapportering
innmelding, melde, rapport, rapportere
innrapportering, innsending, rapportere, rapportering
innsending, levering, rapportering, sende inn
innslag, oppføring, post, rad, registrering
innslag, post, rad, registrering
innstilling, konf, konfigurasjon, oppsett
innstilling, konfigurasjon, oppsett, settings, valg
innstilling, modus, tilstand
inntrengningstest, penetrasjonstest, pentest, sikkerhetstest
install, installere, legge til, sette opp
installasjon, installere, komme i gang, oppsett, setup
jobb, kjøring, oppgave
jwt, token
Kafka, kø, meldingskø, strøm
kall, request, spørring
kapasitet, maksimum, volum
karakter, poeng, score, vurdering
kilde, opphav, opprinnelse, source
kilo, masse, vekt
klar for produksjon, langtidsstøtte, stabil
klientsertifikat, mtls, sertifikat
klokka stilles, sommertid, tidssone, vintertid
klokke, tidspunkt, tidssone
klokkeslett, tidspunkt, time
kode, nummer, verdi
kodebok, kodeliste, kodeverk
kodeliste, koder, kodeverk, verdier
kodeliste, koder, tillatte verdier, verdier
kolonneskille, semikolon, skilletegn
kommando, kommandolinje, terminal
kommando, program, verktøy
kommandolinje, konsoll, terminal
kommer fra dere, kontroller, signatur, signere
kompatibel, støttet, virker med
komplisert, problem, vanskelig
konsern, organisasjon, selskap
konsulent, leverandør, partner
kontakt, kontakt oss, si fra, support
kontortid, support, svartid, åpningstid
kontrast, lesbarhet, tilgjengelighet
kontroll, kontrollere, sjekk
kontroll, kontrollere, sjekk, validering
kontroll, kontrollere, sjekke, validation, validere, validering
kontroll, kvalitet, kvalitetskontroll
kontrollere, se etter, sjekke, verifisere
kontrollere, sjekke, undersøke
koordinater, location, plassering, posisjon, sted
kopi, speile, synkronisere
kopi, speiling, synkronisering
korreksjon, korrigere, rette, rettelse, retting
korrupt, skadet, ugyldig, ødelagt
kort, liten, snever
kort, oppsummering, sammendrag
krav, lov, regelverk, regler
krav, policy, regel, vilkår
kravspesifikasjon, spesifikasjon
kritisk, prioritet, viktig
kroner, penger, valuta
kundenummer, organisasjonsnummer
kvalitet, kvalitetsflagg, nøyaktighet
kvalitet, nøyaktig, pålitelig, sikker
land, nasjon, stat
language, oversettelse, språk
lansering, release, utgivelse, versjon
lastbalansering, lastfordeling, load balancer
laste ned, nedlastbar, nedlasting
laste opp, opplasting, sende inn
laste ved behov, lazy loading, utsatt lasting
latest, nyeste, sist, siste
lavest, minimum, minst, minste
legge ut, publisere, publish, utgi
legge ved, vedlegg, vedlegge
lekket, mistet, på avveie, stjålet
leverandør, partner, samarbeidspartner, supplier, tredjepart
leverandør, program, programvare, system
leveranse, levere, levering, overlevere, sende
levere på nytt, sende på nytt
levere, rapportere, send, sende, sende inn
leveringsgaranti, minst én gang
levetid, ttl, utløp
license, lisens, opphavsrett, vilkår
lik, passe, stemme, tilsvare
linje, post, rad, registrering
Linux, Mac, operativsystem, plattform, Windows
liste, meny, nedtrekksmeny, velger
log, logg, logging, revisjon, sporing
logge ut, utlogging
lokal tid, tidssone, time zone, UTC
loss, svinn, tap
lov til, rett, rettighet, tillatt
lov, rett, tilgang, tillatelse
lys, lyst tema, tema
løpe ut, opphøre, utløp, utløpe
maksgrense, tak, øvre grense
mal, oppsett, template, utforming
mangler, null, tom, ukjent
mappe, sti, undermappe
maskin, server, tjener, vert
maskinoversettelse, oversette, oversettelse
melde fra, rapportere, si ifra, varsle
melde på, opprette konto, registrere, registrering, sign up
melde sårbarhet, sikkerhet, sikkerhetshull, sårbarhet, vulnerability
melding, notification, varsel, varsle
melding, varsel, varsling, webhook
memory leak, minnebruk, minnelekkasje
mengde, størrelse, volum
menu, meny, navigasjon
mindre, minske, redusere, senke
minne, out of memory
miste tilgang, opphør, tilgangen tar slutt, utløper
mobil, mobile, nettbrett, skjerm, telefon
mobil, telefon, telefonnummer
modell, objekt, post, ressurs
må, obligatorisk, påkrevd, required
måle, måling, målt, sensor
målefrekvens, måleintervall, samplingsfrekvens
måling, temperatur, temperaturmåling
måned, månedlig, periode
nattlig, periodisk, planlagt
navbar, navigasjonslinje, toppmeny
nede, nedetid, utilgjengelig, virker ikke
nedetid, oppetid, tilgjengelighet, tjenesten, vedlikehold
nedetid, planlagt vedlikehold, vedlikehold, vedlikeholdsvindu
nedetid, vedlikehold, vedlikeholdsvindu
nettsky, skyløsning, skytjeneste
nullstille, rense, slette
ny versjon, oppdatering, oppgradering, utgivelse
ny, nyeste, nylig, siste
nøkkel, tilgangsnøkkel, token
nøkkeltall, statistics, statistikk, tall
nøkkeltall, statistikk, tall
offentlig, public, publisert, synlig, åpen
offentlig, synlig, vist
offentliggjort, publisering, publisert
omfang, stor, størrelse
oppdateres hvor ofte, oppdateringsfrekvens
oppetid, sla, tjenestenivå
oppetid, tilgjengelighet, tjenesten, tjenestenivå
oppføring, post, registrere
oppføring, post, registrering
ordforklaring, ordliste, terminologi
oversikt, rutenett, tabell, table
paginering, sideinndeling
pakke ut, utpakking, zip
papir, pdf, print, skrive ut, utskrift
parallelle kall, samtidig, samtidige kall
parameter, query, spørreparameter
per uke, uke, ukenummer
plassholder, variabel, verdi
plukke ut, utvelge, valg, velge
poster, rader, registreringer
prioritet, vekt, viktighet
prøve, test, teste, testing
prøvekonto, testkonto, testmiljø
prøvemiljø, sandbox, sandkasse, staging, testmiljø
push, strøm, varsling, webhook
push, varsel, webhook
rar tekst, rare tegn, tegnsett
rare tegn, tegnkoding, tegnsett, utf-8, æøå
rekkefølge, sort, sortere, sortering
rense, rydde, slette, tømme
respons, response, resultat, svar
resultat, svar, utdata, utfall
resultat, utdata, utskrift
revisjon, utgave, version, versjon
rollback, rulle tilbake, tilbakerulling
rot, topp, øverst
samlet, sum, til sammen, total, totalt
sandkasse, testmiljø, testserver
sende videre, viderekoble, videresende
senere, utsatt, utsette, vente
sesjon, utlogget, økten er utløpt
sidefelt, sidemeny, venstremeny
sikker, sikkerhet, trygg, vern
sikker, sikret, trygg
sikkerhet, sikkerhetshull, sårbarhet, vulnerability
skalere, stor, vokse
skjermleser, svaksynt, tilgjengelighet, universell utforming, uu, wcag
skriftstørrelse, større tekst, tekststørrelse
sommertid, stille klokka, tidssone
sommertid, tidssone, utc
sommertid, tidssone, vintertid
ssr, tjenerrendering
standard, start, utgangspunkt
state, status, tilstand
streng, tegn, tekst
stresstest, ytelsestest
støtteordning, tilskudd
tilvekst, vekst, økning
uke, ukentlig, ukevis
utvide, vise mer, åpne
år, årlig, årsvis
`
