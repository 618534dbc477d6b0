/** A page of the reference a line, and the codes that it explains. Written by `pnpm reference`. */
export const DIAGNOSTIC_SUBJECTS = `
files bad-encoding binary-file unreadable-file unread-file empty-file misnamed-file ambiguous-name duplicate-document missing-folder link-out-of-root unsafe-file static-file-unusable
front-matter invalid-yaml unclosed-front-matter late-front-matter invalid-value unknown-key unknown-field draft-and-unlisted unknown-layout schema-failed missing-history
blog missing-date undated-draft shifted-date untruncated-post unknown-author duplicate-author undeclared-tag duplicate-permalink
markdown second-title plain-title plain-announcement skipped-heading empty-heading duplicate-heading-id lost-cells unclosed-code unknown-language unread-syntax unusual-character dropped-html unknown-variable nesting-too-deep too-many-marks too-slow too-large plugin-failed plugin-message document-failed inline-style
directives unknown-directive unknown-attribute invalid-attribute unclosed-directive stray-directive-end spaced-directive invalid-tabs untranslated-command unclosed-component unknown-component invalid-component code-in-content unknown-island invalid-island island-empty island-schema invalid-embed unknown-embed invalid-include missing-include unknown-region unclosed-region include-loop too-many-includes
addresses broken-link broken-anchor empty-link broken-output-link broken-output-anchor invalid-slug blank-in-slug duplicate-id duplicate-route colliding-case invalid-alias duplicate-alias invalid-redirect lost-address lost-anchor invalid-lock
images missing-image invalid-image missing-alt missing-media invalid-media external-image missing-remote-image unshown-preview missing-static-file image-too-large image-too-wide picture-failed picture-library-failed unsafe-svg social-card-font social-card-letters social-cards-missing
sidebars unknown-doc-id unknown-sidebar empty-sidebar empty-category duplicate-category unknown-folder misplaced-cards docs-switched-off
translations duplicate-locale unknown-default-locale unknown-message lost-placeholder orphan-translation outdated-translation invalid-ledger translated-address unknown-term missing-terms avoided-word other-term theme-language unknown-locale unknown-translation messages-unwritable
versions duplicate-version missing-version unlisted-version unknown-version version-not-in-git version-incomplete version-moved version-refused
api unknown-api unknown-api-part invalid-endpoint sample-wrong sample-unknown sample-unmarked sample-type sample-typescript-missing
configuration config-missing config-empty config-syntax config-failed home-missing hook-failed site-rule source-failed source-document source-snapshot source-warning
theme unrendered-page page-failed bundle-failed theme-missing theme-invalid theme-failed theme-syntax theme-import theme-font theme-blocked-address theme-unwritable token-color token-contrast token-file layout-empty override-empty override-exists override-outdated override-unrecorded unknown-override unknown-slot unknown-hook unknown-consent
commands command-stopped unknown-action package-missing port-taken host-unusable folder-in-use folder-not-empty disk-full place-outside place-taken publish-unfinished nothing-built parser-library-failed shard-missing shard-damaged shard-foreign search-off search-golden-missing search-golden-invalid mcp-failed
`
