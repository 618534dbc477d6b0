// The program of a lasting thread: it opens the worker of each pool when the first message of that pool comes.
const opened = new Map()

/** @param {{ pool: number, worker: string, data: unknown, message: unknown }} asked */
exports.answer = async ({ pool, worker, data, message }) => {
  if (!opened.has(pool))
    opened.set(
      pool,
      import(worker).then((module) => module.default(data)),
    )
  const answer = await opened.get(pool)
  return answer(message)
}
