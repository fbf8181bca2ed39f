import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { reportCrash, watchScripts } from './script-failures.ts'

let lines = 0
/** An error of our code, at a place of its own. */
function ours(error: Error = new TypeError('x is undefined')): Error {
  error.stack = `${error.name}: ${error.message}\n    at https://carta.example/assets/main-Ab12.js:${++lines}:7`
  return error
}

const fetched = vi.fn(async (_url: string, _init: { body: string }) => new Response())
const told = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown)

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/dashboard/menu' })
  onTestFinished(() => void vi.unstubAllGlobals())
})

function watched() {
  const page = new EventTarget()
  watchScripts(page)
  const send = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields))
  return {
    fail: (error: unknown) => send('error', { error }),
    reject: (reason: unknown) => send('unhandledrejection', { reason }),
  }
}

test('an error that nobody catches is told with its name and its place in our code, never its message', () => {
  const { fail, reject } = watched()
  fail(ours())
  reject(ours(new RangeError('de Ana')))
  const page = '/dashboard/menu'
  expect(told()).toEqual([
    { part: 'script', error: 'TypeError', page, at: `/assets/main-Ab12.js:${lines - 1}:7` },
    { part: 'script', error: 'RangeError', page, at: `/assets/main-Ab12.js:${lines}:7` },
  ])
})

test('the same place is told once, and of many places a few', () => {
  const { fail } = watched()
  const error = ours()
  for (let n = 0; n < 3; n++) fail(error)
  expect(told()).toHaveLength(1)
  const other = watched()
  for (let n = 0; n < 20; n++) other.fail(ours())
  expect(told()).toHaveLength(6)
})

test('refusals, lost connections, code that did not arrive, extensions and odd things are not told', () => {
  const { fail, reject } = watched()
  reject(ours(new ApiError({ status: 0, code: 'network', message: 'network error' })))
  reject(ours(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')))
  fail(Object.assign(new Error('x'), { stack: 'Error: x\n at chrome-extension://abc/content.js:1:1' }))
  fail(null)
  reject('no')
  expect(told()).toEqual([])
})

test('a screen that crashed is told, also where its place is not known', () => {
  reportCrash(Object.assign(new SyntaxError('x'), { stack: '' }))
  reportCrash(new ApiError({ status: 500, code: 'internal', message: 'x' }))
  expect(told()).toEqual([{ part: 'script', error: 'SyntaxError', page: '/dashboard/menu' }])
})
