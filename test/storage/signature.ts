import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AwsV4Signer } from 'aws4fetch'
import { MINUTE_MS } from '#shared/time.ts'

const SKEW_MAX_MS = 15 * MINUTE_MS
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

type Account = { accessKeyId: string; secretAccessKey: string; region: string }

/** Status and code with which S3 refuses a request. */
export type Refusal = readonly [status: number, code: string]

/**
 * Why S3 refuses a signed request; undefined when its signature is right. It is signed again, by other code than the
 * product's, and compared.
 */
export async function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Account,
): Promise<Refusal | undefined> {
  const { headers, method = 'GET', url = '/' } = request
  const [, key, signedRegion, names = '', signature = ''] = AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (key === undefined) return [403, 'AccessDenied']
  if (key !== accessKeyId) return [403, 'InvalidAccessKeyId']
  if (signedRegion !== region) return [400, 'AuthorizationHeaderMalformed']
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex'))
    return [400, 'XAmzContentSHA256Mismatch']
  const datetime = String(headers['x-amz-date'])
  const at = Date.parse(datetime.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
  if (Math.abs(Date.now() - at) > SKEW_MAX_MS) return [403, 'RequestTimeTooSkewed']
  const signed = names.split(';').filter(name => name !== 'host')
  const signer = new AwsV4Signer({
    method,
    url: `http://${headers.host}${url}`,
    headers: Object.fromEntries(signed.map(name => [name, String(headers[name])])),
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    datetime,
    allHeaders: true,
  })
  const isRight = timingSafeEqual(Buffer.from(await signer.signature()), Buffer.from(signature))
  return isRight ? undefined : [403, 'SignatureDoesNotMatch']
}
