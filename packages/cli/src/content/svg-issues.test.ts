import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { svgIssues } from './svg-issues.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

function issuesOf(bytes: string | Buffer, name = 'a.svg') {
  const root = makeTemporaryFolder()
  mkdirSync(join(root, 'static'))
  const from = join(root, 'static', name)
  writeFileSync(from, bytes)
  return svgIssues(root, [{ from }])
}

test.each([
  ['a script', `<svg ${SVG}><script>alert(1)</script></svg>`],
  [
    'a script with a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
  ],
  ['a script of XHTML', `<svg ${SVG}><script xmlns="http://www.w3.org/1999/xhtml" src="/a.js"/></svg>`],
  ['a handler', `<svg ${SVG} onload="alert(1)"/>`],
  ['a handler inside', `<svg ${SVG}><g><rect onclick='alert(1)'/></g></svg>`],
  ['a handler that is set later', `<svg ${SVG}><set attributeName="onclick" to="alert(1)"/></svg>`],
  ['a link that runs', `<svg ${SVG}><a href="javascript:alert(1)"><text>x</text></a></svg>`],
  ['an older link that runs', `<svg ${SVG}><a xlink:href=" java&#10;script:alert(1)"/></svg>`],
  [
    'a link that runs later',
    `<svg ${SVG}><a><animate attributeName="href" values="#;javascript:alert(1)"/></a></svg>`,
  ],
  ['a document in an address', `<svg ${SVG}><use href="data:text/html,x"/></svg>`],
  [
    'a frame',
    `<svg ${SVG}><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject></svg>`,
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg ${SVG}>&x;</svg>`],
  ['a style sheet that transforms', `<?xml-stylesheet type="text/xsl" href="/a.xsl"?><svg ${SVG}/>`],
  ['an encoding', `<?xml version="1.0" encoding="utf-16"?><svg ${SVG}/>`],
  ['letters of two bytes', Buffer.from(`\uFEFF<svg ${SVG}><script>alert(1)</script></svg>`, 'utf16le')],
  [
    'a script behind a comment that ends late',
    `<svg ${SVG}><!--><![CDATA[--><script>alert(1)</script><!--]]>--></svg>`,
  ],
  [
    'a script behind a comment of three dashes',
    `<svg ${SVG}><!---><![CDATA[--><script>alert(1)</script><!--]]>--></svg>`,
  ],
  ['a script behind an exclamation mark', `<svg ${SVG}><!-- --!> --><script>alert(1)</script><!-- --></svg>`],
  [
    'a script behind an instruction that ends late',
    `<svg ${SVG}><?x ><!-- ?><script>alert(1)</script><!-- --></svg>`,
  ],
  [
    'a script behind an early CDATA section',
    `<svg ${SVG}><![CDATA[<!--]]><script>alert(1)</script><!-- --></svg>`,
  ],
  [
    'a script behind a CDATA section in small letters',
    `<svg ${SVG}><![cdata[<!--]]><script>alert(1)</script><!-- --></svg>`,
  ],
  [
    'a script behind a tag of HTML',
    `<svg ${SVG}><style><!--</style><script>alert(1)</script><!-- --></style></svg>`,
  ],
  [
    'a script behind a bracket in a value',
    `<svg ${SVG}><g id="'>" class='">'><script>alert(1)</script></g></svg>`,
  ],
  ['a script behind the end of the drawing', `<svg ${SVG}/><script>alert(1)</script>`],
  ['a script and no end', `<svg ${SVG}><script>alert(1)</script>`],
  ['an attribute that is there twice', `<svg ${SVG}><a href="" href="javascript:alert(1)"/></svg>`],
  ['an attribute without quotes', `<svg ${SVG}><g onclick=alert(1)></g></svg>`],
  [
    'an attribute of a definition',
    `<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "alert(1)">]><svg ${SVG}/>`,
  ],
  [
    'a definition behind a comment',
    `<!DOCTYPE svg [<!-- ]><svg> --><!ATTLIST svg onload CDATA "alert(1)">]><svg ${SVG}/>`,
  ],
  ['an entity that nothing defines', `<svg ${SVG}>&x;</svg>`],
  [
    'a script with two prefixes',
    `<a:svg xmlns:a="http://www.w3.org/2000/svg"><a:b:script>alert(1)</a:b:script></a:svg>`,
  ],
  ['a base that runs', `<svg ${SVG}><a xml:base="javascript:" href="alert(1)"/></svg>`],
  ['a frame of a set', `<svg ${SVG}><h:frame xmlns:h="http://www.w3.org/1999/xhtml" src="/a.html"/></svg>`],
  [
    'a style sheet behind the declaration',
    `<?xml version="1.0"?><!-- --><?xml-stylesheet href="/a.xsl"?><svg ${SVG}/>`,
  ],
  ['an encoding that moves letters', `<?xml version='1.0' standalone='no' encoding='utf-7'?><svg ${SVG}/>`],
  ['an encoding behind a space', ` <?xml version="1.0" encoding="utf-7"?><svg ${SVG}/>`],
  ['an encoding in another order', `<?xml encoding="utf-7" version="1.0"?><svg ${SVG}/>`],
  ['letters of two bytes, the other way round', Buffer.from(`\uFEFF<svg ${SVG}/>`, 'utf16le').swap16()],
])('an SVG file with %s is reported', (_name, bytes) => {
  expect(issuesOf(bytes)).toMatchObject([{ code: 'unsafe-svg', file: 'static/a.svg' }])
})

test.each([
  ['a plain drawing', `<?xml version="1.0" encoding="UTF-8"?>\n<svg ${SVG}><rect width="1"/></svg>`],
  [
    'a document type of an old editor',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg ${SVG}/>`,
  ],
  ['the word script', `<svg ${SVG}><title>On scripts: javascript:</title><text>&lt;script></text></svg>`],
  ['a script in a comment', `<svg ${SVG}><!-- <script>alert(1)</script> --></svg>`],
  ['a script in a text', `<svg ${SVG}><style><![CDATA[ a::after { content: '<script>' } ]]></style></svg>`],
  [
    'a picture',
    `<svg ${SVG}><image xlink:href="data:image/png;base64,AAAA"/><a href="https://a.example"/></svg>`,
  ],
  [
    'what Inkscape writes',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg width="1mm" viewBox="0 0 1 1" id="svg1" inkscape:version="1.3.2 (091e20e, 2023-11-25)"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="base" pagecolor="#fff" inkscape:zoom="0.7"/><defs id="defs1"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"/></svg>
`,
  ],
  [
    'what Illustrator writes',
    `\uFEFF<?xml version="1.0" encoding="iso-8859-1"?>\r
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->\r
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\r
<svg version="1.1" id="Layer_1" ${SVG} x="0px" viewBox="0 0 1 1" style="enable-background:new 0 0 1 1;" xml:space="preserve">\r
<style type="text/css"><![CDATA[\r
\t.st0{fill:#FFFFFF;} a > b { content: "]]" }\r
]]></style><?xpacket begin='' id='W5M0'?><switch><g i:extraneous="self" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"/></switch></svg>\r
`,
  ],
  [
    'what draw.io writes',
    `<?xml version="1.0" encoding="UTF-8"?>
<!-- Do not edit this file with editors other than draw.io -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${SVG} version="1.1" content="&lt;mxfile host=&quot;app.diagrams.net&quot;&gt;&lt;/mxfile&gt;&#10;"><g><switch><foreignObject pointer-events="none" requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"><div xmlns="http://www.w3.org/1999/xhtml" style="display: flex;">A<br/>B &amp; C&#xa0;</div></foreignObject></switch></g></svg>`,
  ],
  [
    'what Figma writes',
    `<svg width="24" height="24" fill="none" ${SVG}><g clip-path="url(#a)"/><defs><pattern id="p"><use xlink:href="#i" transform="scale(0.1)"/></pattern><image id="i" xlink:href="data:image/png;base64,iVBO
Rw0KGgo="/></defs></svg>\n`,
  ],
  [
    'what Graphviz writes',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
 "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Generated by graphviz version 2.43.0 (0)
 -->
<!-- Title: G Pages: 1 -->
<svg ${SVG}><g id="edge1"><title>a&#45;&gt;b</title></g><!-- a&#45;&gt;b --></svg>
`,
  ],
  ['nothing in it', ''],
  ['another version of XML', `<?xml version="1.1"?><svg ${SVG}/>`],
  ['a prefix that nothing defines', `<svg xmlns="http://www.w3.org/2000/svg"><use xlink:href="#a"/></svg>`],
  ['metadata', `<svg ${SVG}><metadata><a/></metadata><animate attributeName="opacity" values="0;1"/></svg>`],
])('an SVG file with %s is published', (_name, bytes) => {
  expect(issuesOf(bytes)).toEqual([])
})

test('the position is that of the element, and the line is shown', () => {
  const [issue] = issuesOf(`<svg ${SVG}>\n  <rect/>\n  <g onclick="alert(1)"/>\n</svg>`)
  expect(issue).toMatchObject({ line: 3, column: 3, sourceLine: '  <g onclick="alert(1)"/>' })
  expect(issue?.problem).toContain('the handler "onclick"')
})

test('what is not XML is reported where it breaks', () => {
  const [issue] = issuesOf(`<svg ${SVG}>\n  <!-- a -- b -->\n</svg>`)
  expect(issue).toMatchObject({ line: 2, column: 12, sourceLine: '  <!-- a -- b -->' })
  expect(issue?.problem).toBe(
    'This SVG file is not well-formed XML (malformed comment). So it cannot be checked for code that would run as part of your site.',
  )
})

test('only SVG files are read', () => {
  expect(issuesOf('<svg onload="alert(1)"/>', 'a.txt')).toEqual([])
  expect(issuesOf('<svg onload="alert(1)"/>', 'a.SVG')).toHaveLength(1)
})
