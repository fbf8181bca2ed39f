import { describe, expect, it } from 'vitest'
import { stepFrom, stepsAround, timeAfterKey, typedTime } from './time-of-day.ts'

describe('a typed time', () => {
  it('is parsed in the ways people write it', () => {
    for (const typed of ['9:30', '930', '09.30', ' 9,30 ', '9h30', '9:30 h', '09:30'])
      expect(typedTime(typed)).toBe('09:30')
    expect(typedTime('9')).toBe('09:00')
    expect(typedTime('1230')).toBe('12:30')
    expect(typedTime('0')).toBe('00:00')
  })
  it('stays as typed when it is no time', () => {
    for (const typed of ['', 'tarde', '12:3', '12345']) expect(typedTime(typed)).toBe(typed)
    expect(typedTime('24:00')).toBe('24:00')
  })
})

it('goes by five minutes, by arrows around midnight too', () => {
  expect(stepsAround('23:58')).toEqual(['23:55', '00:00'])
  expect(['22:13', '22:15'].map(time => stepFrom(time, 'later'))).toEqual(['22:15', '22:20'])
  expect(['22:13', '00:00'].map(time => stepFrom(time, 'earlier'))).toEqual(['22:10', '23:55'])
  expect(timeAfterKey('ArrowUp', '2213')).toBe('22:15')
  expect(timeAfterKey('ArrowDown', 'tarde')).toBeUndefined()
  expect(timeAfterKey('Enter', '22:13')).toBeUndefined()
})
