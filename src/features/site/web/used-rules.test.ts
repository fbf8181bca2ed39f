import { expect, test } from 'vitest'
import { usedRules } from './used-rules.ts'

const MARKUP = '<div class="card wide"><a class="b" data-variant="brand" data-wide="">Ver</a></div>'
const kept = (style: string) => usedRules(style, MARKUP)

test('rules of classes that the markup has not are left out, one selector at a time', () => {
  expect(kept('.card{a:b}.gone{a:b}.gone,.wide>.b{c:d}.card .gone{a:b}')).toBe('.card{a:b}.wide>.b{c:d}')
})

test('looks of widgets that the markup does not show are left out', () => {
  expect(kept('.b[data-variant="brand"]{a:b}.b[data-variant=danger]{a:b}.b[data-size="lg"]{a:b}')).toBe(
    '.b[data-variant="brand"]{a:b}',
  )
  expect(kept('.b[data-wide]{a:b}.b[data-icon-only]{a:b}')).toBe('.b[data-wide]{a:b}')
})

test('an element with a class is left out where the markup has no such element', () => {
  expect(kept('a.b{a:b}select.b{a:b}.card>select.b:focus{a:b}.card select{a:b}')).toBe('a.b{a:b}.card select{a:b}')
})

test('elements, states, and attributes that scripts set are kept', () => {
  const style = 'a{b:c}.b[aria-busy="true"]{a:b}.b:is(.b,a):not(.gone):focus-visible{a:b}[data-wait]{a:b}'
  expect(kept(style)).toBe(style)
})

test('groups are looked into, and go when nothing is left; other at-rules stay', () => {
  expect(kept('@layer ui{@media (width>9px){.b:focus{a:b}.gone:focus{a:b}}}@media print{.gone{a:b}}')).toBe(
    '@layer ui{@media (width>9px){.b:focus{a:b}}}',
  )
  const others = '@layer reset,tokens,ui;@font-face{font-family:"X";src:url(/x.woff2)}@keyframes spin{to{a:b}}'
  expect(kept(others)).toBe(others)
})

test('blocks of one layer that follow each other become one, in their order', () => {
  expect(kept('@layer ui{.b{a:b}}@layer ui{.gone{a:b}}@layer ui{.card{a:b}}.b{c:d}@layer ui{.b{e:f}}')).toBe(
    '@layer ui{.b{a:b}.card{a:b}}.b{c:d}@layer ui{.b{e:f}}',
  )
})

test('comments are left out, whatever is in them', () => {
  expect(kept('/* .gone { } */ .card { a: b }')).toBe('.card{ a: b }')
})

test('a style that is cut off is an error, not half a page', () => {
  expect(() => kept('.card{a:b')).toThrow('not closed')
})

test('tokens that no rule asks for are left out, and then those that only they asked for', () => {
  const tokens = ':root{--a:1px;--b:var(--a);--c:var(--b);--d:#fff;--e:2px}'
  expect(kept(`${tokens}.card{width:var(--b)}.gone{color:var(--d)}`)).toBe(
    ':root{--a:1px;--b:var(--a);}.card{width:var(--b)}',
  )
  expect(usedRules(':root{--q:1px}', '<p style="width:var(--q)"></p>')).toBe(':root{--q:1px}')
})
