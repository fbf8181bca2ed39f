import { expect, test } from 'vitest'
import { ownPath } from './return-url.rules.ts'

const OWN = 'https://carta.example.com'

test.each([
  ['/dashboard/user?tab=subscription', '/dashboard/user?tab=subscription'],
  ['https://carta.example.com/dashboard/user?subscription=success#x', '/dashboard/user?subscription=success'],
  ['https://carta.example.com', '/'],
  ['https://carta.example.com:443/a', '/a'],
  ['/a/../b', '/b'],
])('keeps path and query of %s', (url, path) => expect(ownPath(url, OWN)).toBe(path))

test.each([
  'https://evil.example/dashboard',
  'http://carta.example.com/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' https://evil.example',
  'https://carta.example.com@evil.example/',
  'https://marta@carta.example.com/',
  'https://@carta.example.com/',
  'https://marta:secreto@carta.example.com/',
  'https://carta.example.com:8443/',
  'https://carta.example.com.evil.example/',
  'https://carta.example.com//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'data:text/html,hola',
  'blob:https://carta.example.com/dashboard',
  'dashboard',
  'https:///evil.example',
  '',
])('refuses %j', url => expect(ownPath(url, OWN)).toBeUndefined())
