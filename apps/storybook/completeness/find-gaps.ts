import type { StoryRecord } from './story-record.ts'

/** The records of the stories of one file. */
export interface StoryFile {
  readonly path: string
  readonly records: readonly StoryRecord[]
}

/**
 * Finds what stories leave out, a line each:
 * - ways through the code of a component that no story of the file beside it takes, and of a file without stories of its
 *   own that no story at all takes. A state of a component is a way through its code, and so is a handler;
 * - functions that a component was given and that it calls in no story of its file;
 * - kinds of controls that are shown in a story and operated in none.
 *
 * @param storyFiles all files with stories
 * @param components paths of the files that must be gone through
 */
export function findGaps(storyFiles: readonly StoryFile[], components: readonly string[]): string[] {
  const all = storyFiles.flatMap(({ records }) => records)
  const ways = components.flatMap((path) => {
    const own = storyFiles.find((stories) => stories.path === path.replace(/\.tsx?$/, '.stories.tsx'))
    return untakenWays(path, own?.records ?? all)
  })
  return [...ways, ...storyFiles.flatMap(uncalledCallbacks), ...idleControls(all)]
}

function untakenWays(path: string, records: readonly StoryRecord[]): string[] {
  const [first, ...rest] = records.flatMap(({ untaken }) => (untaken[path] ? [new Set(untaken[path])] : []))
  if (!first) return [`${path}: no story shows it`]
  return [...first].filter((way) => rest.every((others) => others.has(way))).map((way) => `${path}:${way}`)
}

function uncalledCallbacks({ path, records }: StoryFile): string[] {
  const given = records.flatMap(({ callbacks }) => Object.entries(callbacks))
  const called = new Set(given.filter(([, isCalled]) => isCalled).map(([name]) => name))
  return [...new Set(given.map(([name]) => name))]
    .filter((name) => !called.has(name))
    .map((name) => `${path}: no story has ${name} called; give it fn() and do what it is there for`)
}

function idleControls(records: readonly StoryRecord[]): string[] {
  const operated = new Set(records.flatMap((record) => record.operated))
  return [...new Set(records.flatMap(({ controls }) => controls))]
    .filter((kind) => !operated.has(kind))
    .map((kind) => `${kind} is shown in stories and operated in none`)
}
