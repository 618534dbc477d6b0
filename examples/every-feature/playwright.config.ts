import { defineConfig } from '@playwright/test'
import { siteJourneys } from '../../scripts/site-journeys.ts'

export default defineConfig(siteJourneys(4320, { server: 'caddy' }))
