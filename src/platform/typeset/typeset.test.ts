import { afterAll, expect, test } from 'vitest'
import { createTestLog } from '#test/log.ts'
