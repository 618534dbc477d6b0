import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { withImportedFiles } from './imported-files.ts'

const site = siteOf({ 'assets/film.mp4': '', 'docs/list.pdf': '', 'docs/wind.mp3': '' })

const rewrite = (text: string) => withImportedFiles(text, { folder: join(site, 'docs'), site })

test.each([
  [
    "import film from '../assets/film.mp4';\n\n<video src={film} controls></video>\n",
    '\n<video src="../assets/film.mp4" controls></video>\n',
  ],
  [
    'import film from "@site/assets/film.mp4"\nimport list from "./list.pdf"\n\n<video src={ film } /> <a href={list}>List</a>\n',
    '\n<video src="../assets/film.mp4" /> <a href="./list.pdf">List</a>\n',
  ],
])('%j has the address of the file', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
})

test.each([
  "import film from './gone.mp4'\n\n<video src={film} />\n",
  "import film from '../assets/film.mp4'\n\n<video src={film} /> {film}\n",
  "import film from '../assets/film.mp4'\n",
  "import { film } from '../assets/film.mp4'\n\n<video src={film} />\n",
])('%j stays', (text) => {
  expect(rewrite(text)).toBe(text)
})
