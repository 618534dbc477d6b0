/**
 * Words that readers use for the same thing, in English: a group a line, its words separated by commas. They are general words of
 * software and its documentation. What belongs to one trade or product is for the `search.synonyms` of a site.
 */
export const THESAURUS_EN = `
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
how long, until when, duration, end date
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
hot reload, live reload, dev server, development server, watch
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
`
