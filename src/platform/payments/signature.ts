import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND_MS } from '#shared/time.ts'
import { BadSignature, SIGNATURE_TOLERANCE_S } from './payments.ts'

const macOf = (secret: string, timeS: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${timeS}.`).update(body).digest()

/** The header of a signed event, in Stripe's form: `t=1790000000,v1=…`. */
export function signEvent(secret: string, body: Buffer, now: Date): string {
  const timeS = String(Math.floor(now.getTime() / SECOND_MS))
  return `t=${timeS},v1=${macOf(secret, timeS, body).toString('hex')}`
}

/** Throws `BadSignature` unless the body was signed with the secret, at most five minutes ago. */
export function checkSignature(secret: string, body: Buffer, header: string | undefined, now: Date): void {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  const [, timeS = '', mac = ''] = match ?? []
  if (!match || !timingSafeEqual(macOf(secret, timeS, body), Buffer.from(mac, 'hex')))
    throw new BadSignature('the signature is wrong')
  if (Math.abs(now.getTime() / SECOND_MS - Number(timeS)) > SIGNATURE_TOLERANCE_S)
    throw new BadSignature('the signature is too old')
}
