/**
 * Words that readers use for the same thing, in English: a group a line, its words separated by commas. They are general words of
 * software and its documentation. What belongs to one trade or product is for the `search.synonyms` of a site.
 * They are in the order of the alphabet, in which they compress best.
 */
export const THESAURUS_EN = `
.html, ending, extension, suffix
200, ok, success, successful
201, created, new
207, batch, multi-status, partial success, some failed
2fa, mfa, one-time code, two factor
301, moved permanently, redirect
400, bad request, illegal, invalid, malformed, not allowed, wrong
400, bad request, invalid
401, authentication, unauthorized
403, access denied, forbidden, permission
404, missing, not found
405, http method, method not allowed
409, collision, concurrent, conflict, overwrite
410, expired, gone, removed
412, etag, if-match, precondition failed
413, payload too large, too large
413, payload, size limit, too large
415, content type, unsupported media type
422, unprocessable, validation
429, rate limit, throttled, too many requests
429, rate limit, throttling, too many requests
500, crash, internal error, server error
500, internal server error, server error
502, 504, bad gateway, gateway timeout, unavailable
502, 504, gateway, proxy
503, down, outage, unavailable
503, maintenance, service unavailable
504, gateway timeout, timeout
a/b test, experiment, variant
a11y, accessibility, accessible, wcag
a11y, accessibility, keyboard, screen reader
abbreviation, definition, glossary, term
abnormal, anomaly, outlier, unlikely, unusual
abort, cancel, end, halt, stop, terminate
abort, cancel, undo, withdraw
abort, crash, out of memory, stop
abort, end, kill, terminate
above, ancestor, containing, parent
above, exceed, exceeded, over the limit, too large, too many
absent, gone, lost, missing, not there
abstract, description, excerpt, intro, summary
abuse, attack, security, threat
abuse, junk, spam, unwanted
abuse, misuse, spam
accent, accent colour, brand colour, palette
accent, accent colour, brand colour, primary color, primary colour
accent, accent colour, brand, brand colours, company colours
accept, acknowledge, approve, confirm
accepted, ok, stored, successful
access control, authentication, login, password protect, private
access ends, expired, lose access, revoked
access level, permission, privilege, role
access token, api key, bearer token, credentials, key
access token, authorization header, bearer token, token
access, acl, permissions
access, allow, grant, permission
access, authorization, permission, rights, role, scope
access, eacces, permission, permission error
access, grants, permissions, rights
access, may, permission, right
access, permission, visibility, who may see
access, permission, visible, who can see, who sees
access, permissions, rbac, roles
accessibility, aria, assistive, screen reader
accessibility, aria, label, role
accessibility, contrast, legible, readable
accessibility, contrast, readability
accordion, collapsible, details, disclosure, expand, fold
account locked, brute force, locked out, too many attempts
account, login name, user name, username
account, member, user
account, profile, settings, user
account, registration, sign-up
accuracy, correctness, quality
accuracy, margin of error, precision, tolerance, uncertainty
accurate, exact, precise
acknowledge, acknowledgement, confirm, receipt
acknowledgement, confirmation
action, button, call to action, link
actions, toolbar, top bar
activate, allow, enable, switch on, turn on
activity log, event log, history, journal
actual, measured, real
adapt, adjust, change, customise
adapt, customise, customize, tailor
add a file, attach, enclose
add a user, invite, share access
add up, altogether, sum, total
add, create, insert, new
add-on, extension, integration, plugin
add-ons, community, ecosystem, plugins, third party
added and removed lines, changed lines, diff
address already in use, eaddrinuse, port, port in use, port taken
address book, contacts
address, link, path, permalink, URL
address, permalink, slug, url
addressee, receiver, recipient
addresses, clean urls, pretty urls, without extension
adjust, change, set, tune
adjust, configure, optimise, tune
admin, administrator, manager, owner
admin, administrator, root, superuser
admonition, alert, callout, custom container, info box, note, tip, warning
ads, advert, advertisement, advertising, sponsor
advantage, benefit, pros, strength, upside
advantage, benefit, reason, why
advice, best practice, guideline, recommended, tip
again, repeat, resend, retry
agent, ai, assistant, chatgpt, llm, mcp
aggregate, average, daily, mean
aggregate, metrics, statistics, summary
agreement, api, interface
agreement, conditions, contract, sla, terms
ahead, in advance, prefetch, preload
aim, destination, target
ajax, api call, data fetching, fetch data, http request
alert, caution, danger, warning
alert, notification, notify, warning
alert, notification, reminder
algolia, docsearch, hosted search
alias, redirect, short link, short url
align, alignment, center, centre, position
all at once, bulk, export, extract, many
all data, extract, history, whole history
all or nothing, atomic, transaction
all, complete, entire, everything, whole
all, index, list, overview
allocate, assign, set
allow list, allowlist, firewall, open, whitelist
allow list, allowlist, permitted, whitelist
allow list, firewall, network, port, proxy, whitelist
allow through, firewall, open, whitelist
allow, enable, grant, permit
allowed values, code list, enum, options, possible values
allowed values, code list, enum, possible values
allowed values, enum, enumeration, list of values
allowed, may, permission, permitted
alpha, beta, canary, experimental, pre-release, prerelease, preview, release candidate
alt, alt text, alternative text, image description
alternative, instead, replacement, substitute
alternative, kind, variant, version
always visible, fixed, on top, pinned, sticky
amend, correct, fix, repair
amount, count, number, quantity
amount, qty, quantity
analysis, data science, extract
analytics, consent, cookie, tracking
analytics, google analytics, tracking
analytics, matomo, plausible, umami
analytics, measure visitors, metrics, statistics, tracking
analytics, phone home, telemetry, usage data
analytics, readers, users, visitor, visitors
analytics, track visitors, web analytics
anchor, deep link, fragment, hash, section link
anchor, heading, section, title
angular, other frameworks, solid, svelte, ui framework, view layer, vue
animation, gif, video
animation, motion, reduced motion, transition
announce, inform, notify, tell
announcement, banner, message, notice
announcement, banner, notice
announcement, banner, notice, top of every page
annual, per year, year, yearly
anomaly, deviation, outlier, unusual
anomaly, suspect, suspicious, unusual
anonymise, anonymize, mask, pseudonym, redact
anonymous, guest, visitor
anonymous, not logged in, without account
answer, reply, response, result
anti-pattern, antipattern, avoid, do not
apache, caddy, nginx, web server
apart, separate, split
api explorer, swagger ui, try it out
api reference, openapi, swagger
api, contract, interface, type
api, details, reference, specification
api, graphql, query
app, application, program
appearance, color mode, colour mode, dark mode, theme
appearance, colour scheme, light mode, theme
appearance, design, look, style, theme
apply for, ask for, request
apply, take effect, valid from
approval, approve, decide, grant, sign off
approve, moderation, review
approximate, estimate, estimated, guess
arabic, bidi, direction, hebrew, right to left, rtl
architecture, design, how it works, internals, under the hood
archive, bundle, compressed, zip
archive, earlier, historical, history, old, past
archive, history, older posts
archive, legacy, old version, previous version
area, location, region, zone
arg, argument, arguments
argument, input, option, parameter, query
arrange, group, organise, organize, structure
arrange, order, ordering, sequence, sort
arrangement, layout, organisation, organization, structure
array, collection, list
artefact, artifact, build output, dist, output folder
article, blog, news, post
artifact, build output, bundle, result
as you type, autocomplete, completion, suggestions
asciidoc, markdown, restructuredtext, rst
ask, contact, help, support
asset, bundle, chunk, package
asset, public folder, static file, static folder
association, relation, relations, relationship
asterisk, glob, pattern, wildcard
astro, gatsby, next.js, nuxt, remix, static site generator
async, asynchronous, await, background, later, promise
async, asynchronous, middleware, side effect, side effects
asynchronous, effect, impure, side effect
at a glance, introduction, overview, summary
at build time, build step, static generation, while building
at least once, delivered twice, duplicate, idempotent
at least, least, lowest, min, minimum
at most, highest, limit, maximum, most, upper bound
at most, limit, max, maximum, most
at once, at the same time, concurrent, parallel, simultaneous
at rest, encryption, stored
Atom, feed, RSS
attach, connect, connection, integrate
attachment, enclosure, file, upload
attempt, retry, try
attribute, column, field, property
attributes, properties, props
audio, podcast, sound
audit log, audit trail, history, revision, revisions, who changed
audit, certification, compliance, iso 27001, soc 2
audit, history, revisions, who changed
audit, inspection, review, trail
audit, log, logging, logs, trace
auth, authenticate, authentication, log in, login, sign in
auth, authentication, authorization, login
authentic, come from you, genuine, signature, verify
authentication, current user, logged in user, session
authentication, login status, session, user
author picture, avatar, profile picture
author, contributor, writer
author, creator, inventor, made by, who created, who made
authorities, authority, government, regulator
authority, government, public
authority, law, legal, regulation
autocomplete, combobox, dropdown, typeahead
autocomplete, completion, editor, intellisense, schema
autoformat, format on save, formatter, prettier
automate, no-code, zapier
automatic migration, codemod, migration script, upgrade
autosave, draft, save automatically
availability, downtime, incident, maintenance, outage, service status, uptime
availability, failover, replica, standby
availability, office hours, opening hours, support hours
availability, service level, sla, uptime
avatar, photo, profile picture
average, avg, mean
average, median, middle
avif, image sizes, responsive images, srcset, webp
avoid, keep from, prevent
aws, azure, cloud, hosting, server
azure devops, circleci, continuous integration, jenkins, teamcity, travis
babel, compile, convert, transpile
babel, compile, transpile
back and forward, pagination, previous and next
back button, browser history
back off, backoff, rate limit, slow down, throttle
back off, backoff, retry, wait
back to top, scroll to top
backdrop, background, cover
backend, host, server
background job, job, queue, task, worker
background, thread, worker
backoff, exponential backoff, retry, retry policy
backup, copy, restore
backward compatible, backwards compatible, breaking change, compatibility
backwards compatibility, breaking change, stability, version
badge, chip, label, pill
ban, block, blocklist, disallow
bandwidth, data usage, traffic
banner, cover, hero, landing
banner, hero, jumbotron, masthead
bare, minimal, plain, without
base path, base url, prefix, root, subfolder
base path, base url, root path, subpath
base path, base url, sub folder, subdirectory, subfolder, subpath
base path, below a path, sub path, subdirectory, subfolder
base, home, root, top
batch number, lot number, serial number
batch, bulk, many at once, mass, multiple, several
batch, group, lot, series
bearer token, jwt, token
before commit, git hook, hook, pre-commit
before each route, navigation guard, route guard, router hook
before, earlier, former, previous, prior
begin, first steps, getting started, quick start, quickstart, tutorial
beginning, prefix, start
behind, delay, lag
behind, out of date, outdated, stale
belong, member of, owned, part of
best practices, recommendations, rules, style guide
beta, early access, experimental, preview, unstable
better, enhance, improve
between dates, date range, from and to, period, since, until
bi tool, business intelligence, power bi, tableau
big data, bulk, extract
big, huge, large, size
bill, billing, invoice, payment
billing, cost, fee, payment, plan, price
bitbucket, ci, github, gitlab, pipeline
blacklist, block, blocklist, deny list
blank layout, chromeless, full page, no layout
blank page, empty page, nothing shows, white screen
blank, empty, no value, null
block, deny, forbid, refuse, reject
block, forbid, prevent, stop
block, freeze, lock, locked
block, paragraph, section, text
blocked, does not load, fails to load, missing
blockquote, citation, quote
body, payload, request body
boilerplate, repeated, repetitive
boilerplate, repetition, repetitive code
boilerplate, scaffold, skeleton, starter, template
bold, emphasis, formatting, italic
bookmark, favorite, favourite, save
books, courses, learning resources, tutorials
boolean, false, flag, switch, toggle, true
boost, importance, priority, weight
boost, ranking, relevance, weight
boot, launch, start
bootstrap, css framework, tailwind, utility classes
bot, crawler, robot, spider
bottom, foot, footer
boundary, limit, threshold
box, card, teaser, tile
braces, curly braces, escape, interpolation, mustache
branch, clone, copy, fork
branch, fork, merge request, pull request
brand, branding, identity, logo, look
brand, colours, corporate identity, design
brand, icon, logo
branding, remove branding, white label
breach, compromised, hacked, stolen
breadcrumb, navigation, trail
break up, chunk, divide, separate, split
breaking change, incompatible, migration
breakpoint, debugger, devtools, inspect
bring back, get back, recover, recreate, restore, undelete
bring back, recover, restore, undelete, undo
broadcast, publish, send to all
broke, regression, stopped working, worked before
broken layout, no styles, plain html, unstyled, without styles
broken link, dead link, link check
broken, corrupt, damaged
broken, does not work, fault, not working, problem
brotli, compress, compression, gzip, zip
browse, cursor, page through, pagination, paging
browser extension, debugger, developer tools, devtools, inspector
browser icon, favicon, site icon, tab icon
browser only, is not defined, server rendering, undefined
browser storage, local storage, persistence, save
browser support, compatibility, compatible, supported, works with
browser support, internet explorer, old browsers, polyfill
browser tests, cypress, end to end, playwright, puppeteer, selenium
browser, chrome, firefox, safari, web browser
browser, client side rendering, client-side rendering, csr
btn, button
bucket, cloud, s3, storage
bucket, disk, storage, store
bug bounty, penetration test, pentest, report a vulnerability
bug report, issue, report a bug
bug, defect, issue, problem
build duration, build time, fast, how long a build takes, slow build
build folder, dist, output directory, output folder
build server, CI, continuous integration, github actions, pipeline
build, compile, generate
built-in, builtin, included, native
built-in, default, predefined, standard
built-in, native, own
bulk upload, csv import, upload
bulk, download, dump, export, extract
bullet, list, list item
bun, deno, node.js
bundle size, compress, minification, minify
bundle size, tree shaking, unused code
bundler, esbuild, rollup, vite, webpack
burger menu, drawer, mobile menu
business, company, organisation, organization, owner
buy, order, pay, purchase
buyer, client, customer, tenant
by id, flatten, lookup table, normalise, normalize
bypass, work around, workaround
bytes, large, size, weight
cache, caching, conditional request, etag
cache, caching, memoization, memoized
cache, cdn, edge
cache, cdn, edge, hosting
cache, changed only, delta, incremental
cache, clear the cache, delete cache, stale
cache, expiry, lifetime, ttl
cache, keep, reuse, store
cache, memo, memoization, memoize, memoized, recompute
cache, memoise, memoize, remember
calculate again, memoize, recalculate, recompute
calculate, calculated, computed, derived
calculate, compute, count, derive, formula
calculated, computed, derived
calculated, computed, derived, selector
calendar week, week, week number
calendar, date, date picker
calendar, schedule
call, invoke, request, trigger
callback, event, notification, webhook
callback, function, handler, method
callback, handler, hook, listener
callbacks, notify, push notifications, webhooks
called, name, named, title
camel case, kebab case, naming, snake case, spelling
canary, gradual, staged rollout
cancellation, end the contract, notice period, terminate
cannot assign, immutable, mutate, mutation, not extensible, read only property
cannot connect, connection refused, econnrefused, network, unreachable
cannot find module, import, missing package, module not found
cannot read properties of undefined, null, undefined
canonical, canonical url, duplicate content
cap, limit, maximum, quota, rate limit, throttle
capacity, limit, maximum, volume
capital letters, case, lower case, upper case
captcha, recaptcha, turnstile
caption, label, name, text
caption, subtitle, track
capture, catch, handle, intercept
carousel, gallery, images, slideshow
carousel, gallery, slideshow
carousel, range, slider
case, request, support, support ticket
cast, type assertion, type guard, type predicate
catch, crash, error boundary
category, dropdown, nested menu, sub menu, submenu
category, keyword, label, tag
category, kind, type
cause, explanation, origin, reason, why
caveat, common mistake, common mistakes, gotcha, pitfall, troubleshooting
caveat, known issue, limitation, restriction
cd, continuous deployment, deploy
cdn, hosting, static hosting, static site
celsius, degrees, fahrenheit
certain, quality, reliable, trustworthy
certificate, client certificate, mtls, mutual tls
certificate, HTTPS, SSL, TLS
certificate, self signed, tls, unable to get local issuer certificate
chain functions, compose, composition, function composition, pipe
change in place, immutability, immutable, modify, mutate
change name, move, rename
change of owner, handover, transfer
change, correct, edit, modify, update
change, exchange, replace, rotate, swap
change, renewal, replacement, rotation
changed after, delta, incremental, new records, since
changed since, since last time, synchronise, updated since
changelog, changes, history, news, release notes, what is new
changelog, changes, release notes, what changed
changelog, release history, version history, what changed
changes only, delta, incremental, updated since
changes, history, revisions, versions
chapter, part, section
character encoding, garbled characters, mojibake, utf-8
character set, charset, encoding, utf-8
characters, string, text
chart, diagram, graph, mermaid
chart, figure, graph, plot
chat, community, discussion, forum
chat, messaging, slack, teams
cheat sheet, cheatsheet, overview, quick reference
cheat sheet, overview, reference, summary
check for changes, poll, polling, pull
check in, commit, push
check, checkbox, option, tick
check, confirm, validate, verify
check, eslint, lint, linter, rules
check, lint, linter, rules
check, validate, validation, verification, verify
checkbox, task list, to do, todo
checksum, digest, hash, integrity, signature
checksum, hash, hmac, sign, signature, verify
checksum, integrity, sri, tamper
child, descendant, nested, sub
child, inner, inside, nested, sub
choice, choose, pick, select
choice, option, radio button
choose, pick, select, switch, switch between
chooser, picker, selector, switcher
ci, github action, github actions, workflow
ci, job, pipeline, workflow
cjs, commonjs, es modules, esm, module format, require
class component, class components, legacy code
clean up, clear, purge, tidy
clear, delete, erase, purge, remove, wipe
clear, empty, reset, wipe
clear, reset, restore, start over
cli, command, command line, terminal
clickjacking, frame-ancestors, x-frame-options
client credentials, m2m, machine to machine, machine user, service account, technical user
client library, codegen, generate a client, openapi generator, sdk
client library, library, sdk
client navigation, single page application, spa
client side, hydrate, hydration, interactive
clipboard, copy button, copy code
clock drift, clock skew, timestamp, wrong clock
clone, copy, duplicate, paste
close account, delete account, terminate
close, collapse, fold, minimise
close, end, retire, shut down, stop
close, exit, leave, quit
closing date, deadline, latest date, time limit
cloudflare pages, github pages, netlify, static hosting, vercel
cls, jumping content, layout shift, size
cluster, load balancer, scaling
cluster, parallel, several machines, shard
cmd, command
cms, content management system, contentful, decap, headless cms, sanity, strapi, wordpress
cms, content management, editor, headless
cms, data loading, data source, external data
cname, dns, domain, host name, name server
code block, code sample, listing, sample, snippet
code format, formatter, formatting, prettier
code group, tab, tabbed, tabs
code line, line number
code list, codes, enum, vocabulary
code splitting, dynamic import, lazy, lazy loading, on demand
code style, conventions, rules, style guide
code, error code, error message, errors
codepen, codesandbox, live code, live editor, stackblitz
coding style, conventions, style guide
collaborator, group, member, team
colleague, employee, member, user
colleague, employee, staff, team
collect, gather, harvest
collection, group, list, set
color blind, color vision, colour blind, colour vision
color, colour, palette
colour mode, dark mode, switch theme
colour mode, dark mode, theme switcher
colour scheme, dark mode, night mode, theme
colour, highlight, mark, syntax
combine, compose, join, merge
combine, consolidate, join, merge, unite
coming soon, maintenance mode, offline, under construction
coming, future, plans, roadmap, upcoming, what comes next
command palette, quick search
comment, discussion, note, remark
comment, feedback, helpful, rating
comments, discussion, disqus, giscus
common questions, faq, help, questions, questions and answers
compact, little, short, small, tiny
company, customer, organisation, organization, owner, tenant
compare, comparison, diff, difference, versus
compare, differ, difference, different, versus, vs
comparison, deep, nested, shallow
comparison, equal, equality, same
compensation, credit, penalty, service credit
complete, completed, done, finished, ready
compliance, law, regulation, rules
component, element, widget
component, jsx, react
compress images, image sizes, optimise images, webp
compress, compression, optimise, smaller
compress, minified, minify, smaller
compromised, exposed, leak, leaked, revoke, stolen
conceal, hide, mask, redact
concurrent, conflict, order, out of order, race condition
condition, constraint, policy, requirement, rule
condition, filter, narrow, restrict, where clause
condition, progress, state, status
conf, config, configuration, set up, settings
confidential, confidentiality, nda
confidential, hidden, internal, private, secret
configuration, option, preference, setting
configure, getting started, install, installation, setup
confirm, confirmation, receipt, verify
conflict, etag, if-match, optimistic locking, version
confluence, docs, notion, wiki
connection lost, connection reset, econnreset, socket hang up
connection lost, disconnect, disconnected, drop, offline
cons, disadvantage, downside, drawback, limitation, trade-off, tradeoff
consent, cookie banner, cookie consent, gdpr
consent, cookie notice, cookies
consent, gdpr, personal data, personal information, privacy
consequence, effect, impact, result
console, devtools, log, terminal
console, output, stdout, terminal
console.log, debug, logging, print statement
constant, fixed value, hard-coded, hardcode
constant, fixed, value
constant, placeholder, value, variable
consumption, metering, usage
contact, escalate, support, urgent
contact, report a problem, support request, ticket
contain, hold, include
container, docker, dockerfile
container, docker, image
container, docker, kubernetes, pod
container, layout, wrapper
content security policy, csp, inline, policy
content security policy, csp, policy
content type, file type, media type, mime type
content, copy, text, wording
context, dependency injection, provider
context, global state, shared state, store
context, provider, wrapper
continuation, cursor, next link, page token
continue, go on, proceed, resume
contribute, contributing, contributor guide
contribute, contribution, contributor, pull request
contribute, edit link, edit this page, improve
convention, names, naming, style guide
conversion, convert, migrate, transform
convert, serialise, serializable, serialization, serialize
cookbook, examples, recipes
cookie, logged in, session, token
coordinates, geography, location, place, position
coordinates, geojson, map
coordinates, geolocation, gps, position
coordinates, lat, latitude, lon, longitude
copy editing, proofread, review, spelling
copy, copy of the data, mirror, replicate, synchronise
copy, instance, object
copyright, footer
copyright, licence, license, terms
core web vitals, lighthouse, page speed, performance
cores, cpu, processor, threads
correction, edit link, propose a change, suggest an edit
correlation id, request id, trace id
correspond, equal, fit, match
cors, cross origin, origin, other domain, same origin
could not resolve host, dns, enotfound, network, unknown host
count, head count, headcount, how many, number of
count, how many, limit, maximum, number
counted twice, double, duplicate
coupon, discount, rebate, voucher
course, guide, lesson, tutorial, walkthrough
cover image, hero image, picture
cover, hero, title page
crawl, index, indexing, search engine
crawl, list of pages, sitemap
crawler, google, indexing, robot, spider
create a project, generate, init, new project, scaffold
create an account, onboarding, register, registration, sign up
create or update, put, upsert
create, crud, delete, read, update
creator, founder, history, invented, origin, story
credential, key, password, secret, token
credentials, key, password, secret
credentials, passphrase, password, secret
credit, money back, refund
critical, important, priority, urgent
cron, every night, nightly, schedule, scheduled
cron, nightly, scheduled job, timer
cross out, formatting, strike through, strikethrough
cross site request forgery, csrf, token
cross site scripting, injection, sanitise, xss
crowded, density, overcrowded
css missing, no styles, styles missing, unstyled
css variables, custom properties, design tokens, tokens
css, design, style, stylesheet
CSV, Excel, spreadsheet
csv, file format, format, parquet
ctrl+z, undo
curl, example request, http client, postman
curl, httpie, insomnia, postman
currency, dollar, euro, money
current value, latest, latest reading, latest value, now
current, fresh, latest, synchronised, up to date
current, fresh, new, up to date
current, newest, recent
currying, higher order function, higher-order function
cursor, next page, page size, pagination, paging
custom domain, domain, host name
custom, customised, customized, own, tailor
customer service, help desk, helpdesk, support
customers, showcase, testimonial, used by, who uses
customise, customize, override, replace, swizzle
cve, exploit, security, security hole, vulnerability
daily, day, every day, per day
daily, granularity, hourly, interval, resolution
dark, dark mode, night mode
dark, night
data center, data centre, hosting, region
data centre, data residency, hosting, region, where is data stored
data lake, data warehouse, etl, snowflake
data ownership, owner of data, who owns
data processing agreement, dpa, gdpr, processor
data processor, subprocessor, supplier, third party
database, db, storage
database, model, orm
date format, iso 8601, time, timestamp
date format, iso 8601, timestamp
date of change, last modified, last updated
date, day, time, timestamp, unix time
date, epoch, iso 8601, timestamp, unix time
date, future, later, plan, schedule
daylight saving, dst, summer time, time zone
daylight saving, summer time, time zone
deactivate, disable, opt out, prevent, switch off, turn off
dead code, not used, superfluous, unused
dead code, tree shaking, unused
dead letter, failed deliveries, undelivered
deadline, due date, latest, time limit
deadlock, hang, lock, stuck
deal with, handle, manage, process
debounce, delay, throttle
debug, debugging, diagnose, inspect, troubleshoot, troubleshooting
debug, original code, source map
debugger, devtools, inspector
debugging, redo, time travel, undo
debugging, source map, source maps
decimal separator, decimals, number format
decimal, digits, float, fraction
decimals, precision, round, rounding
decision, design, proposal, rfc
declaration file, type declarations, type definitions, typings
declare, define, specify
decline, declined, refuse, refused, reject, rejected
decline, deny
declined, denied, refused, rejected
decrease, lower, reduce, shrink
dedupe, deduplicate, duplicate
deep clone, deep copy, structured clone
default, fallback, standard
default, first, initial, start
default, not required, optional
defend, guard, protect, secure
defer, delay, later, postpone
delay, lag, latency, response time, wait
delay, pause, poll, sleep, wait
delay, retry after, wait time
delegate, impersonate, log in as, on behalf of
delete my data, deletion, erasure, gdpr, right to be forgotten
delete, destroy, erase, remove
delete, remove, uninstall
deleted, deletion, gone, removed
deleted, soft delete, tombstone
delimiter, field separator, semicolon
deliver, delivery, hand over, send
deliver, give, offer, provide, supply
delivery, lost, missed events, retry
delivery, lost, missing, not arrive
demo, evaluation, free trial, trial
demo, example, sample
demo, example, sandbox, test environment
demo, playground, sandbox, test environment, try out
dependabot, renovate, update dependencies
dependencies, deps, packages
dependencies, lock file, lockfile
dependency, library, module, npm, package
deploy, deployment, host, hosting, publish
deploy, ftp, sftp, upload
deploy, launch, release, rollout
deploy, publish, release, ship
deprecated, discontinued, end of life, obsolete, retired, retirement, sunset
deprecated, end of life, no longer supported, retired, retirement, stops working
deprecated, no longer supported, removed
deprovision, offboard, remove a user, revoke
derive, extend, inherit
describe, document, explain
description, head, meta tags, metadata
description, meta, metadata
deserialize, parse, read
dest, destination, output
destination, goal, target
detect, discover, notice, recognise, recognize
deterministic, pure, without side effects
deterministic, repeatable, reproducible
deterministic, reproducible, same result
dev server, development server, HMR, hot module replacement, hot reload, live reload, watch
dev server, hmr, hot reloading, live reload, watch
dev, developer, development
dev, development, local, local server
deviation, difference, variance
device, equipment, hardware, machine
device, instrument, meter, probe, sensor
diagram, flow chart, flowchart, mermaid
dialog, modal, overlay, popup, window
dialog, screen, tab, window
dictionary, hash, map, object
did you mean, hint, propose, suggest, suggestion
did you mean, misspelled, misspelt, mistyped, spelling, typo
differ, different, vary
difference, distinguish, tell apart
digest, fingerprint, hash, summary
dir, directory, folder
directory layout, file structure, folder structure, project structure, structure
directory layout, folder structure, project structure
directory tree, file tree, folder tree
directory, folder, path
disabled, off, turned off, without
disappear, gone, lost, missing, vanish
disappear, lose, lost, missing
disaster recovery, recovery, restore
discard, drop, throw away
disk space, memory, size, storage
disk, disk full, enospc, no space left
disk, disk space, space, storage
dispatch, emit, fire, raise, trigger
dispatch, emit, fire, send
display, draw, paint, render
display, show, view, visible
disruption, downtime, interrupted, interruption, outage
distinct, only one, unique
distribution, spread, variance
divider, horizontal rule, line, separator
docs, documentation, manual
documentation, guide, handbook, how-to, instructions, manual
documentation, knowledge base, wiki
docusaurus, gitbook, migrate, mkdocs, sphinx, vitepress
does not update, not updating, re-render, stale
domain, host, subdomain
donate, donation, funding, sponsor
dotenv, env, environment variable, setting
double, duplicate, idempotent, twice
downgrade, previous version, roll back
download link, pre-signed, presigned, signed url
download, dump, export, extract
download, export, file
downtime, maintenance, maintenance window, planned outage
dpi, pixel, resolution, size
draft, hidden, unlisted, unpublished
draft, in progress, unfinished, wip
drag and drop, drag to reorder, sortable
draw.io, excalidraw, graphviz, mermaid, plantuml, uml
drawer, hamburger, menu, mobile menu
drawing, figure, illustration, picture
drop-down, dropdown, list box, menu, select
dropdown menu, menu, navbar
dry run, preview, validate only, without saving
dummy data, fake data, sample data, test data
dummy, fake, mock, stub, test data
duplicate copies, two copies, two versions, version mismatch
duplicate, idempotency, idempotent, safe to repeat, twice
duplicate, idempotency, saved twice
duplicate, repeatedly, several times, twice
duration, end date, how long, lifetime, period, until when
dynamic page, dynamic route, dynamic routes, generated pages, parameter
e-mail, email, mail, newsletter
e2e, end to end, integration tests, tests
eacces, eperm, not permitted, permission denied
each, iterate, loop, traverse, walk through
early, prefetch, preload
edge function, functions, lambda, serverless
edit history, revision, revisions, version
edit link, edit on github, edit this page
edition, level, plan, tier
editor, ide, intellij, visual studio code, vs code
editor, rich text, visual editor, wysiwyg
element, item, node, tag
eleventy, hexo, hugo, jekyll, nextra, static site generator
embargo, future date, go live, publish on a day, scheduled
embed code, include a file, snippet
embed several apps, micro frontend, micro frontends, sub app, sub-app
embed, iframe, include, widget
embed, iframe, video
embed, import, include, insert, reuse
emergency, incident, on call, urgent
emfile, too many open files
emit, output, print, result
emoji, icon, smiley, symbol
emphasis, formatting, underline
empty, may be empty, null, nullable, optional
empty, missing, null, unknown
enclose, surround, wrap
encoding, gibberish, weird characters
encrypt, encryption, security
encryption, in transit, tls, transport
end of life, eol, retirement
end of life, expires, retirement, shut down, stops working
ending, extension, suffix
ending, file extension, file type
endless, infinite loop, loop
endnotes, footnotes, notes
endpoint, method, operation, resource, route
enlarge, full screen, full width, fullscreen
enlarge, lightbox, magnify, zoom
enlarge, lightbox, zoom
enoent, file not found, missing file, no such file
ensure, guarantee, make sure
enter, fill in, input, type in
entitlement, permission, scope
entity, item, object, record
entity, model, object, record
entity, model, object, resource
entries, items, records, rows
entry point, index, main file
entry, item, post, record, row
env, environment, environment variable
environment variable, password, secret, vault
equation, formula, katex, latex, math
equation, formula, latex, math
err, error
error code, http code, response code, status code
error level, level, seriousness, severity
error, error message, message, text of the error
error, exception, failure, fault, problem
error, exception, stack trace, traceback
error, fail, refuse, reject
error, fault, mistake, wrong
escape, injection, sanitise, sanitize, xss
escape, quote, special character
etimedout, timed out, timeout
event bus, pub/sub, publish subscribe
event stream, eventsource, long polling, server-sent events, sse
event, message, notification, signal
events, pub sub, publish subscribe, subscribe
every hour, hour, hourly, per hour
every month, month, monthly, per month
every week, per week, week, weekly
every, frequency, how often, interval, period, schedule
evidence, proof, prove, verify
example, guide, how-to, recipe
except, exclude, ignore, omit
excerpt, preview, read more, summary, teaser
exchange, move, send, transfer, transmit
exchange, override, replace, swap out
exchange, replace, substitute, swap
exclude, hide, leave out, noindex, unlisted
exclude, leave out, omit, skip
execute, invoke, perform, run
exit code, exit status, return code
expand, open, unfold
expected, forecast, planned
expected, forecast, prediction
experiment, feature flag, feature toggle, flag
experiment, feature flag, switch, toggle
experiment, playground, test, try out
expiration, expire, expiry, lifetime, ttl, valid, validity
expire, invalidate, refetch, refresh
expired, old, outdated, stale
expired, refresh token, renew, token
expires, lifetime, valid for, validity
expiry, lifetime, time to live
export, extract, raw data, source data
extend, renew, renewal
external link, other site, outbound, outgoing
external, outside, third party
external, partner, provider, supplier, third party, vendor
extract, unpack, unzip
fake, forge, signature, spoof
fake, mock, stub, test
fallback, missing translation, not translated, untranslated
fast refresh, hot reload, live reload
fast, performance, slow, speed
fast, quick, rapid, speed
favicon, icon, symbol
feature request, suggestion, wish
feed, follow, subscribe, subscription
feed, newsfeed, rss
feed, rss, subscribe to posts
feedback, helped, helpful, rating, useful
feedback, rating, stars, thumbs up, vote
fetch again, invalidate, refetch, refresh, reload
fetch, get, query, read, retrieve
field, form, input, text box
fields, fill in, form, input
figure, image, photo, picture, screenshot
figures, key figures, kpi, statistics
file upload, form data, multipart, upload
file, image, media, video
final, last, latest, most recent, newest
find, lookup, query, search
finger, mobile, tap, touch
firebase, fly.io, heroku, hosting, netlify, render, surge, vercel
firewall, ip address, outbound, static ip
firewall, network, proxy
fix, hotfix, patch, update
fix, resolve, solution, solve, workaround
fixed, navbar, sticky header
fixture, initial data, sample data, seed
fixture, sample data, seed data, test data
flaky, intermittent, race condition
flash, flash of unstyled content, flicker, fouc
focus, keyboard, selection
follow, monitor, trace, track
following, next, subsequent
font size, larger text, text size, typography
font, typeface, typography
footer, imprint, legal notice, terms
footnote, note, reference
foreign key, join, related, relation, relationship
forgotten password, lost password, password, reset password
form field, form validation, input field, validation
format, formatter, prettier, style
format, schema, shape, structure
formatting, subscript, superscript
former, legacy, old, previous version
forward, moved, redirect, rename
forward, pass on, redirect, relay
fragment, include, partial, snippet
fragments, include, includes, partials
free, gratis, no cost, price
frequency, how often, interval, rate limit, schedule
frequency, rate, ratio, speed
front matter, frontmatter
front matter, metadata, yaml header
front page, hero, home, landing, start page
front page, home page, homepage, index page, landing page
front page, home page, index, landing page, start page
frozen, hang, stuck
full text search, index, search
full width, size, wide, width
further reading, learn more, more information, related, resources
future, next, planned, upcoming
future, planned, plans, roadmap
future, planned, scheduled, upcoming
gap, margin, padding, space, spacing
gateway, nginx, proxy, reverse proxy
generate, make, output, produce
generated, prerendered, static
generic, generics, type parameter
geojson, gis, shapefile
gesture, swipe, touch
git, github, repo, repository, source code
git, repo, repository
glob, pattern, regex, regexp, regular expression
glossary, terminology, vocabulary, wording
gmt, time zone, utc, zulu
go live, launch, production, release
go live, live, prod, production
go through, iterate, next page, page through, paging
goal, motivation, purpose, why
google, noindex, robots, search engine, seo, sitemap
google, ranking, search engine, search engines, seo
google, search console, search engines, webmaster tools
grade, level, tier
grid, matrix, spreadsheet, table
grow, increase, raise
grow, large site, many pages, scale, scaling
guarantee, liability, warranty
guarantee, promise, service level, sla
guest, reader, user, visitor
gui, screen, user interface
guid, identifier, uuid
handler, listener, observer, subscriber
hang, slow, stuck, time out, timeout, too long
happen, occur, take place
header, headers, http header
header, navbar, navigation bar, top bar, upper bar
heading, headline, title
health check, heartbeat, keep alive, ping, status
health, monitor, monitoring, observability, status
heap limit, javascript heap out of memory, memory, out of memory
heap, memory, oom, out of memory, ram
heap, memory, ram
height, resize, size, width
hidden, hide, invisible, not shown
hidden, redacted, suppressed, withheld
hierarchy, level, parent, tree
hierarchy, nesting, structure, tree
higher limit, increase quota, limit, more requests, raise the limit, rate limit
highlight, prism, shiki, syntax colouring, syntax highlighting
hint, hover, popup, tooltip
hmac, sign, signature
holding, inventory, stock, warehouse
home page, homepage, landing page, start page
homepage, site, web site, website
hook, interceptor, lifecycle, middleware
host, nginx, server, web server
hotfix, patch, urgent fix
hotkey, key binding, keyboard, shortcut
hotkey, keyboard shortcut, shortcut
hover card, popover, tooltip
how big, how large, length, maximum size, size limit
how fast, latency, performance, speed
how long, keep, retain, retention
http method, http verb, verb
hydration, hydration mismatch, mismatch, server rendering
i18n, internationalisation, internationalization, l10n, languages, localisation, localization
i18n, internationalization, language, locale, localization, multilingual, translation
id, identifier, key
id, identifier, key, reference
id, number, serial number
identifier, identify, recognise, recognize
identity provider, idp, single sign-on, sso
identity, reference equality, same object
idle, logged out, session timeout
ignore, leave out, skip
illustration, image, photo
image format, jpeg, png, svg
image, img, picture
image, picture, screen capture, screenshot
import, ingest, load, upload
improve, optimise, optimize, performance, speed up
inaccurate, incorrect, invalid, wrong
include, partial, reuse text, shared text, snippet
include, partial, same text on several pages
include, repeat, reuse, share
incomplete, missing, partial, unfinished
incomplete, partial, partly
inconsistent, out of sync, stale, synchronise
infinite loop, maximum update depth, too many re-renders
infinite loop, recursion, stack overflow, too deep
infinite scroll, load more, next page, pagination
infinite scroll, load more, paging
initial, prefilled, preloaded
insecure content, mixed content
insert, placeholder, slot
installable, manifest, progressive web app, pwa
int, integer, number, whole number
integrity, modified, signature, tampered
integrity, signature, tampering
integrity, sri, subresource integrity
interface texts, locale file, messages, translation file
interface, screen, ui
interpolation, placeholder, substitute, variable
invalid json, parse, syntax error, unexpected token
invalidate, polling, refetch, refresh automatically
invalidate, revoke, withdraw
ip, ip address, ip range, network
is not a function, type error, undefined
javascript disabled, javascript is off, no scripts, without javascript, without scripts
javascript, js, script
jaws, nvda, screen reader, voiceover
jest, test runner, tests, vitest
jquery, plain javascript, vanilla javascript, vanilla js, without a framework
json-ld, rich results, schema.org, structured data
kafka, message broker, message queue, queue, rabbitmq, stream
keep, local storage, persist, remember, save, store
keeps spinning, loading, never finishes, stuck
label, phrase, text, wording
laggy, performance, slow
lang, language, locale
language menu, language switcher, languages, locale menu
language, translate, translation
languages, locales, multilingual, translation
last modified, last updated, updated
last, latest, new, recent
latency, reply time, response time, sla
lazy, lazy load, lazy loading, on demand
lazy, loading, suspense
left menu, side menu, sidebar
left to right, ltr
left, remaining, rest
length, maximum length, number of characters, too long
liability, owner, responsibility
lib, library, package
licence, license, open source, source code
licence, license, plan, subscription
lifecycle, mount, mounted, unmount
like, rating, thumbs up, vote
line break, new line, wrap
linux, macos, operating system, windows
listen, monitor, observe, subscribe, watch
listener, observe, subscribe, watch for changes
listener, recipient, subscriber
live data, production data, real data
live, production, real
live, push, real time, stream, streaming, websocket
load balancer, proxy, reverse proxy
load more, next page, pagination
loader, loading, loading indicator, progress, spinner
loading, placeholder, skeleton
loading, progress, spinner, wait
local time, offset, time zone, UTC
local time, time zone, utc
log out, logout, sign out
logger, logging
login, single sign on, single sign-on, sso
long lines, overflow, scroll, word wrap, wrap
long list, long lists, virtual list, virtualization, windowing
long term support, lts, production ready, stable
machine translation, translate, translation memory, xliff
main menu, navbar, top menu
maintainer, owner, ownership, responsible
maintenance, maintenance window, outage, planned downtime, service window
mandatory, must, required
many, more than one, multiple, several
markdown, md, mdx
mature, production ready, stable
measure, measurement, reading, sensor
measure, metric, unit
measurement, reading, sample, value
memory, memory leak
menu, nav, navbar, navigation, sidebar
menu, side navigation, sidebar
message, msg, text
message, notice, text
message, notification, snackbar, toast
migrate, migration, move to another tool, switch
migrate, migration, update, upgrade, version
minimise, minimize, reduce, shrink, smaller
minutes, reading time
misspelled, spell check, spelling, typo, words to avoid
mobile number, phone number, telephone
mobile, phone, responsive, small screen, tablet
mock, spec, test, testing, unit test
mode, setting, state, variant
module, package, pkg
monorepo, workspace, workspaces
moving average, rolling average, smoothing
mpa, multi page, without javascript
navigation, side menu, sidebar, tree
needed, prerequisite, required, requirement, system requirements
new owner, sale, sold, transfer
next page, pager, pagination, previous page
nightly build, nightly release, pre-release
no connection, offline, pwa, service worker
node version, node.js, nvm, requirements
node, nodejs, runtime
notification, notify, push, server sent, webhook
notification, sms, text message
npm, package manager, pnpm, yarn
null, null pointer, undefined
numbered list, ordered list, steps
numbered steps, procedure, step by step, steps
oauth, openid, saml, single sign-on, sso
obsolete, old, out of date, outdated, stale
og image, open graph, preview picture, social card, twitter card
og image, preview image, social card, social image, thumbnail
on paper, print, print style, printing
on premises, own server, self hosted, self-hosted
on this page, outline, page contents, table of contents, toc
one instance, only one, single instance, singleton
one, only, single
only one, single instance, singleton
optimistic, rollback, undo
order, place an order, request
order, ranking, relevance, score
order, sale, sell
origin, sender, source
origin, source, where from
out, output, result
outline, right menu, table of contents
output, result, return value
override, overwrite, replace
page load, refresh, reload
pager, pagination, previous and next
paper, pdf, print
param, parameter, parameters
parameter, query parameter, query string, search parameter
part, partition, shard, split
part, selection, subset
partial response, projection, select fields, sparse fieldsets
pass down, prop drilling
passkey, single sign-on, two factor, webauthn
path parameter, placeholder, variable
path, slash, trailing slash
pause, resume, suspend
peer dependencies, peer dependency, version conflict
percent, progress, status
perf, performance, speed
performance, profiler, profiling
permalink, remap, rewrite, slug
persist, persistence, save, state, store
persist, persistence, survive a reload
personal data, pii, privacy
phase, stage, step
pipeline, procedure, process, workflow
plural, pluralization, plurals, singular
poc, proof of concept, prototype, trial
points, rank, rating, score
position, scroll, scrolling
post, report, send, submit, upload
pre-render, server rendering, server side, ssr, static
preprocessor, sass, scss, style sheet
prerender, server rendering, server side rendering, server-side rendering, ssr
prerender, ssg, static, static site generation
preview, pull request, staging
previous version, roll back, rollback, undo
privacy notice, privacy policy
private network, tunnel, vpn
process, thread, worker
prod, production
project folder, root, root folder, working directory
project template, scaffold, starter, starter kit, template
proportion, rate, ratio
protect, safe, secure, security
protected, safe, secure
public, shown, visibility, visible
pure, pure function, side effect, side effects
purpose, use case, what for, when to use
quality, quality flag, reliable, suspect
query parameter, query string, url parameter
rate limit, requests per minute, requests per second, throughput
rate limit, slow down, wait
re-render, rendering, rerender, update
real time, socket, stream, streaming, websocket
rebuild, recreate, restore
redeliver, redelivery, replay, resend
reducer, state, update function
refresh, reload, renew
regulator, report to authorities, reporting
rehydrate, reload, restore, resume
releases, versioning, versions
renew, replace, roll over, rotate
repeat, resend, retry, send again
replicate, sync, synchronise, synchronize, up to date
report a vulnerability, responsible disclosure, security, security.txt, vulnerability
req, request
res, response
restore, revert, roll back, undo
risk, warning
sample rate, sampling frequency, sampling interval
sandbox, staging, test environment, test server, testing
sandbox, test account, test environment, trial account
schema, spec, specification
screen, viewport, window
search, search box, search field
semantic versioning, semver, version number, version numbers
semver, version number, versioning
share, sharing, social, social card
share, social card, social media, social networks
skip link, skip to content
slash, trailing slash, with or without a slash
source, src
sub-path, subfolder, subpath
tax, vat
temp, temporary
testing, tests, unit tests
ts, typescript
type check, types, typescript
type safe, types, typescript, typing
type safety, typed, types, typescript, typing
typed, types, typescript
variables, vars
version menu, version switcher, versions
`
