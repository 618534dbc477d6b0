import { relative } from 'node:path'
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node'
import { findGaps } from './find-gaps.ts'
import { measuredFiles } from './measured-files.ts'

/** Lets a run over all stories fail when they leave something out. */
export class GapReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: unknown,
    reason: TestRunEndReason,
  ): Promise<void> {
    // Stories that failed, or that were not run, have not recorded everything.
    if (reason !== 'passed' || !(await this.#isWhole(modules))) return
    const storyFiles = modules.map((module) => ({
      path: module.moduleId,
      records: [...module.children.allTests()].flatMap((test) => test.meta().story ?? []),
    }))
    const gaps = findGaps(storyFiles, measuredFiles())
    if (gaps.length === 0) return
    process.exitCode = 1
    const root = `${process.cwd()}/`
    for (const gap of gaps) this.#vitest?.logger.error(gap.startsWith('/') ? relative(root, gap) : gap)
    this.#vitest?.logger.error(`The stories leave out ${gaps.length} states or behaviours.`)
  }

  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    const all = await this.#vitest?.globTestSpecifications()
    return modules.length === all?.length && this.#vitest?.config.testNamePattern === undefined
  }
}
