import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { onlyFonts } from '../../../scripts/browser-fonts.mjs'

/** Name under which WebDriver answers with an element (W3C WebDriver, 11.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys that are not characters (W3C WebDriver, 17.4.2). */
export const KEYS = {
  enter: '\uE007',
  shift: '\uE008',
  right: '\uE014',
  escape: '\uE00C',
  tab: '\uE004',
} as const

/** A browser with one window, driven by WebDriver. */
export interface DrivenBrowser {
  /** Opens an address, and resolves when the document has loaded. */
  open(address: string): Promise<void>
  /** Runs the body of a function in the page; gives what it returns. */
  run(body: string): Promise<unknown>
  /** Waits until an expression is true in the page. Throws with the expression when it never is. */
  until(expression: string): Promise<void>
  /** Clicks on the first element, where a reader would. */
  click(selector: string): Promise<void>
  /** Presses and releases keys, one after the other. */
  press(...keys: readonly string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  /** Roles and names of elements, given by their numbers in the document, as assistive technology gets them. */
  describe(places: readonly number[]): Promise<readonly { readonly role: string; readonly name: string }[]>
  close(): Promise<void>
}

const TRIES = 150
const TRY_MS = 100

/** Does something until it succeeds; gives the last error when it never does. */
async function retry<Result>(tries: number, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (tries === 0) throw error
    await wait(TRY_MS)
    return retry(tries - 1, action)
  }
}

/** Starts WebKitGTK's small browser on a display of its own. Debian's packages are `webkit2gtk-driver` and `xvfb`. */
export async function startWebKit(port: number): Promise<DrivenBrowser> {
  const program = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
  // Without a sandbox of its own, as in a container; a group, to end the browser with its driver.
  const driver = spawn('xvfb-run', ['-a', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...onlyFonts('DejaVu'), WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  await once(driver, 'spawn')
  const end = (): void => void (driver.pid !== undefined && process.kill(-driver.pid, 'SIGTERM'))

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  try {
    await retry(TRIES, () => ask('GET', '/status'))
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    })) as { sessionId: string }
    const session = `/session/${sessionId}`
    const run = (body: string): Promise<unknown> =>
      ask('POST', `${session}/execute/sync`, { script: body, args: [] })
    const until = (expression: string): Promise<void> =>
      retry(TRIES, async () => {
        if ((await run(`return Boolean(${expression})`)) !== true)
          throw new Error(`Never true: ${expression}`)
      })
    return {
      run,
      until,
      open: async (address) => void (await ask('POST', `${session}/url`, { url: address })),
      back: async () => void (await ask('POST', `${session}/back`, {})),
      async click(selector) {
        const found = await ask('POST', `${session}/element`, { using: 'css selector', value: selector })
        const id = (found as Record<string, string>)[ELEMENT]
        // What slides in can be clicked once it has come.
        await retry(TRIES, () => ask('POST', `${session}/element/${id}/click`, {}))
      },
      async press(...keys) {
        const actions = keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ])
        await ask('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
      },
      async resize(width, height) {
        await ask('POST', `${session}/window/rect`, { width, height })
      },
      async describe(places) {
        const script =
          'const all = [...document.querySelectorAll("*")]; return arguments[0].map((place) => all[place])'
        const found = await ask('POST', `${session}/execute/sync`, { script, args: [places] })
        return Promise.all(
          (found as Record<string, string>[]).map(async ({ [ELEMENT]: id }) => ({
            role: String(await ask('GET', `${session}/element/${id}/computedrole`)),
            name: String(await ask('GET', `${session}/element/${id}/computedlabel`)),
          })),
        )
      },
      async close() {
        await ask('DELETE', session)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
