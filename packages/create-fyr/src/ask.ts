import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { cancel, type CANCEL_SYMBOL, confirm, intro, isCancel, select, text } from '@clack/prompts'
import { readAccent, readLocales } from './flags.ts'
import { ACCENTS, DEFAULT_CHOICES, HOST_NAMES, type HostName, type SiteChoices } from './site-choices.ts'

/** The choices that the questions ask for. */
export type Answers = Omit<SiteChoices, 'packageManager' | 'url'>

/** Streams for the questions and answers. Default: those of the terminal. */
export interface PromptStreams {
  readonly input?: Readable
  readonly output?: Writable
}

const HOST_LABELS: Readonly<Record<HostName, string>> = {
  github: 'GitHub Actions, published to GitHub Pages',
  gitlab: 'GitLab CI, published to GitLab Pages',
  none: 'None',
}

const ASK_IMAGES =
  'Make pictures smaller for readers? This installs sharp: 20 MB, ready to run, with libvips under the LGPL.'

/** Asks for each choice that has not been made yet. Returns null when the user cancels. */
export async function ask(chosen: Partial<Answers>, streams: PromptStreams = {}): Promise<Answers | null> {
  intro('A new Fyr site', streams)
  try {
    return await askAll(chosen, streams)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    cancel('Nothing was created.', streams)
    return null
  }
}

async function askAll(chosen: Partial<Answers>, streams: PromptStreams): Promise<Answers> {
  const folder =
    chosen.folder ??
    (await answer(
      text({
        ...streams,
        message: 'In which folder?',
        initialValue: DEFAULT_CHOICES.folder,
        validate: (given = '') => missing(given) ?? taken(given),
      }),
    ))
  const name =
    chosen.name ??
    (await answer(
      text({
        ...streams,
        message: 'What is the name of the product?',
        initialValue: basename(resolve(folder)),
        validate: (given = '') => missing(given),
      }),
    ))
  const locales =
    chosen.locales ??
    readLocales(
      await answer(
        text({
          ...streams,
          message: 'In which languages? The default one comes first, as in "en, no".',
          initialValue: DEFAULT_CHOICES.locales.join(', '),
          validate: (given = '') => problemOf(() => readLocales(given)),
        }),
      ),
    )
  const blog = chosen.blog ?? (await answer(confirm({ ...streams, message: 'With a blog?' })))
  // `null`, the accent of the theme, is a choice too.
  const accent = chosen.accent === undefined ? await askAccent(streams) : chosen.accent
  const host =
    chosen.host ??
    (await answer(
      select({
        ...streams,
        message: 'Which workflow should check, build and publish it?',
        options: HOST_NAMES.map((value) => ({ value, label: HOST_LABELS[value] })),
      }),
    ))
  const images = chosen.images ?? (await answer(confirm({ ...streams, message: ASK_IMAGES })))
  return { folder, name, locales, blog, accent, host, images }
}

const ANOTHER = 'another'

async function askAccent(streams: PromptStreams): Promise<string | null> {
  const name = await answer(
    select({
      ...streams,
      message: 'Which accent colour?',
      options: [...Object.keys(ACCENTS), ANOTHER].map((value) => ({ value, label: value })),
    }),
  )
  if (name !== ANOTHER) return readAccent(name)
  const color = text({
    ...streams,
    message: 'Which one? Write it as #rrggbb.',
    validate: (given = '') => problemOf(() => readAccent(given)),
  })
  return readAccent(await answer(color))
}

/** The user has cancelled. */
class Stopped extends Error {}

async function answer<Value>(asked: Promise<Value | typeof CANCEL_SYMBOL>): Promise<Value> {
  const given = await asked
  if (isCancel(given)) throw new Stopped()
  return given
}

function missing(given: string): string | undefined {
  return given.trim() === '' ? 'Write a name.' : undefined
}

function taken(folder: string): string | undefined {
  const place = resolve(folder)
  const isFree = !existsSync(place) || readdirSync(place).length === 0
  return isFree ? undefined : 'That folder is not empty.'
}

function problemOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error)
  }
}
