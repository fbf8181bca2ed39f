import { describe, expect, test } from 'vitest'
import { createBucketStorage } from '#test/storage/bucket-storage.ts'
import { testStorage } from './storage.suite.ts'

const publicUrl = 'https://img.example/sobremesa'

describe('storage in a bucket', () => {
  testStorage(async () => createBucketStorage({ publicUrl }))
})

test('a bucket keeps what it must send with each file', async () => {
  const storage = createBucketStorage({ publicUrl })
  const options = { type: 'text/html; charset=utf-8', encoding: 'br', cache: 'public, no-cache' } as const
  await storage.in('menus/').put('start/casa-lola.br', Buffer.from('x'), options)
  expect(storage.objects.get('menus/start/casa-lola.br')).toMatchObject(options)
})

test.each([publicUrl, `${publicUrl}/`])('addresses are below %s, which is named in full', url => {
  const storage = createBucketStorage({ publicUrl: url })
  expect(storage.in('images/').urlOf('ab12/320.webp')).toBe('https://img.example/sobremesa/images/ab12/320.webp')
  expect(storage.publicOrigin).toBe('https://img.example')
})
