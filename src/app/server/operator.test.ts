import { expect, test } from 'vitest'
import { ConfigError } from '#platform/config/config.ts'
import { cannotListen, checkNode, explainToOperator } from './operator.ts'

test.each(['24.21.0', '24.99.1'])('Node %s runs the product', version => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['20.20.2', '24.20.9', '25.0.0'])('Node %s is refused, with the command to type', version => {
  expect(() => checkNode(version)).toThrow(
    `Node 24.21 is needed and this is ${version}: start the product with "npm start".`,
  )
})

test('known errors are plain sentences', () => {
  const inUse = Object.assign(new Error('listen EADDRINUSE'), { syscall: 'listen', code: 'EADDRINUSE', port: 3000 })
  expect(explainToOperator(inUse)).toBe(
    'Port 3000 is in use by another program. Stop it, or choose another port: PORT=3001 npm start',
  )
  const noAddress = Object.assign(new Error('getaddrinfo ENOTFOUND x'), { syscall: 'getaddrinfo', code: 'ENOTFOUND' })
  expect(explainToOperator(cannotListen(noAddress))).toBe('The product cannot listen (ENOTFOUND): check HOST and PORT.')
  const noFolder = Object.assign(new Error("ENOTDIR: not a directory, mkdir '/a/b'"), { code: 'ENOTDIR', path: '/a/b' })
  expect(explainToOperator(noFolder)).toBe(
    "The folder of DATA_DIR cannot be used: ENOTDIR: not a directory, mkdir '/a/b'",
  )
  expect(explainToOperator(new ConfigError(['PORT must be a number']))).toBe(
    'These settings are wrong:\n  PORT must be a number',
  )
  const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    syscall: 'connect',
    code: 'ECONNREFUSED',
  })
  expect(explainToOperator(away)).toBe(
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:5432',
  )
})

test('an unknown error keeps its stack', () => {
  expect(explainToOperator(new TypeError('x is not a function'))).toContain('operator.test.ts')
})
