import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'component-names': 'src/component-syntax/component-names.ts',
    'guard-construct': 'src/component-syntax/guard-construct.ts',
    tree: 'src/tree/index.ts',
  },
  format: 'esm',
  target: 'node20',
  clean: true,
})
