import { describe, expect, it } from 'vitest'
import { deviceName, deviceOf } from './device.rules.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('what a browser says of itself', () => {
  it.each([
    [`${MAC} Chrome/141.0.0.0 Safari/537.36`, 'Chrome en macOS', 'computer'],
    [`${MAC} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge en macOS', 'computer'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36', 'Chrome en Linux', 'computer'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox en Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari en iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'Chrome en iPad',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet en Android',
      'phone',
    ],
    ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/141.0 Safari/537.36', 'Chrome en Android', 'tablet'],
    ['curl/8.0', 'Otro navegador', 'computer'],
    ['', 'Otro navegador', 'computer'],
  ])('%s', (userAgent, name, kind) => {
    expect(deviceName(userAgent)).toBe(name)
    expect(deviceOf(userAgent).kind).toBe(kind)
  })
})
