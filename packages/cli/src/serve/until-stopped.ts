const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Resolves after the first stop signal, when `close` is done. */
export function untilStopped(close: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.off(signal, stop)
      close().then(resolve, reject)
    }
    for (const signal of SIGNALS) process.on(signal, stop)
  })
}
