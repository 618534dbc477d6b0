import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    server: 'src/server/index.ts',
    client: 'src/client/index.ts',
    boot: 'src/client/boot.ts',
    shell: 'src/client/start-shell.tsx',
    tokens: 'src/tokens/index.ts',
    styles: 'src/styles.css',
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: false,
})
