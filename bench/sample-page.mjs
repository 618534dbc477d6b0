import { createRandom, pick } from './random.mjs'

const WORDS = {
  en: 'the a of to and in is for that with on as by from at which when each value request field server client token area sensor reading message record period change example response version setting result limit order state region water depth oxygen temperature salinity feed stock site pen cage sample report query stream event account access'.split(
    ' ',
  ),
  no: 'og i er for som med på av til den det en et fra ved når hver verdi forespørsel felt tjener klient nøkkel område måler lesning melding post periode endring eksempel svar versjon innstilling resultat grense rekkefølge tilstand region vann dybde oksygen temperatur salt fôr bestand anlegg merd not prøve rapport spørring strøm hendelse konto tilgang'.split(
    ' ',
  ),
}

const CODE = [
  (random) =>
    `\`\`\`ts title="src/client-${number(random)}.ts" {3}
import { createClient } from '@example/client'

export async function read${number(random)}(area: string): Promise<Reading[]> {
  const client = createClient({ token: process.env.TOKEN ?? '', retries: ${number(random)} })
  const response = await client.get(\`/areas/\${area}/readings\`, { limit: ${number(random)} })
  // Readings without a depth come from the surface.
  return response.items.map((item) => ({ ...item, depth: item.depth ?? 0 }))
}
\`\`\``,
  (random) =>
    `\`\`\`json
{
  "area": "area-${number(random)}",
  "readings": [
    { "depth": ${number(random)}, "oxygen": 8.${number(random)}, "isValid": true },
    { "depth": ${number(random)}, "oxygen": 7.${number(random)}, "isValid": false }
  ],
  "next": null
}
\`\`\``,
  (random) =>
    `\`\`\`bash
# Fetch the newest readings of an area
curl --header "Authorization: Bearer $TOKEN" \\
  "https://api.example.com/v3/areas/${number(random)}/readings?limit=${number(random)}" \\
  | jq '.readings[] | select(.isValid)'
\`\`\``,
  (random) =>
    `\`\`\`python
import requests

def readings(area: int = ${number(random)}) -> list[dict]:
    """Readings of the last day, newest first."""
    response = requests.get(f"https://api.example.com/v3/areas/{area}/readings", timeout=${number(random)})
    response.raise_for_status()
    return sorted(response.json()["readings"], key=lambda item: item["time"], reverse=True)
\`\`\``,
  (random) =>
    `\`\`\`yaml
service:
  name: reader-${number(random)}
  replicas: ${number(random)}
  environment:
    - TOKEN_FILE=/run/secrets/token
  healthcheck: { interval: ${number(random)}s, retries: 3 }
\`\`\``,
]

function number(random) {
  return 1 + Math.floor(random() * 900)
}

/**
 * A page of about 900 words with three code blocks, headings, a list, a table, a note and links. The same `seed` and
 * locale give the same text. `links`: relative paths of Markdown files that it may link to.
 */
export function samplePage({ seed, locale, title, links }) {
  const random = createRandom(seed)
  const words = WORDS[locale]
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(random() * 12) }, () => pick(words, random)).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => {
    const sentences = Array.from({ length: 3 + Math.floor(random() * 3) }, sentence)
    const marks = [
      `Use \`${pick(words, random)}_${number(random)}\` here.`,
      `This is **${pick(words, random)}** and *${pick(words, random)}*.`,
      links.length === 0 ? '' : `See [${pick(words, random)}](${pick(links, random)}).`,
    ]
    return [...sentences, pick(marks, random)].join(' ').trim()
  }
  const heading = () => `## ${pick(words, random)} ${pick(words, random)} ${number(random)}`
  const list = () => Array.from({ length: 5 }, () => `- ${sentence()}`).join('\n')
  const table = () =>
    ['| Field | Type | Meaning |', '|---|---|---|']
      .concat(Array.from({ length: 5 }, () => `| \`${pick(words, random)}\` | string | ${sentence()} |`))
      .join('\n')
  const note = () => `:::note\n\n${sentence()}\n\n:::`
  const blocks = [
    paragraph(),
    ...Array.from({ length: 3 }, () => [
      heading(),
      paragraph(),
      pick(CODE, random)(random),
      paragraph(),
      paragraph(),
      `#${heading()}`,
      paragraph(),
    ]).flat(),
    list(),
    heading(),
    table(),
    note(),
    paragraph(),
  ]
  return `---\ntitle: ${title}\ndescription: ${sentence()}\n---\n\n${blocks.join('\n\n')}\n`
}
