// The program of a lasting thread: it opens the worker of each pool when the first message of that pool comes.
const opened = new Map()

// React picks its build by NODE_ENV when it is loaded, and the tests of one thread change that: all of its modules are of one build.
const environment = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) require(name)
if (environment === undefined) delete process.env.NODE_ENV
else process.env.NODE_ENV = environment

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
