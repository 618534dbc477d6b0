import { readdirSync } from 'node:fs'

/** Names of what a folder contains, as the system lists them. Empty for a file, and for a folder that is missing or cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
