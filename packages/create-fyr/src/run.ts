import { createSite } from './create-site.ts'
import { CreateSiteError } from './create-site-error.ts'
import { type Flags, HELP, readFlags } from './flags.ts'
import { beforePublishing, nextSteps } from './next-steps.ts'
import { ownVersion } from './own-package.ts'
import { packageManagerOf } from './package-manager.ts'
import { DEFAULT_CHOICES, type SiteChoices } from './site-choices.ts'

/** The parts of the running process that the command uses. */
export interface Surroundings {
  readonly args: readonly string[]
  readonly userAgent: string | undefined
  /** Asks for what the arguments leave open and gives all choices, or null when the user stops it; null without a terminal. */
  readonly ask: ((chosen: Flags['chosen']) => Promise<Partial<SiteChoices> | null>) | null
  readonly print: (text: string) => void
  readonly warn: (text: string) => void
}

/** Runs `create-fyr`. Gives the exit code: 1 when the site cannot be created, 2 for wrong arguments. */
export async function run({ args, userAgent, ask, print, warn }: Surroundings): Promise<0 | 1 | 2> {
  try {
    const { chosen, yes, help, version } = readFlags(args)
    if (help || version) {
      print(help ? HELP : ownVersion())
      return 0
    }
    const answers = yes || ask === null ? {} : await ask(chosen)
    if (answers === null) return 1
    const packageManager = packageManagerOf(userAgent)
    const choices = { ...DEFAULT_CHOICES, ...answers, ...chosen, packageManager }
    createSite(choices)
    print(`Created a site in ${choices.folder}. Next steps:\n\n${nextSteps(choices)}`)
    const address = beforePublishing(choices)
    if (address !== null) print(`\n${address}`)
    return 0
  } catch (error) {
    if (error instanceof RangeError) {
      warn(error.message)
      return 2
    }
    if (!(error instanceof CreateSiteError)) throw error
    warn(`${error.message} ${error.hint}`)
    return 1
  }
}
