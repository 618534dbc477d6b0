/**
 * Words that readers use for the same thing, in English: a group a line, its words separated by commas. They are general words of
 * software and its documentation. What belongs to one trade or product is for the `search.synonyms` of a site.
 */
export const THESAURUS_EN = `
how many, maximum, limit, number, count
how often, frequency, interval, rate limit, schedule
how big, how large, maximum size, size limit, length
how fast, performance, speed, latency
pagination, paging, cursor, next page, page size
sandbox, test environment, staging, testing
sign in, log in, login, authentication, auth, authenticate
sign out, log out, logout
sign up, register, registration, create an account, onboarding
outage, downtime, availability, uptime, incident, maintenance, service status
limit, quota, throttle, rate limit, maximum, cap
throttling, too many requests, 429, rate limit
time zone, UTC, offset, local time
spreadsheet, Excel, CSV
delete, remove, erase, destroy
dark mode, theme, colour scheme, night mode
color, colour, palette
brand, branding, identity, logo, look
key, token, secret, credential, password
rotate, renew, replace, roll over
refresh, renew, reload
how long, until when, duration, period, lifetime, end date
expire, expiry, lifetime, validity, valid, ttl, expiration
revoke, withdraw, invalidate
permission, access, authorization, scope, role, rights
forbidden, 403, access denied, permission
unauthorized, 401, authentication
not found, 404, missing
error, failure, problem, fault, exception
fail, reject, refuse, error
bug, problem, issue, defect
retry, repeat, again, resend
duplicate, idempotent, idempotency, twice
webhook, callback, notification, event
notify, notification, alert, warning
subscribe, subscription, follow, feed
RSS, feed, Atom
endpoint, route, resource, operation, method
URL, address, link, path, permalink
redirect, forward, moved, rename
broken link, dead link, link check
parameter, argument, option, query
option, setting, configuration, preference
config, configuration, settings, set up
setup, installation, install, configure, getting started
getting started, quickstart, quick start, tutorial, first steps, begin
upgrade, update, migration, migrate, version
changelog, release notes, what is new, news, history, changes
breaking change, migration, incompatible
deprecated, retired, obsolete, sunset, end of life, retirement, discontinued
release, publish, deploy, ship
deploy, deployment, hosting, host, publish
server, host, backend
domain, host name, custom domain
firewall, network, proxy, port, allow list, whitelist
certificate, TLS, SSL, HTTPS
encrypt, encryption, security
privacy, GDPR, personal data, consent
cookie, consent, tracking, analytics
analytics, statistics, tracking, metrics
statistics, metrics, aggregate, summary
average, mean, daily, aggregate
sum, total, add up, altogether
count, number, quantity, amount
export, download, dump, extract
import, upload, load, ingest
send, submit, post, upload, report
get, read, fetch, retrieve, query
list, overview, index, all
change, edit, modify, update, correct
correct, fix, repair, amend
add, create, new, insert
rename, change name, move
schedule, plan, date, future, later
deadline, due date, latest, time limit
date, day, time, timestamp
history, past, earlier, old, archive
backup, restore, copy
undo, revert, restore, roll back
sync, synchronise, synchronize, up to date, replicate
cache, store, keep, reuse
speed, performance, fast, slow
size, weight, bytes, large
image, picture, photo, figure, screenshot
thumbnail, preview image, social card, social image, og image
share, sharing, social, social card
video, embed, iframe
embed, widget, iframe, include
icon, favicon, symbol
logo, brand, icon
font, typeface, typography
header, navbar, navigation bar, top bar, upper bar
footer, bottom, foot
menu, navigation, sidebar, navbar
sidebar, navigation, tree, side menu
breadcrumb, trail, navigation
table of contents, toc, outline, on this page, page contents
accordion, collapsible, details, expand, fold, disclosure
tab, tabs, tabbed, code group
callout, admonition, note, warning, tip, alert, custom container, info box
code block, snippet, sample, code sample, listing
highlight, syntax, colour, mark
line number, code line
diagram, chart, graph, mermaid
formula, math, equation, latex, katex
footnote, reference, note
glossary, term, definition, abbreviation
tag, label, category, keyword
author, writer, contributor
post, blog, article, news
draft, unpublished, hidden, unlisted
hide, unlisted, exclude, leave out, noindex
search engine, google, seo, robots, sitemap, noindex
search, find, query, lookup
language, locale, translation, i18n, internationalization, localization, multilingual
translate, translation, language
accessibility, a11y, screen reader, keyboard
mobile, phone, small screen, responsive
print, pdf, paper
hot reload, live reload, HMR, hot module replacement, dev server, development server, watch
development, dev, local, local server
build, compile, generate
CI, continuous integration, pipeline, github actions
preview, staging, pull request
static file, asset, public folder, static folder
plugin, extension, add-on, integration
component, widget, element
override, customise, customize, swizzle, replace
style, css, stylesheet, design
script, javascript, js
banner, announcement, notice
feedback, rating, comment, helpful
contact, support, help, ask
example, sample, demo
unit, measure, metric
schema, structure, format, shape
field, property, attribute, column
required, mandatory, must
optional, not required, default
default, fallback, standard
null, empty, missing, unknown
type, kind, category
identifier, id, key, reference
user, account, member
company, organisation, organization, customer, tenant, owner
environment variable, env, dotenv, setting
command line, cli, terminal, command
folder, directory, path
agent, llm, ai, mcp, chatgpt, assistant
openapi, swagger, api reference
policy, csp, content security policy
payload, body, request body
response, answer, reply, result
precision, accuracy, tolerance, uncertainty, margin of error
rule, policy, requirement, condition, constraint
prerequisite, requirement, required, system requirements, needed
compatible, compatibility, supported, works with, browser support
browser, chrome, firefox, safari, web browser
filter, narrow, restrict, where clause, condition
sort, order, ordering, arrange, sequence
bulk, batch, many at once, several, multiple, mass
simultaneous, concurrent, parallel, at the same time, at once
asynchronous, async, background, promise, await, later
queue, job, task, worker, background job
timeout, time out, too long, hang, stuck, slow
latency, delay, response time, lag, wait
interval, frequency, how often, every, period, schedule
real time, live, streaming, stream, push, websocket
polling, poll, pull, check for changes
since, changed after, delta, incremental, new records
conflict, 409, collision, overwrite, concurrent
validate, validation, check, verify, verification
invalid, malformed, wrong, illegal, not allowed, bad request, 400
server error, 500, crash, internal error
support request, ticket, report a problem, contact
debug, debugging, troubleshoot, troubleshooting, diagnose, inspect
log, logging, logs, trace, audit
monitor, monitoring, health, status, observability
test, testing, unit test, spec, mock
mock, stub, fake, dummy, test data
dependency, package, library, module, npm
function, method, callback, handler
handler, listener, hook, callback
hook, lifecycle, middleware, interceptor
boolean, flag, true, false, switch, toggle
enable, turn on, activate, switch on, allow
disable, turn off, deactivate, switch off, opt out, prevent
allow, permit, grant, enable
deny, refuse, block, reject, forbid
stop, end, halt, cancel, abort, terminate
cancel, abort, withdraw, undo
pause, suspend, resume
call, invoke, request, trigger
trigger, dispatch, emit, fire, raise
store, state, save, persist, persistence
save, keep, store, persist, remember
rehydrate, restore, reload, resume
mutate, modify, change in place, immutable, immutability
copy, clone, duplicate, paste
split, divide, separate, break up, chunk
code splitting, lazy loading, lazy, on demand, dynamic import
convert, conversion, transform, migrate
round, rounding, decimals, precision
calculate, compute, derive, count, formula
derived, computed, calculated, selector
pattern, regex, regular expression, glob
escape, quote, special character
encoding, charset, character set, utf-8
compress, compression, gzip, brotli, zip
archive, zip, bundle, compressed
attachment, file, upload, enclosure
website, site, web site, homepage
home page, landing page, front page, start page, index
heading, title, section, anchor
anchor, fragment, hash, section link, deep link
description, summary, abstract, excerpt, intro
metadata, meta, front matter, frontmatter, header
header, headers, http header
template, boilerplate, starter, scaffold, skeleton
scaffold, generate, create a project, init, new project
slot, placeholder, insert
placeholder, variable, substitute, interpolation
card, tile, box, teaser
width, wide, size, full width
margin, padding, space, spacing, gap
align, alignment, centre, center, position
right to left, rtl, direction, arabic, hebrew
modal, dialog, popup, overlay, window
popup, tooltip, hint, hover
external link, outbound, outgoing, other site
checkbox, task list, to do, todo
bold, italic, emphasis, formatting
emoji, smiley, icon, symbol
table, grid, matrix, spreadsheet
chart, plot, graph, figure
animation, transition, motion, reduced motion
contrast, readable, legible, accessibility
keyboard, shortcut, hotkey, key binding
offline, no connection, service worker, pwa
location, position, coordinates, place, geography
map, coordinates, geojson
maximum, at most, highest, upper bound, most, limit
threshold, limit, boundary
price, cost, fee, billing, payment, plan
license, licence, terms, copyright
terms, conditions, agreement, contract, sla
guarantee, sla, service level, promise
private, internal, secret, confidential, hidden
owner, ownership, responsible, maintainer
manager, administrator, admin, owner
team, group, member, collaborator
invite, add a user, share access
role, permission, access level, privilege
log in as, impersonate, on behalf of, delegate
session, cookie, token, logged in
two factor, 2fa, mfa, one-time code
single sign-on, sso, oauth, saml, openid
api key, access token, bearer token, credentials, key
signature, sign, verify, hash, hmac, checksum
cors, cross origin, other domain, origin
xss, injection, sanitise, sanitize, escape
vulnerability, security hole, cve, exploit, security
audit, review, inspection, trail
number of characters, length, too long, maximum length
last, latest, newest, most recent, final
newest, recent, current
missing, absent, lost, gone, not there
empty, blank, no value, null
different, difference, differ, compare, versus, vs
compare, comparison, difference, diff, versus
advantage, benefit, reason, why
alternative, instead, replacement, substitute
recommended, best practice, advice, guideline, tip
guide, manual, handbook, instructions, how-to, documentation
tutorial, guide, walkthrough, lesson, course
reference, api, specification, details
overview, introduction, summary, at a glance
faq, questions, common questions, help
fix, solve, solution, workaround, resolve
work around, workaround, bypass
known issue, limitation, caveat, restriction
goal, purpose, motivation, why
terminology, glossary, vocabulary, wording
naming, convention, style guide, names
source code, repository, repo, github, git
commit, push, check in
branch, fork, pull request, merge request
edit this page, edit link, contribute, improve
contribute, contribution, contributor, pull request
docker, container, image
cdn, cache, edge
rollback, roll back, previous version, undo
node, nodejs, runtime
typescript, types, typed, typing, type safety
react, component, jsx
server side, ssr, server rendering, pre-render, static
hydration, hydrate, client side, interactive
static, generated, prerendered
sitemap, list of pages, crawl
newsletter, mail, e-mail, email
text message, sms, notification
media, image, video, file
subtitle, caption, track
audio, sound, podcast
download, file, export
uninstall, remove, delete
overwrite, replace, override
replace, swap, exchange, substitute
ignore, skip, leave out
exclude, ignore, omit, except
nested, inside, inner, child, sub
child, nested, sub, descendant
parent, ancestor, above, containing
file extension, file type, ending
case, upper case, lower case, capital letters
close, quit, leave, exit
execute, perform, run, invoke
launch, start, boot
minimum, at least, lowest, min
not working, does not work, broken, fault, problem
blockquote, quote, citation
combine, merge, join, compose
accept, approve, confirm, acknowledge
approve, approval, grant, sign off, decide
acknowledge, acknowledgement, confirm, receipt
confirm, confirmation, receipt, verify
confirmation, acknowledgement
assign, allocate, set
attach, enclose, add a file
block, prevent, stop, forbid
recover, restore, recreate, undelete, bring back, get back
recreate, rebuild, restore
broken, corrupt, damaged
produce, make, generate, output
intercept, catch, capture, handle
collect, gather, harvest
choose, select, pick, choice
clean up, clear, tidy, purge
clear, reset, empty, wipe
wipe, erase, clear, purge, delete
finished, ready, done, complete, completed
connect, connection, attach, integrate
disconnect, disconnected, connection lost, offline, drop
contain, include, hold
continue, resume, proceed, go on
decline, deny
decrease, reduce, lower, shrink
increase, raise, grow
reduce, shrink, minimise, minimize, smaller
optimise, optimize, improve, speed up, performance
improve, enhance, better
define, declare, specify
describe, explain, document
detect, discover, notice, recognise, recognize
discard, drop, throw away
lost, lose, missing, disappear
disappear, vanish, gone, missing, lost
previous, earlier, former, prior, before
next, following, subsequent
ensure, guarantee, make sure
enter, type in, fill in, input
exceed, exceeded, above, over the limit, too many, too large
collapse, fold, minimise, close
expand, unfold, open
external, outside, third party
third party, external, partner, supplier, vendor, provider
customer, client, tenant, buyer
purchase, buy, order, pay
order, request, place an order
estimate, estimated, approximate, guess
exact, precise, accurate
quick, fast, rapid, speed
reset, clear, restore, start over
forgotten password, lost password, reset password, password
forward, pass on, relay, redirect
free, no cost, gratis, price
scale, scaling, grow, large site, many pages
big, large, huge, size
small, little, tiny, compact, short
handle, process, deal with, manage
happen, occur, take place
retain, retention, keep, how long
identify, recognise, recognize, identifier
inform, tell, notify, announce
interruption, interrupted, outage, downtime, disruption
maintenance, maintenance window, planned downtime, service window, outage
combine, merge, join, unite, consolidate
kill, terminate, abort, end
leak, leaked, exposed, compromised, stolen, revoke
lock, locked, freeze, block
look, appearance, style, theme, design
iterate, loop, walk through, traverse, each
match, equal, correspond, fit
reading, measurement, sample, value
measure, measurement, reading, sensor
sensor, probe, meter, instrument, device
device, equipment, machine, hardware
transfer, move, send, transmit, exchange
called, name, named, title
watch, observe, monitor, listen
omit, leave out, skip, exclude
belong, owned, part of, member of
invoice, bill, billing, payment
postpone, defer, delay, later
avoid, prevent, keep from
prove, verify, proof, evidence
provide, supply, give, offer, deliver
deliver, delivery, hand over, send
entry, record, item, row
element, item, node, tag
relationship, relation, association, relations
remaining, left, rest
render, draw, paint, display
display, show, view, visible
visible, shown, public, visibility
invisible, hidden, hide, not shown
apply for, request, ask for
take effect, apply, valid from
resize, width, height, size
reuse, share, include, repeat
include, insert, embed, import, reuse
snippet, fragment, partial, include
separate, split, apart
slow down, throttle, back off, backoff, rate limit
back off, backoff, wait, retry
wait, delay, pause, sleep, poll
typo, spelling, misspelt, misspelled, mistyped, did you mean
mistake, error, fault, wrong
status, state, progress, condition
progress, status, percent
step, stage, phase
suggest, suggestion, propose, hint, did you mean
distinguish, tell apart, difference
track, follow, trace, monitor
try out, experiment, playground, test
attempt, try, retry
extract, unpack, unzip
vary, differ, different
caution, warning, danger, alert
incorrect, wrong, invalid, inaccurate
audit trail, audit log, history, revisions, revision, who changed
revision, version, edit history, revisions
activity log, event log, journal, history
entity, object, record, model
object, model, entity, resource
collection, set, list, group
subset, part, selection
tree, hierarchy, structure, nesting
hierarchy, tree, level, parent
level, tier, grade
tier, plan, level, edition
trial, free trial, evaluation, demo
refund, money back, credit
discount, voucher, coupon, rebate
currency, money, euro, dollar
tax, vat
subscription, plan, licence, license
renewal, renew, extend
sign-up, registration, account
password, passphrase, secret, credentials
username, login name, user name, account
profile, account, user, settings
close account, delete account, terminate
avatar, profile picture, photo
admin, administrator, superuser, root
staff, employee, colleague, team
visitor, reader, user, guest
guest, anonymous, visitor
anonymous, not logged in, without account
anonymise, anonymize, pseudonym, redact, mask
mask, hide, redact, conceal
withheld, suppressed, hidden, redacted
personal information, personal data, privacy, gdpr
region, area, zone, location
address book, contacts
phone number, telephone, mobile number
helpdesk, help desk, support, customer service
support ticket, case, request, support
response time, reply time, sla, latency
on call, emergency, urgent, incident
urgent, critical, priority, important
priority, importance, weight, boost
severity, level, error level, seriousness
boost, weight, ranking, relevance
ranking, relevance, order, score
score, rating, points, rank
rating, thumbs up, stars, feedback, vote
vote, like, thumbs up, rating
comment, remark, note, discussion
discussion, forum, community, chat
chat, messaging, slack, teams
message, text, notice
text, wording, content, copy
wording, text, phrase, label
label, caption, text, name
headline, heading, title
paragraph, block, section, text
chapter, section, part
footnotes, endnotes, notes
bullet, list, list item
numbered list, ordered list, steps
image, illustration, photo
illustration, drawing, picture, figure
alt text, alternative text, image description, alt
zoom, enlarge, magnify, lightbox
gallery, slideshow, carousel, images
slider, carousel, range
background, backdrop, cover
hero, banner, landing, cover
cover, hero, title page
toolbar, top bar, actions
button, link, action, call to action
dropdown, drop-down, select, menu, list box
input, field, form, text box
form, input, fields, fill in
checkbox, tick, check, option
radio button, choice, option
date picker, calendar, date
calendar, schedule
reminder, notification, alert
digest, summary, fingerprint, hash
checksum, hash, integrity, digest, signature
integrity, checksum, sri, tamper
tampered, modified, integrity, signature
spoof, forge, fake, signature
attack, abuse, threat, security
abuse, misuse, spam
spam, junk, abuse, unwanted
bot, robot, crawler, spider
crawler, spider, robot, google, indexing
indexing, index, crawl, search engine
ban, block, disallow, blocklist
blacklist, blocklist, deny list, block
allowlist, whitelist, allow list, permitted
ip address, ip, ip range, network
vpn, tunnel, private network
dns, domain, name server, cname, host name
subdomain, domain, host
subfolder, subdirectory, base path, sub path, below a path
base path, base url, root, prefix, subfolder
root, top, base, home
prefix, beginning, start
suffix, ending, extension
slash, trailing slash, path
query string, query parameter, search parameter, parameter
path parameter, placeholder, variable
wildcard, asterisk, glob, pattern
variable, value, constant, placeholder
constant, fixed, value
argument, parameter, option, input
return value, result, output
output, result, print, emit
stdout, console, terminal, output
console, terminal, devtools, log
devtools, debugger, inspector
stack trace, traceback, exception, error
crash, abort, out of memory, stop
out of memory, heap, memory, ram
disk, storage, space, disk space
storage, store, disk, bucket
bucket, s3, storage, cloud
cloud, hosting, server, aws, azure
static hosting, static site, hosting, cdn
on premises, self hosted, self-hosted, own server
reverse proxy, proxy, nginx, gateway
nginx, apache, caddy, web server
web server, server, nginx, host
load balancer, cluster, scaling
cluster, shard, several machines, parallel
shard, partition, part, split
container, docker, pod, kubernetes
pipeline, workflow, ci, job
workflow, process, pipeline, procedure
cron, scheduled job, timer, nightly
nightly, every night, cron, scheduled
secret, environment variable, vault, password
artifact, build output, result, bundle
bundle, package, chunk, asset
bundler, webpack, vite, rollup, esbuild
transpile, compile, babel, convert
minify, minified, compress, smaller
source map, debug, original code
tree shaking, dead code, unused
unused, dead code, not used, superfluous
linter, lint, eslint, rules, check
formatter, prettier, format, style
type check, typescript, types
interface, contract, api, type
agreement, interface, api
generic, generics, type parameter
enum, enumeration, allowed values, list of values
allowed values, enum, possible values, options, code list
code list, codes, enum, vocabulary
nullable, null, optional, empty
integer, number, int, whole number
decimal, fraction, float, digits
string, text, characters
array, list, collection
dictionary, map, object, hash
date format, timestamp, iso 8601, time
timestamp, time, date, unix time
daylight saving, summer time, time zone, dst
local time, time zone, utc
week number, week, calendar week
monthly, month, per month, every month
weekly, week, per week, every week
daily, day, per day, every day
hourly, hour, per hour, every hour
yearly, annual, year, per year
recent, latest, new, last
historical, history, old, earlier, archive
real data, production data, live data
live, production, real
production, live, prod, go live
go live, production, launch, release
test data, sample data, dummy data, fake data
seed, initial data, sample data, fixture
initial, first, start, default
preloaded, initial, prefilled
predefined, built-in, standard, default
built-in, builtin, included, native
native, built-in, own
custom, own, customised, customized, tailor
tailor, customise, customize, adapt
adapt, adjust, change, customise
adjust, tune, change, set
tune, configure, adjust, optimise
fork, copy, branch, clone
contributor guide, contributing, contribute
coding style, style guide, conventions
recipe, how-to, guide, example
cookbook, recipes, examples
cheat sheet, overview, summary, reference
roadmap, plans, future, planned
planned, scheduled, future, upcoming
upcoming, future, next, planned
experimental, beta, preview, unstable
beta, preview, experimental, early access
stable, lts, long term support, production ready
end of life, retired, deprecated, no longer supported, stops working, retirement
stops working, retirement, end of life, shut down, expires
shut down, close, stop, retire, end
no longer supported, deprecated, removed
legacy, old, former, previous version
old version, previous version, legacy, archive
backward compatible, backwards compatible, compatibility, breaking change
semver, version number, versioning
versioning, versions, releases
downgrade, roll back, previous version
patch, fix, update, hotfix
hotfix, patch, urgent fix
rollout, release, deploy, launch
canary, gradual, staged rollout
feature flag, toggle, switch, experiment
a/b test, experiment, variant
variant, version, kind, alternative
mode, state, setting, variant
light mode, theme, colour scheme, appearance
switch theme, dark mode, colour mode
contrast, readability, accessibility
screen reader, accessibility, aria, assistive
aria, accessibility, role, label
focus, keyboard, selection
shortcut, keyboard shortcut, hotkey
gesture, swipe, touch
touch, tap, finger, mobile
tablet, mobile, phone, small screen
resolution, size, pixel, dpi
viewport, screen, window
window, dialog, tab, screen
scroll, scrolling, position
infinite scroll, load more, paging
load more, next page, pagination
previous and next, pagination, pager
pinned, sticky, fixed, on top
loading, spinner, progress, wait
skeleton, placeholder, loading
stale, outdated, old, expired
outdated, stale, old, obsolete, out of date
fresh, current, new, up to date
up to date, current, latest, fresh, synchronised
invalidate, expire, refresh, refetch
refetch, fetch again, reload, refresh, invalidate
refresh automatically, polling, refetch, invalidate
prefetch, preload, ahead, in advance
preload, prefetch, early
memoize, memoise, cache, remember
memoization, memoized, cache, caching
equality, equal, same, comparison
shallow, deep, nested, comparison
reference equality, same object, identity
side effect, effect, asynchronous, impure
pure, without side effects, deterministic
deterministic, reproducible, same result
reproducible, deterministic, repeatable
race condition, concurrent, order, conflict
deadlock, hang, stuck, lock
thread, worker, process
worker, thread, background
event, message, signal, notification
listener, subscriber, handler, observer
subscriber, listener, recipient
recipient, receiver, addressee
sender, source, origin
origin, source, where from
destination, target, goal
target, destination, aim
publish subscribe, event bus, pub/sub
broadcast, send to all, publish
emit, dispatch, send, fire
reducer, state, update function
global state, store, shared state, context
dependency injection, provider, context
provider, wrapper, context
wrapper, layout, container
wrap, surround, enclose
inherit, extend, derive
singleton, single instance, only one
instance, object, copy
multiple, several, many, more than one
single, one, only
unique, distinct, only one
several times, twice, repeatedly, duplicate
idempotency, safe to repeat, twice, duplicate
transaction, atomic, all or nothing
partial, partly, incomplete
incomplete, partial, unfinished, missing
whole, entire, complete, all
everything, all, whole, complete
reject, rejected, refuse, refused, decline, declined
refused, rejected, denied, declined
accepted, stored, successful, ok
success, successful, ok, 200
created, 201, new
gone, 410, removed, expired
too large, 413, size limit, payload
unavailable, 503, down, outage
gateway, 502, 504, proxy
status code, http code, response code, error code
error code, error message, code, errors
error message, error, message, text of the error
reason, cause, why, explanation
cause, reason, why, origin
consequence, effect, result, impact
risk, warning
safe, secure, protected
secure, safe, protect, security
protect, secure, guard, defend
at rest, stored, encryption
in transit, transport, tls, encryption
data centre, data center, region, hosting
data processing agreement, dpa, processor, gdpr
compliance, law, regulation, rules
law, legal, regulation, authority
authority, authorities, government, regulator
government, authority, public
report to authorities, reporting, regulator
responsibility, liability, owner
deadline, time limit, latest date, closing date
quality, accuracy, correctness
quality flag, quality, suspect, reliable
reliable, trustworthy, quality, certain
suspicious, suspect, unusual, anomaly
unusual, abnormal, outlier, anomaly, unlikely
outlier, anomaly, deviation, unusual
deviation, difference, variance
spread, variance, distribution
median, middle, average
ratio, proportion, rate
rate, ratio, speed, frequency
forecast, prediction, expected
expected, planned, forecast
actual, real, measured
capacity, volume, maximum, limit
stock, inventory, holding, warehouse
batch, lot, group, series
batch number, lot number, serial number
serial number, id, number
owner of data, data ownership, who owns
handover, transfer, change of owner
sold, sale, transfer, new owner
sale, sell, order
ssr, server-side rendering, server side rendering, server rendering, prerender
csr, client-side rendering, client side rendering, browser
ssg, static site generation, static, prerender
spa, single page application, client navigation
rtl, right to left, bidi, arabic, hebrew
ltr, left to right
i18n, internationalization, internationalisation, localisation, localization, l10n, languages
a11y, accessibility, accessible, wcag
dir, directory, folder
env, environment, environment variable
config, configuration, conf, settings
auth, authentication, authorization, login
param, parameter, parameters
arg, argument, arguments
repo, repository, git
docs, documentation, manual
lang, language, locale
src, source
dest, destination, output
out, output, result
lib, library, package
pkg, package, module
prod, production
dev, development, developer
db, database, storage
app, application, program
nav, navigation, menu, navbar
msg, message, text
img, image, picture
btn, button
cmd, command
err, error
req, request
res, response
id, identifier, key
temp, temporary
max, maximum, most, at most, limit
min, minimum, least, at least
avg, average, mean
qty, quantity, amount
spec, specification, schema
perf, performance, speed
deps, dependencies, packages
vars, variables
ci, continuous integration, pipeline, build server
cd, continuous deployment, deploy
gui, user interface, screen
ui, interface, screen
ide, editor, vs code, visual studio code, intellij
sdk, client library, library
jwt, token, bearer token
bearer token, access token, token, authorization header
sso, single sign-on, single sign on, login
rbac, roles, permissions, access
acl, permissions, access
crud, create, read, update, delete
orm, database, model
etag, caching, conditional request, cache
cors, cross origin, origin, same origin
csp, content security policy, policy, inline
xss, cross site scripting, sanitise, injection
csrf, cross site request forgery, token
seo, search engines, search engine, google, ranking
cms, content management, headless, editor
cdn, edge, cache, hosting
ttl, lifetime, expiry, cache
eol, end of life, retirement
sla, service level, availability, uptime
kpi, figures, key figures, statistics
pii, personal data, privacy
poc, proof of concept, prototype, trial
wip, draft, unfinished, in progress
faq, questions and answers, common questions, questions
eaddrinuse, address already in use, port in use, port taken, port
enospc, no space left, disk full, disk
enoent, no such file, file not found, missing file
eacces, eperm, permission denied, not permitted
econnrefused, connection refused, unreachable, cannot connect, network
enotfound, could not resolve host, dns, unknown host, network
etimedout, timed out, timeout
econnreset, connection reset, connection lost, socket hang up
emfile, too many open files
oom, out of memory, heap, memory
javascript heap out of memory, heap limit, out of memory, memory
unable to get local issuer certificate, certificate, self signed, tls
not extensible, read only property, cannot assign, mutation, mutate, immutable
is not a function, undefined, type error
is not defined, undefined, browser only, server rendering
cannot read properties of undefined, undefined, null
module not found, cannot find module, missing package, import
unexpected token, syntax error, invalid json, parse
hydration mismatch, hydration, mismatch, server rendering
stack overflow, infinite loop, too deep, recursion
too many requests, rate limit, throttled, 429
bad request, 400, invalid
internal server error, 500, server error
payload too large, 413, too large
unsupported media type, 415, content type
unprocessable, 422, validation
service unavailable, 503, maintenance
moved permanently, 301, redirect
javascript is off, javascript disabled, without javascript, without scripts, no scripts
turned off, disabled, off, without
rotate, change, swap, exchange, replace
rotation, change, renewal, replacement
credentials, secret, password, key
iterate, page through, go through, next page, paging
page through, browse, paging, pagination, cursor
recover, restore, undelete, undo, bring back
removed, deleted, deletion, gone
erase, delete, remove, wipe, purge
entry, record, post, row
history, revisions, versions, changes
who changed, revisions, history, audit
monitor, subscribe, watch, listen, observe
observe, subscribe, listen, watch
computed, derived, calculated
derived, computed, calculated, calculate
layout, structure, arrangement, organisation, organization
organise, organize, structure, arrange, group
playground, sandbox, try out, test environment, demo
demo, sandbox, test environment, example
test server, test environment, sandbox, staging
planned outage, maintenance, maintenance window, downtime
push, webhook, notification, notify, server sent
push notifications, webhooks, callbacks, notify
dump, export, extract, download, bulk
bulk, extract, export, all at once, many
night, dark
night mode, dark mode, dark
appearance, dark mode, colour mode, color mode, theme
landing, home, hero, start page, front page
landing page, home page, homepage, front page, index page
homepage, home page, start page, landing page
visitor, visitors, readers, users, analytics
tracking, analytics, statistics, measure visitors
track visitors, analytics, web analytics
google analytics, analytics, tracking
cookie banner, cookie consent, consent, gdpr
cookie notice, consent, cookies
behind, outdated, stale, out of date
lag, behind, delay
top of every page, banner, announcement, notice
notice, banner, announcement, message
pick, choose, select, switch
choose, select, pick, switch between
helped, feedback, helpful, rating
plain html, no styles, unstyled, without styles, broken layout
unstyled, no styles, styles missing, css missing
blank page, white screen, empty page, nothing shows
does not load, blocked, fails to load, missing
reuse text, include, partial, shared text, snippet
same text on several pages, include, partial
partials, include, includes, fragments
permalink, slug, address, url
pretty urls, clean urls, addresses, without extension
extension, ending, suffix, .html
company colours, brand colours, accent, accent colour, brand
primary color, primary colour, accent, accent colour, brand colour
brand colour, accent, accent colour, palette
corporate identity, brand, design, colours
release notes, changelog, changes, what changed
hot reloading, live reload, dev server, hmr, watch
fast refresh, hot reload, live reload
edit link, edit this page, edit on github
last modified, last updated, updated
last updated, last modified, date of change
reading time, minutes
read more, excerpt, summary, teaser
teaser, excerpt, summary, preview
archive, older posts, history
subscribe to posts, feed, rss
newsfeed, feed, rss
previous page, next page, pager, pagination
social media, social networks, share, social card
twitter card, social card, og image, preview picture
og image, open graph, social card, preview picture
meta tags, head, description, metadata
metadata, front matter, meta, description
yaml header, front matter, metadata
frontmatter, front matter
sub menu, submenu, dropdown, nested menu, category
side navigation, sidebar, menu
hamburger, mobile menu, drawer, menu
burger menu, drawer, mobile menu
sticky header, navbar, fixed
dropdown menu, menu, navbar
language switcher, locale menu, language menu, languages
version switcher, version menu, versions
theme switcher, colour mode, dark mode
search box, search field, search
full text search, search, index
autocomplete, suggestions, completion, as you type
intellisense, autocomplete, completion, editor, schema
copy button, clipboard, copy code
syntax colouring, syntax highlighting, highlight, shiki, prism
diff, changed lines, added and removed lines
embed code, snippet, include a file
file tree, directory tree, folder tree
flow chart, flowchart, diagram, mermaid
equation, formula, math, latex
gif, animation, video
lightbox, enlarge, zoom
lazy load, lazy loading, lazy, on demand
responsive images, image sizes, srcset, webp, avif
compress images, image sizes, optimise images, webp
right, permission, access, may
rights, access, permissions, grants
allowed, may, permitted, permission
lose access, access ends, revoked, expired
who can see, who sees, visible, access, permission
who may see, access, visibility, permission
grant, permission, access, allow
company, organisation, organization, business, owner
employee, user, member, colleague
proxy, firewall, network
whitelist, allowlist, allow list, open, firewall
allow through, open, firewall, whitelist
not arrive, missing, lost, delivery
missed events, delivery, retry, lost
verify, check, validate, confirm
genuine, authentic, verify, signature
come from you, signature, verify, authentic
tampering, signature, integrity
hmac, signature, sign
time to live, lifetime, expiry
valid for, lifetime, expires, validity
slow down, wait, rate limit
wait time, delay, retry after
raw data, extract, export, source data
parquet, csv, format, file format
data science, extract, analysis
big data, extract, bulk
whole history, history, extract, all data
since last time, changed since, updated since, synchronise
changes only, delta, updated since, incremental
incremental, changed only, cache, delta
copy of the data, synchronise, replicate, mirror
mirror, synchronise, copy, replicate
double, duplicate, twice, idempotent
saved twice, duplicate, idempotency
resend, retry, send again, repeat
unit tests, tests, testing
e2e, end to end, integration tests, tests
mock, fake, stub, test
jest, vitest, test runner, tests
persist, save, store, keep, local storage
local storage, persistence, browser storage, save
reload, refresh, page load
survive a reload, persist, persistence
time travel, undo, redo, debugging
ctrl+z, undo
infinite loop, endless, loop
rerender, re-render, rendering, update
not updating, does not update, re-render, stale
boilerplate, repetitive code, repetition
repetitive, boilerplate, repeated
micro frontend, micro frontends, sub app, sub-app, embed several apps
code style, style guide, conventions, rules
best practices, style guide, recommendations, rules
file structure, folder structure, project structure, structure
folder structure, project structure, file structure, directory layout
directory layout, project structure, folder structure
typed, typescript, types
type safe, typescript, types, typing
login status, session, authentication, user
logged in user, session, authentication, current user
foreign key, relationship, relation, join, related
swap out, replace, override, exchange
back and forward, previous and next, pagination
copyright, footer
rewrite, permalink, remap, slug
curly braces, braces, mustache, interpolation, escape
subfolder, sub folder, subdirectory, subpath, base path, base url
scheduled, go live, future date, publish on a day, embargo
useful, helpful, feedback, rating
spelling, spell check, typo, misspelled, words to avoid
lint, linter, check, rules
password protect, private, access control, authentication, login
giscus, disqus, comments, discussion
at build time, while building, build step, static generation
watch for changes, subscribe, listener, observe
move to another tool, migration, migrate, switch
screenshot, picture, image, screen capture
opening hours, support hours, office hours, availability
rows, records, entries, items
left menu, side menu, sidebar
right menu, table of contents, outline
data source, data loading, external data, cms
badge, pill, chip, label
procedure, steps, step by step, numbered steps
carousel, slideshow, gallery
toast, snackbar, notification, message
avatar, profile picture, author picture
cover image, hero image, picture
tab icon, browser icon, site icon, favicon
matomo, plausible, umami, analytics
static hosting, netlify, vercel, cloudflare pages, github pages
web server, nginx, apache, caddy
subresource integrity, sri, integrity
reverse proxy, load balancer, proxy
package manager, npm, pnpm, yarn
monorepo, workspace, workspaces
prettier, formatter, formatting, code format
sass, scss, preprocessor, style sheet
css framework, tailwind, bootstrap, utility classes
structured data, json-ld, schema.org, rich results
canonical, duplicate content, canonical url
docsearch, algolia, hosted search
divider, separator, horizontal rule, line
line break, new line, wrap
word wrap, long lines, wrap, overflow, scroll
back to top, scroll to top
memory leak, memory
exit code, return code, exit status
working directory, root folder, project folder, root
cron, nightly, scheduled, schedule
artifact, artefact, build output, output folder, dist
output directory, output folder, build folder, dist
entry point, main file, index
props, properties, attributes
optimistic, rollback, undo
debounce, throttle, delay
normalize, normalise, flatten, lookup table, by id
entity, record, item, object
test account, trial account, sandbox, test environment
postman, curl, http client, example request
correlation id, request id, trace id
soft delete, deleted, tombstone
decimal separator, number format, decimals
date format, iso 8601, timestamp
daylight saving, summer time, time zone
mime type, media type, content type, file type
kebab case, camel case, snake case, naming, spelling
wildcard, glob, pattern, asterisk
query string, query parameter, url parameter
trailing slash, slash, with or without a slash
base path, base url, root path, subpath
locale file, messages, translation file, interface texts
untranslated, not translated, missing translation, fallback
machine translation, translate, xliff, translation memory
print style, printing, print, on paper
`
