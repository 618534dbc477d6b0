/** The same as `thesaurus-en.ts` in Norwegian, with the English words that readers type on Norwegian pages. */
export const THESAURUS_NO = `
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
`
