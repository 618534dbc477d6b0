import { z } from 'zod'

/** Checks `messages.json` of a locale: flat texts by key. */
export const messagesSchema = z.record(z.string(), z.string())
