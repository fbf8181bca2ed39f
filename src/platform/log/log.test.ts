import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lines(write: (log: ReturnType<typeof createLog>) => void): string {
  const written: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  write(createLog({ level: 'info', pretty: false }, sink))
  return written.join('')
}

test('a request is logged without its query string, cookies and body', () => {
  const req = {
    id: '1',
    method: 'GET',
    url: '/auth/accept-invitation?token=abc#x',
    headers: { cookie: 'c' },
    body: 'b',
  }
  expect(JSON.parse(lines(log => log.info({ req }, 'asked'))).req).toEqual({
    id: '1',
    method: 'GET',
    path: '/auth/accept-invitation',
  })
})

test('an error of the database is logged without the values of its row', () => {
  const err = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_live',
    detail: 'Key (email)=(ana@example.com)',
  })
  const line = lines(log => log.error({ err: new Error('refused', { cause: err }) }, 'failed'))
  expect(JSON.parse(line).err.cause).toMatchObject({ code: '23505', constraint: 'users_email_live' })
  expect(line).not.toContain('ana@example.com')
})
