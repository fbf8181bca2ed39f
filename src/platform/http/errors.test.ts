import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { registerErrors } from './errors.ts'

/** The answer of a server whose call throws that error. */
async function answerTo(error: unknown) {
  const fastify = Fastify()
  onTestFinished(() => fastify.close())
  registerErrors(fastify)
  fastify.get('/', async () => {
    throw error
  })
  const { statusCode, headers, body } = await fastify.inject('/')
  return { status: statusCode, retryAfter: headers['retry-after'], body, ...JSON.parse(body) }
}

const withCode = (code: string) => Object.assign(new Error('SELECT secret FROM users'), { code })

test.each(['08006', '57P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
  'a database that is away (%s) is 503, to be tried again in five seconds',
  async code => {
    expect(await answerTo(withCode(code))).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '5' })
  },
)

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'so is a connection that was lost: %s',
  async message => {
    expect(await answerTo(new Error(message))).toMatchObject({ status: 503, code: 'unavailable' })
  },
)

test.each(['23505', '42P01'])('any other fault of the database (%s) is 500 and tells nothing', async code => {
  const { body, ...answer } = await answerTo(withCode(code))
  expect(answer).toMatchObject({ status: 500, code: 'internal' })
  expect(answer.retryAfter).toBeUndefined()
  expect(body).not.toMatch(/SELECT|secret|at /)
})

test.each([
  [0, '1'],
  [0.2, '1'],
  [7.01, '8'],
  [60, '60'],
])('a wait of %f s is said in whole seconds: %s', async (retryAfterS, said) => {
  expect((await answerTo(new AppError(commonErrors.unavailable, { retryAfterS }))).retryAfter).toBe(said)
})
