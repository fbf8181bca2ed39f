import { onTestFinished } from 'vitest'
import { startS3, type TestS3 } from './signed-s3.ts'

/** A bucket of its own for the test that is running. */
export async function testS3(): Promise<TestS3> {
  const s3 = await startS3()
  onTestFinished(() => s3.close())
  return s3
}
