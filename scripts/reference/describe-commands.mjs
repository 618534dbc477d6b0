/** Returns Markdown for the help of every command from COMMANDS.md of the package, without its title. */
export function describeCommands(commands) {
  const [, ...rest] = commands.split('\n')
  return rest
    .join('\n')
    .split('```')
    .reduce((text, part, index) => `${text}${index % 2 === 1 ? '```text' : '```'}${part}`)
    .trim()
}
