/** Whether the doc of a name stands for its folder: `index`, `readme` and one that is named like it. Both without numbers. */
export function standsForFolder(name: string, folder: string | undefined): boolean {
  return /^(?:index|readme)$/i.test(name) || name === folder
}
