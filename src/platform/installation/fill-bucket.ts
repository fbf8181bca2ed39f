import { OperatorError } from '#platform/operator/operator-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { readBucketId, writeMarker } from './places.ts'

/** Stands in a bucket that is being filled: it is nobody's until everything is in it, so that no start finds half. */
const FILLING = { namespace: 'installation/', key: 'filling.txt' } as const

/** Throws OperatorError for a bucket with files that are not of this installation. */
export async function requireOwnBucket(bucket: Storage, id: string): Promise<void> {
  const present = await readBucketId(bucket)
  if (present === id) return
  if (present)
    throw new OperatorError(`The bucket of S3_ENDPOINT is of the installation ${present}: choose another one.`)
  const filling = await bucket.in(FILLING.namespace).read(FILLING.key)
  if (filling?.toString().trim() === id) return
  for await (const _key of bucket.in('images/').list())
    throw new OperatorError('The bucket of S3_ENDPOINT has files, but no installation: choose an empty one.')
}

/** Before the first file. */
export async function beginFilling(bucket: Storage, id: string): Promise<void> {
  if ((await readBucketId(bucket)) === id) return
  await bucket.in(FILLING.namespace).put(FILLING.key, Buffer.from(`${id}\n`), { type: 'text/plain' })
}

/** After the last one: from now on a start finds its files there. */
export async function endFilling(bucket: Storage, id: string): Promise<void> {
  await writeMarker(bucket, id)
  await bucket.in(FILLING.namespace).delete(FILLING.key)
}
