import { expect, test } from 'vitest'
import { readCommands } from './read-commands.ts'

test.each<[string, string, string | null]>([
  ['a command and its output', '$ npm test\nok 12\n', 'npm test'],
  ['several commands', '$ cd site\n$ npm start\nlistening\n\n$ ls', 'cd site\nnpm start\nls'],
  ['a comment above a command', '# Install it\n$ npm i fyr', 'npm i fyr'],
  ['the prompt of a host', 'me@host:~/site$ ls\na b\n[me@host site]$ pwd', 'ls\npwd'],
  [
    'a backslash at the end',
    '$ docker run \\\n>   -p 80:80 \\\n    web\nstarted',
    'docker run \\\n  -p 80:80 \\\n    web',
  ],
  ['two backslashes at the end', '$ echo a\\\\\nout', 'echo a\\\\'],
  ['an open quote', '$ curl -d \'{\n  "a": 1\n}\' example.com\n{}', 'curl -d \'{\n  "a": 1\n}\' example.com'],
  ['a quote in a comment', "$ ls # don't\na", "ls # don't"],
  ['a quote in a quote', `$ echo "don't"\ndon't`, `echo "don't"`],
  ['a quote that never ends', "$ echo don't\nout\n$ ls", "echo don't\nls"],
  ['a here document', '$ cat > a <<EOF\n$HOME\ntext\nEOF\n$ ls', 'cat > a <<EOF\n$HOME\ntext\nEOF\nls'],
  ['a here document that never ends', '$ cat <<EOF\ntext', 'cat <<EOF'],
  ['a here document with prompts', '$ cat <<EOF\n> hello\n> > b\n> EOF\nhello', 'cat <<EOF\nhello\n> b\nEOF'],
  ['a quoted line in a here document', '$ cat <<EOF\n> hello\nEOF\n> hello', 'cat <<EOF\n> hello\nEOF'],
  ['two here documents', '$ cat <<A - <<B\na\nA\nb\nB\nb', 'cat <<A - <<B\na\nA\nb\nB'],
  [
    'a here document on a continued line',
    '$ docker run \\\n> web bash <<EOF\n> ls\n> EOF\na',
    'docker run \\\nweb bash <<EOF\nls\nEOF',
  ],
  ['a text as input', '$ cat <<< hello\nhello', 'cat <<< hello'],
  ['a quote with prompts', "$ echo 'a\n> b\n> c'\na", "echo 'a\nb\nc'"],
  ['a quote of quoted lines', "$ echo 'a\n> b\n'\na", "echo 'a\n> b\n'"],
  ['no prompt', 'npm i\nnpm test', null],
  ['a variable', '$HOME/bin/fyr build\n$(which node) -v', null],
  ['a prompt alone', '$ \n$', null],
  ['a dollar within a line', 'echo 5 $ 6', null],
])('commands: %s', (_name, code, expected) => {
  expect(readCommands(code.split('\n'), 'sh')).toBe(expected)
})

test.each(['text', 'js', 'php', 'powershell', ''])('a line of "%s" has no prompt', (language) => {
  expect(readCommands(['$ 5 is the price', 'of it'], language)).toBeNull()
})
