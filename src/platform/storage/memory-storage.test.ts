import { describe } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { testStorage } from './storage.suite.ts'

describe('storage in memory', () => {
  testStorage(async () => createMemoryStorage())
})
