import { expect, test } from 'vitest'
import { createForecast } from './forecast.ts'

/** A forecast, a clock, and pictures that end when they are told to. */
function office(atOnce: number) {
  let time = 0
  const forecast = createForecast({ atOnce, now: () => time })
  const begin = (owner: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const done = forecast.count(owner, begun => {
      begun()
      return promise
    })
    return async (tookMs: number) => {
      time += tookMs
      resolve()
      await done
    }
  }
  return { forecast, begin }
}

test('nothing is forecast before a picture was made', () => {
  const { forecast, begin } = office(1)
  begin('ana')
  expect(forecast.waitMs('ana')).toBe(0)
})

test('one more picture waits for those of everybody before it, and for those of its own owner', async () => {
  const { forecast, begin } = office(2)
  await begin('ana')(4000)
  expect(forecast.waitMs('ana')).toBe(0)
  for (const owner of ['ana', 'ana', 'ana', 'luis', 'eva']) begin(owner)
  expect(forecast.waitMs('rosa')).toBe(8000)
  expect(forecast.waitMs('ana')).toBe(12_000)
})

test('a slow hour is known after a few pictures', async () => {
  const { forecast, begin } = office(1)
  await begin('ana')(1000)
  for (let count = 0; count < 6; count++) await begin('ana')(11_000)
  begin('luis')
  expect(forecast.waitMs('ana')).toBeGreaterThan(9000)
})

test('a picture that is refused before it begins teaches nothing', async () => {
  const { forecast, begin } = office(1)
  await begin('ana')(4000)
  await expect(forecast.count('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  begin('luis')
  expect(forecast.waitMs('ana')).toBe(4000)
})
