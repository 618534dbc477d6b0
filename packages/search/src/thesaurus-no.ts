/** The same as `thesaurus-en.ts` in Norwegian, with the English words that readers type on Norwegian pages. */
export const THESAURUS_NO = `
hvor mange, antall, grense, maksimum, maks
hvor mye, mengde, sum, totalt
hvor ofte, hyppighet, frekvens, intervall
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
gruppe, samling, sett
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
forrige, tidligere, før
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
gammel, foreldet, utdatert, utgått
partner, leverandør, samarbeidspartner, tredjepart, supplier
måle, måling, målt, sensor
sensor, måler, føler, logger
døgn, dag, daglig, per dag
time, klokkeslett, tidspunkt
år, årlig, årsvis
`
