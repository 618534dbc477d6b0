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
table of contents, toc, outline, on this page
accordion, collapsible, details, expand, fold, disclosure
tab, tabs, code group
callout, admonition, note, warning, tip, alert
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
newest, latest, recent, current
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
email, e-mail, mail
text message, sms, notification
media, image, video, file
subtitle, caption, track
audio, sound, podcast
download, file, export
uninstall, remove, delete
overwrite, replace, override
replace, swap, exchange, substitute
ignore, skip, exclude, leave out
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
`
