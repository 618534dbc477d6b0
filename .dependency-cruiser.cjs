/** The layers of docs/architecture.md. Read by scripts/check-architecture.mjs. */

/** Entry files behind each package's `exports`. */
const ENTRY_POINTS = {
  router: 'src/(index|react/index)\\.ts$',
  'content-pipeline':
    'src/(index|internal|manifest/index|compile/index|curl-command|format-diagnostics|pages/page-plan|drawing/(diagrams|math))\\.ts$',
  comparison: 'src/index\\.ts$',
  git: 'src/index\\.ts$',
  'picture-files': 'src/index\\.ts$',
  // Tests of the pipeline share its hostile lines.
  'code-blocks': 'src/(index|code-tokens|highlight-code|package-managers|testing/[^/]+)\\.ts$',
  // Tests of the pipeline share its hostile diagrams.
  diagrams: 'src/(index|testing/[^/]+)\\.ts$',
  'markdown-parser': 'src/(index|tree/index|component-syntax/(component-names|guard-construct))\\.ts$',
  search: 'src/(index|language)\\.ts$',
  theme:
    'src/((index|server/index|client/(index|boot|start-shell|search-worker)|messages/open-texts|tokens/index)\\.tsx?|styles\\.css)$',
  mcp: 'src/index\\.ts$',
  'create-fyr': 'src/index\\.ts$',
  // Tests of the packages above share its temporary folders and fixtures.
  cli: '(src/(index|internal|testing/[^/]+)\\.ts|package\\.json)$',
  migrate: 'src/(index|command)\\.ts$',
  openapi: 'src/(index|command)\\.ts$',
}
/** Packages of ours that each package may import. */
const BELOW = {
  router: [],
  search: [],
  comparison: [],
  git: [],
  'picture-files': [],
  diagrams: [],
  'markdown-parser': [],
  'code-blocks': ['markdown-parser'],
  'content-pipeline': [
    'search',
    'comparison',
    'git',
    'picture-files',
    'diagrams',
    'markdown-parser',
    'code-blocks',
  ],
  theme: ['router', 'search', 'content-pipeline'],
  mcp: ['search', 'content-pipeline'],
  'create-fyr': [],
  cli: ['router', 'search', 'git', 'content-pipeline', 'mcp', 'create-fyr'],
  migrate: ['content-pipeline', 'cli'],
  openapi: ['content-pipeline', 'cli'],
}
const TYPES_OR_PEER = ['type-only', 'npm-peer']
const TESTS = '(\\.(test|test-d|stories)\\.tsx?$|/(fixtures|testing)/)'

const layers = Object.entries(BELOW).map(([name, allowed]) => ({
  name: `layer-of-${name}`,
  comment: `packages/${name} imports only ${allowed.join(', ') || 'nothing of ours'}: imports point down.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^(packages|apps|examples)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

const entryPoints = Object.entries(ENTRY_POINTS).map(([name, entryPoint]) => ({
  name: `entry-points-of-${name}`,
  comment: `packages/${name} is entered by its exports only.`,
  severity: 'error',
  from: { pathNot: `^packages/${name}/` },
  to: { path: `^packages/${name}/`, pathNot: `^packages/${name}/${entryPoint}` },
}))

module.exports = {
  forbidden: [
    ...layers,
    ...entryPoints,
    {
      name: 'manifest-entry-point-only',
      comment: 'The theme knows the manifest contract, not how it is made.',
      severity: 'error',
      from: { path: '^packages/theme/' },
      to: { path: '^packages/content-pipeline/src/(index|internal)\\.ts$' },
    },
    {
      name: 'testing-for-tests-only',
      comment: 'What tests share is in no built file.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '^packages/[^/]+/src/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one module, or that a third file is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing hides a missing dependency.',
      severity: 'error',
      from: {},
      // Packages of types alone have no entry file to resolve to.
      to: { couldNotResolve: true, pathNot: '^(hast|istanbul-lib-coverage|mdast|unist)$' },
    },
    {
      name: 'declared-dependencies',
      comment: 'What ships imports only what its package.json declares.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: TYPES_OR_PEER },
    },
    {
      name: 'nothing-brought-along',
      comment:
        'What is declared for development alone becomes part of the built files, which those of the router, for browsers, may not grow by.',
      severity: 'error',
      from: { path: '^packages/router/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: TYPES_OR_PEER },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A site build in progress or just switched in leaves `dist.tmp-*` and `dist.old-*` beside `dist`; `dist-samples` holds the samples of the
    // documentation while they are compiled.
    exclude: {
      path: '(^|/)(dist|dist-samples|dist\\.(tmp|old)-[^/]*|storybook-static|node_modules/\\.cache)/',
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      mainFields: ['module', 'main'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
