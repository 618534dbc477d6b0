/** After this long a page does nothing more on its own. */
export const IDLE_MS = 4000

/** For what a step of a visit may take at most. */
const STEP_MS = 60_000

/** A processor four times slower, and slow 4G as Lighthouse has it. */
export const SLOW = {
  processor: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
}

/**
 * Opens an empty page in a browser that has seen nothing, and gives it to `look` with what it has fetched so far (bytes as
 * they came, those of scripts, requests) and `slowDown`, which holds from then on.
 */
export async function visit(browser, look) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(STEP_MS)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const traffic = { bytes: 0, scripts: 0, requests: 0 }
  const types = new Map()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.requests += 1
    if (types.get(requestId) === 'Script') traffic.scripts += encodedDataLength
  })
  const slowDown = async ({ processor, network }) => {
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  }
  try {
    return await look({ page, traffic, slowDown })
  } finally {
    await context.close()
  }
}
