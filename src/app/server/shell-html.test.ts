import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFirstFrame, withFirstSight, withInlineStyles, withLateScript } from './shell-html.ts'

const BUILT = `<head>
<script type="module" crossorigin src="/assets/signIn-1.js" nonce="__CSP_NONCE__"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2.js" nonce="__CSP_NONCE__">
<link rel="stylesheet" crossorigin href="/assets/auth-3.css" nonce="__CSP_NONCE__">
</head><body><div id="app">__FIRST_SIGHT__</div></body>`

test('style sheets come inside the page, under its nonce', () => {
  const html = withInlineStyles(BUILT, file => `/* ${file} */`)
  expect(html).toContain('<style nonce="__CSP_NONCE__">/* assets/auth-3.css */</style></head>')
  expect(html).not.toContain('rel="stylesheet"')
})

test('before the first paint no script is fetched', () => {
  const html = withLateScript(BUILT)
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toMatch(/<script nonce="__CSP_NONCE__">requestAnimationFrame\(.*"\/assets\/react-2.js".*<\/script>/)
  expect(html).toContain('import("/assets/signIn-1.js")')
})

test('the frame is painted from the page alone: its own rules before it, the style sheets after it', () => {
  const boot = '<div class="boot" role="status"><img src="/x.svg"><span>Cargando…</span></div>'
  const sight = { html: '<aside>$&</aside>', style: '.side{}', script: 'fill()' }
  const html = withFirstFrame(BUILT.replace('__FIRST_SIGHT__', boot), sight)
  expect(html).toContain('<style nonce="__CSP_NONCE__">.side{}</style></head>')
  expect(html).toContain('<div id="app"><aside>$&</aside><script nonce="__CSP_NONCE__">fill()</script></div>')
  expect(html).toMatch(/<\/div><link rel="stylesheet"[^>]*auth-3\.css[^>]*><\/body>$/)
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1)
})

test('the form is put in as it is', () => {
  expect(withFirstSight(BUILT, '<p>$& 5 €</p>')).toContain('<div id="app"><p>$& 5 €</p></div>')
})

test.each(['app.html', 'sign-in.html'])('%s shows something before its script', file => {
  const body = readFileSync(file, 'utf8').replace(/^[^]*<div id="app">/, '')
  expect(body).toContain('Cargando…')
  expect(body).not.toMatch(/spinner|<i /)
})
