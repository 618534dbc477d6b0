import { answerTasks } from '../workers/answer-task.ts'
import { loadConfig } from '../config/load-config.ts'
import { runSources } from './load-sources.ts'
import type { SourceResult, SourceTask } from './source-tasks.ts'

/** How often the thread shows that it is alive. A source that never gives way to other work does not let it. */
const SIGN_OF_LIFE_MS = 250

/** Entry of the threads in which content sources run: one that spins can be stopped with its thread. */
export default answerTasks<null, SourceTask, SourceResult>(
  () =>
    async ({ numbers, ...options }, { onAlive }) => {
      // No sign of life yet: a configuration that waits for ever is stopped too.
      const { config } = await loadConfig(options.root)
      if (config === null) return null
      const timer = setInterval(onAlive, SIGN_OF_LIFE_MS)
      try {
        return await runSources(numbers, { ...options, config })
      } finally {
        clearInterval(timer)
      }
    },
)
