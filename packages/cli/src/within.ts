/** Waits for work for some time. Rejects with an error with this message when it takes longer. */
export async function within(deadlineMs: number, work: unknown, message: string): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(message)), deadlineMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
