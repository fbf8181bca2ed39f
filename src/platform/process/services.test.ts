import { expect, test } from 'vitest'
import { createServices, defineService } from './services.ts'

const words = defineService<string[]>('test.words')

test('a service is what was made for this process, and only for this one', () => {
  const [here, there] = [createServices(), createServices()]
  here.provide(words, ['hola'])
  expect(here.get(words)).toEqual(['hola'])
  expect([here.has(words), there.has(words)]).toEqual([true, false])
  expect(() => there.get(words)).toThrow('no service "test.words"')
})

test('nobody replaces a service that others may hold already', () => {
  const services = createServices()
  services.provide(words, ['hola'])
  expect(() => services.provide(words, [])).toThrow('"test.words" was made twice')
})
