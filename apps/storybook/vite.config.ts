import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { realContent } from './real-content/read-site.ts'

export default defineConfig({
  plugins: [react(), realContent()],
  // Stories run against the packages' source, so that a designer sees an edit at once.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
})
