/**
 * Answers questions about `apps/site` and `apps/docs` as an agent does, with the client of the MCP SDK and the server of
 * `@fyr/mcp`: searches, then reads the hits one after the other until one has the answer, though an excerpt may have had it. Prints where
 * the right page is and what an answer costs, in tokens of four letters: all arguments and results of the calls.
 * `pnpm maintain bench:agents`; exits with 1 when fewer than 29 of 30
 * questions have their page in the first five, or when the median is over 3,000 tokens.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { AGENT_QUESTIONS } from './agent-questions.mjs'
import { tableOf } from './peers/format-table.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const server = join(
  dirname(createRequire(import.meta.url).resolve('@fyr/mcp/package.json')),
  'bin/fyr-mcp.mjs',
)
const MIN_FOUND = 29
const MAX_TOKENS = 3000
const LETTERS_PER_TOKEN = 4

async function call(client, name, input) {
  const { content } = await client.callTool({ name, arguments: input })
  const text = content.map((part) => part.text).join('')
  return { text, letters: JSON.stringify(input).length + JSON.stringify(content).length }
}

/** Addresses of the hits, each with its section. */
function addressesIn(text) {
  return [...text.matchAll(/^- \[.*\]\(([^)\s]+)\)$/gm)].map(([, address]) => address)
}

async function ask(client, [question, words, page, answer]) {
  const search = await call(client, 'search', { query: words })
  const addresses = addressesIn(search.text)
  const paths = addresses.map((address) => address.replace(/#.*/, ''))
  const rank = paths.findIndex((path) => path.endsWith(`/${page}`)) + 1
  let letters = search.letters
  let isAnswered = false
  for (const address of addresses) {
    // What a hit says decides whether the next is read.
    // oxlint-disable-next-line no-await-in-loop
    const read = await call(client, 'read', { page: address })
    letters += read.letters
    isAnswered = read.text.includes(answer)
    if (isAnswered) break
  }
  return { question, rank, isAnswered, tokens: Math.ceil(letters / LETTERS_PER_TOKEN) }
}

async function askAll([site, questions]) {
  const client = new Client({ name: 'bench', version: '1.0.0' })
  const args = [server, join(root, 'apps', site)]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }))
  const results = []
  // oxlint-disable-next-line no-await-in-loop
  for (const question of questions) results.push(await ask(client, question))
  await client.close()
  return results
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

const results = (await Promise.all(Object.entries(AGENT_QUESTIONS).map(askAll))).flat()
const rows = results.map(({ question, rank, isAnswered, tokens }) => ({
  question,
  'place of the page': rank === 0 ? 'not found' : rank,
  answer: isAnswered ? 'found' : 'not found',
  tokens,
}))
const found = results.filter(({ rank }) => rank > 0).length
const answered = results.filter(({ isAnswered }) => isAnswered).length
const cost = median(results.map(({ tokens }) => tokens))
console.log(tableOf(rows))
console.log(
  `\nThe right page is in the first five for ${found} of ${results.length} questions; ${answered} are answered.`,
)
console.log(`Median from question to answer: ${cost} tokens.`)
if (found < MIN_FOUND || cost > MAX_TOKENS) process.exitCode = 1
