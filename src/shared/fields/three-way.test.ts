import { expect, test } from 'vitest'
import { type Body, joinBodies, joinMembers, mergeFields } from './three-way.ts'

type Thing = { price: number; tags: string[]; photo: string; texts: Record<string, { name: string }> }
const BASE: Thing = { price: 5, tags: ['a', 'b'], photo: 'x', texts: { es: { name: 'Flan' } } }

const merge = (wish: Body, theirs: Partial<Thing>, sent: Body | null = null) =>
  mergeFields(
    {
      base: BASE,
      mine: joinBodies(BASE, wish) as Thing,
      theirs: { ...BASE, ...theirs },
      sent: sent && (joinBodies(BASE, sent) as Thing),
      wish,
    },
    ([key]) => {
      if (key === 'tags') return { joins: 'members' }
      if (key === 'photo') return { joins: 'mine' }
      return { joins: 'ask', label: `${key}`, phrase: `el ${key}`, shown: String }
    },
  )

test('what only this person changed is sent, what only the other changed stays', () => {
  expect(merge({ price: 7, texts: { en: { name: 'Custard' } } }, { texts: { es: { name: 'Flan casero' } } })).toEqual({
    free: { price: 7, texts: { en: { name: 'Custard' } } },
    contested: [],
  })
})

test('what both changed is asked, with both values and what is sent when mine holds', () => {
  const { free, contested } = merge(
    { price: 7, texts: { es: { name: 'Flan de huevo' } } },
    { texts: { es: { name: 'Flan casero' } } },
  )
  expect(free).toEqual({ price: 7 })
  expect(contested).toEqual([
    {
      key: 'texts.es.name',
      label: 'texts',
      phrase: 'el texts',
      theirs: 'Flan casero',
      mine: 'Flan de huevo',
      preset: 'mine',
      body: { texts: { es: { name: 'Flan de huevo' } } },
    },
  ])
})

test('what both changed to the same is there already; what was not really changed is not sent over theirs', () => {
  expect(merge({ price: 7 }, { price: 7 })).toEqual({ free: {}, contested: [] })
  expect(merge({ price: 5 }, { price: 9 })).toEqual({ free: {}, contested: [] })
})

test('a value that this person sent before, with its answer lost, is nobody else’s', () => {
  expect(merge({ price: 9 }, { price: 7 }, { price: 7 })).toEqual({ free: { price: 9 }, contested: [] })
  expect(merge({ price: 5 }, { price: 7 }, { price: 7 })).toEqual({ free: { price: 5 }, contested: [] })
  expect(merge({ price: 9 }, { price: 8 }, { price: 7 }).contested).toHaveLength(1)
})

test('members are joined one by one; a picture is never asked about', () => {
  expect(joinMembers(['a', 'b'], ['a', 'c'], ['a', 'b', 'd'])).toEqual(['a', 'd', 'c'])
  expect(merge({ tags: ['a', 'c'] }, { tags: ['a', 'b', 'd'] })).toEqual({
    free: { tags: ['a', 'd', 'c'] },
    contested: [],
  })
  expect(merge({ photo: '' }, { photo: 'y' })).toEqual({ free: { photo: '' }, contested: [] })
})
