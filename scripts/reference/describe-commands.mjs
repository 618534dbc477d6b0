/**
 * Returns Markdown for the help of every command from COMMANDS.md of the package, without its title. The id of a command is its
 * name.
 */
export function describeCommands(commands) {
  const [, ...rest] = commands.split('\n')
  return rest
    .join('\n')
    .split('```')
    .reduce((text, part, index) => `${text}${index % 2 === 1 ? '```text' : '```'}${part}`)
    .trim()
    .replaceAll(/^## fyr (\w+)$/gm, '$& {#$1}')
}
