import { expect, test } from '@playwright/test'

const NAMES = ['DejaVu Sans', 'DejaVu Sans Mono', 'Liberation Sans', 'Liberation Mono', 'Noto Sans', 'Roboto']

test('the browser has the fonts of the project alone, whatever the machine has', async ({ page }, {
  project,
}) => {
  const set = project.name === 'liberation' ? 'Liberation' : 'DejaVu'
  const isThere = (name: string): Promise<boolean> =>
    page.evaluate(
      (font) =>
        new FontFace('any', `local("${font}")`).load().then(
          () => true,
          () => false,
        ),
      name,
    )
  const there = await Promise.all(NAMES.map(isThere))
  expect(
    NAMES.filter((_, index) => there[index]),
    'Debian has Liberation in fonts-liberation; LIBERATION_FONTS_PATH names another folder.',
  ).toEqual(NAMES.filter((name) => name.startsWith(set)))
})
