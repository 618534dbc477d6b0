import { defineConfig } from '@playwright/test'
import { siteJourneys } from '../../scripts/site-journeys.ts'

// The stand-in for the hosts of scripts counts the requests of one journey at a time.
export default defineConfig({ ...siteJourneys(4382, { server: 'preview' }), workers: 1 })
