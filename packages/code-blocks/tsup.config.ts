import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    highlight: 'src/highlight-code.ts',
    'package-managers': 'src/package-managers.ts',
    tokens: 'src/code-tokens.ts',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
})
