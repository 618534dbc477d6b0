/**
 * Errors outside content, by stable code, each with its meaning and what to do. The reference of diagnostics prints
 * them.
 */
export const SITE_ERROR_CODES = {
  'bundle-failed':
    'The scripts and styles of the theme cannot be bundled. The message of the bundler names the file; the usual cause is an import in `theme/` of a file that does not exist.',
  'broken-output-anchor':
    'A link on a finished page leads to a heading or id that its target does not have. Correct the part after `#`, or give the target that id.',
  'broken-output-link':
    'A link on a finished page leads to an address that the site does not publish. It comes from the configuration, an override or a page in React: correct it there.',
  'command-stopped':
    'The command ended before it was done: it ran out of memory, the system killed it, it met an error that nobody expected, or its command line has a mistake. The message says which. It is only reported as JSON, with `--json`; otherwise the terminal shows the message.',
  'config-empty': 'The configuration file has no default export. Write `export default defineConfig({ … })`.',
  'config-failed':
    'The configuration file throws an error when it is run, or imports something that is not installed. The report names the line.',
  'config-missing':
    'The folder has no `site.config.ts`. Run the command in the folder of the site, or name it with `--root`.',
  'config-syntax':
    'The configuration file, or the `package.json` of the site, has a syntax error at the line that the report names.',
  'disk-full':
    'The disk or the quota of this user is full. The published site has not changed. Free some space, then run the command again.',
  'document-failed':
    'Compiling this document crashed its thread. This is a bug in Fyr or in a Markdown plugin: remove parts of the document to find the one that causes it, and report it.',
  'folder-in-use':
    'Another build writes to this folder, or a broken link is in its place. Wait for the other build; if there is none, remove the lock that the message names.',
  'folder-not-empty':
    'The command does not overwrite what is there. Name another folder, or move what is in the way.',
  'home-missing':
    'The site has no home page in this language, although its title links there. Add the file that the message names.',
  'hook-failed':
    'A check, `onPlan` or `onPublish` of the configuration throws an error, takes too long (a minute; a check ten), or returns something other than the list that it must return.',
  'host-unusable':
    'The server cannot listen at the host or the port that the command line names: the name is unknown, the address is not one of this machine, or the port needs more rights. Leave `--host` out for this machine alone.',
  'image-too-large':
    'The file of a picture in the content is larger than `images.maxBytes`. Readers load it whole when they enlarge it, and so does everyone who clones the site. Save it smaller: as PNG or WebP a screenshot, as JPEG a photo.',
  'image-too-wide':
    'A picture in the content is more than twice as wide as the widest of `images.widths`: even enlarged, no screen shows so many pixels. Save it at most as wide as the message says.',
  'inline-style':
    'A finished page has an element with a `style` attribute, which the content security policy blocks: browsers show the element without it. Only `fyr build` finds this, because it renders islands, slots, overrides and layouts.',
  'island-empty':
    'A file in `theme/islands/` has no default export. Export the component of the island as `default`.',
  'island-schema':
    'The export `attributes` of an island is not a schema, or the schema throws an error when its file is run. The report names the line.',
  'layout-empty':
    'A file in `theme/layouts/` has no default export. Export the component of the layout as `default`.',
  'mcp-failed':
    'The folder or address given to `fyr mcp` is not a published site with `agents.json`. Build the site, or correct the address.',
  'messages-unwritable':
    'Translations cannot be added to this `messages.json`, because it is not valid JSON or cannot be written. Correct the file first.',
  'nothing-built': 'The folder contains no published site. Run `fyr build` first.',
  'override-empty': 'A file in `theme/components/` has no default export. Export the component as `default`.',
  'override-exists':
    'The site overrides this component already. Edit the file, or delete it to start again from the component of the theme.',
  'override-outdated':
    'The theme has changed this component since it was copied. Adopt what you need from the new version, then run `fyr theme accept` with its name.',
  'override-unrecorded':
    'This override does not record the version of the theme that it was copied from, so changes of the theme cannot be reported. Run `fyr theme accept` with the name of the component.',
  'package-missing':
    'This command is in a package of its own, which is not installed. Run the package with `npx`, or install it, as the message says.',
  'page-failed':
    'Rendering this page threw an error, in a slot, an override, an island or a layout of the site, or in the theme. The report names the line.',
  'parser-library-failed':
    'The package `satteri` is installed, but not for this system, so Markdown is read without it: the pages are the same, and a first build takes longer. The usual causes are a `node_modules` that was copied from another system, and an install without optional packages. Install the packages again on this system.',
  'picture-failed':
    'A picture in the content cannot be converted, so it is published as it is; the report says why. If it is damaged, open it in a program for pictures, and save it again.',
  'picture-library-failed':
    'The package `sharp` is installed, but not for this system, so pictures are published as they are. The usual causes are a `node_modules` that was copied from another system, and an install without optional packages. Install the packages again on this system.',
  'place-outside': 'A path of the output is outside the output folder. Correct the name that it comes from.',
  'place-taken':
    'Two of the pages, assets and static files have the same path in the output. Rename one of them.',
  'port-taken': 'Another program uses this port. Stop it, or name another port with `--port`.',
  'publish-unfinished':
    'A build was stopped while publishing, and the folder contains neither the old nor the new site in full. Run `fyr build` again.',
  'sample-type':
    'A sample that is marked with `ts check` has a type or syntax error. Correct it at the line that the report names, or remove the mark from a sample that is not a whole program.',
  'sample-typescript-missing':
    'A sample is marked with `ts check`, and the site has no TypeScript. Add `typescript` to its dependencies.',
  'sample-unknown':
    'The mark of a sample names an operation or a schema that no description has, or one with a reference that cannot be resolved. Write the `operationId`, or `unchecked` for what is not part of the API.',
  'sample-unmarked':
    'The configuration requires a mark for every sample in this file. After the language, name what the sample shows, such as `json feeding.list 200`, or write `unchecked`.',
  'sample-wrong':
    'A sample does not agree with the description of its API: a field, a parameter, a header, a type or a value. Correct the sample, or the description where that is wrong.',
  'search-golden-invalid':
    'An entry of `search.golden.yml` is malformed or expects a page that is not in the search. Correct the entry at the line that the report names.',
  'search-golden-missing':
    '`fyr search test` needs the file `search.golden.yml`. Write some queries with the addresses that answer them.',
  'search-off': 'The configuration says `search: false`, so there is nothing to test. Remove it.',
  'shard-damaged': 'The folder of a shard has changed since it was written. Build that shard again.',
  'shard-foreign':
    'A shard was built from other content, by another version, or for another number of shards. Build all shards from the same state.',
  'shard-missing':
    'A shard that `fyr build --merge` needs is missing. Build it, or copy it from the machine that built it.',
  'site-rule':
    'A rule of the site itself (`checks` or `onPlan` in the configuration) found this problem. The hint, if there is one, comes from the author of the rule.',
  'social-card-font':
    'A file of `socialCards.fonts` cannot be read as a font. Name a TTF, OTF, WOFF or WOFF2 file of the site.',
  'social-card-letters':
    'The text of this page contains a letter that no font contains, so the page gets no social card. Add a font with that letter, or set `image` in the front matter.',
  'social-cards-missing':
    '`socialCards` needs a package that draws pictures. Install the package that the message names.',
  'source-document':
    'A content source yields a document that cannot be used: its path is outside the content folders or already used, or its Markdown is not a string.',
  'source-failed':
    'A content source throws an error, or returns nothing in time. The documents of its last load are used until it works again; `fyr build` does not publish.',
  'source-snapshot':
    '`--frozen` needs the documents of the last load, and they are not in the store or are damaged. Build once without `--frozen`, and keep the store.',
  'source-warning':
    'A content source asks you to look at a place, such as an empty cell that a template prints. The message is that of the source.',
  'static-file-unusable':
    'A static file is not a regular file, or is a link to something outside the site. Copy the file into the site.',
  'theme-blocked-address':
    'A style sheet in `theme/` loads something that the content security policy refuses: an image or a font in a `data:` URL, or a file on another host. Save it beside the style sheet.',
  'theme-failed':
    'Loading the theme throws an error. The report names the line, in a file of `theme/` or in the theme.',
  'theme-font':
    'A font of the configuration cannot be used: the file is missing, is a link to something outside the site, or is not in a font format.',
  'theme-import': 'A file in `theme/` imports a file or a name that does not exist. Correct the import.',
  'theme-invalid':
    'The package named as `theme` is not a theme of Fyr, or is for another version. Install the matching version.',
  'theme-language':
    'The theme has no texts in this language, so readers see another language. Translate its messages in `messages.json`.',
  'theme-missing': 'The theme of the configuration is not installed. Install it in the folder of the site.',
  'theme-syntax': 'A file in `theme/` has a syntax error at the line that the report names.',
  'theme-unwritable':
    'A bundled theme needs a folder to which Fyr can write. Give the user who runs the build write access to `node_modules/.cache`.',
  'token-color': 'A colour cannot be parsed. Write it as in CSS, such as `#0b667d` or `oklch(48% 0.09 215)`.',
  'token-contrast':
    'Two colours that are used together have less contrast than WCAG 2.2 AA requires. Change one of them; the message names the nearest colour that passes, if there is one.',
  'token-file':
    '`theme/tokens.css` contains something other than tokens. Move other rules to `theme/styles.css`.',
  'unknown-action':
    'The command has no action with this name, or the action needs other words. `fyr help` lists them.',
  'unknown-consent':
    '`theme/` asks the reader for a consent that no script waits for, or nothing asks for one that a script waits for, so the script never starts. The two names must be the same.',
  'unknown-hook': '`theme/client.ts` exports a name that nothing calls. Correct the name.',
  'unknown-locale':
    'The site has no locale with this code. Correct it, or add the locale to the configuration.',
  'unknown-translation':
    'The command names a translation, a section, a line or a file that does not exist. Correct it; `fyr translate status` lists the translations.',
  'unknown-override': 'The theme has no component with this name. `fyr theme list` shows all.',
  'unknown-slot': 'The theme has no slot with this name. `fyr theme list` shows all.',
  'unsafe-svg':
    'An SVG file contains scripts or event handlers, which would run as part of the site, or is not well-formed XML. Export the drawing without them.',
  'version-incomplete':
    'A version from Git lacks files that this clone does not have, those of Git LFS, of a submodule, or behind a link. Run the command that the message names.',
  'version-moved':
    'A tag is at another commit than the one that the configuration names, whose files are published. Bring your tags up to date, or name the new commit.',
  'version-not-in-git':
    'A version of the docs cannot be taken from Git: the repository, the tag or the branch is not there, or its commit has no docs. Run the command that the message names, such as `git fetch --tags`.',
  'version-refused':
    '`fyr version` cannot release this version: the name is not a version, is released already, or the site has no docs.',
} as const
