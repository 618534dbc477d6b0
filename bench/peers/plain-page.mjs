/**
 * Opens an empty page that is driven without a debugger's eyes. Playwright asks every page to report its console and its
 * errors; the engine then looks up where each error object was made, and React makes some when it is loaded, so that a large
 * script is parsed twice more, which no reader's browser does. Gives `send` for commands to the page and `close`.
 */
export async function openPlainPage(browser) {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const answers = new Map()
  let count = 0
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message)
    const { resolve, reject } = answers.get(id) ?? {}
    if (error) reject?.(new Error(error.message))
    else resolve?.(result)
    answers.delete(id)
  })
  return {
    async send(method, params = {}) {
      count += 1
      const id = count
      const answer = new Promise((resolve, reject) => void answers.set(id, { resolve, reject }))
      const message = JSON.stringify({ id, method, params })
      await root.send('Target.sendMessageToTarget', { sessionId, message })
      return answer
    },
    async close() {
      await root.send('Target.disposeBrowserContext', { browserContextId })
      await root.detach()
    },
  }
}
