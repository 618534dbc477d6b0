import { expect, test } from 'vitest'
import { closeElements } from './close-elements.ts'

test.each([
  ['<div class="a" /> text', '<div class="a"></div> text'],
  ['### <a name="press" href="#"/>Pressing', '### <a name="press" href="#"></a>Pressing'],
  ['<SPAN/><span  />', '<SPAN></SPAN><span></span>'],
  ['<div class="a"><div class="b" /> Hover</div>', '<div class="a"><div class="b"></div> Hover</div>'],
  // Empty elements, drawings and components close themselves here too.
  ['<br/><img src="a.png" /><path d="M0" /><Boat />', '<br/><img src="a.png" /><path d="M0" /><Boat />'],
  ['Write `<div />` or ``<a/>``.', 'Write `<div />` or ``<a/>``.'],
  ['```html\n<div />\n```', '```html\n<div />\n```'],
])('an element that closes itself has an end tag in %j', (written, expected) => {
  expect(closeElements(written)).toBe(expected)
})
