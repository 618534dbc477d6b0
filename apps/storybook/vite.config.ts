import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // Stories run against the packages' source, so that a designer sees an edit at once.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
})
