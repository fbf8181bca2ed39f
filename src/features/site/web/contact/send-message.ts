import { CONTACT_TIMEOUT_MS } from '../../contact.limits.ts'
import { contactTexts as texts } from '../../contact.texts.ts'

/** What came of a message: sent, refused with texts for its fields, not sent for the reason of a text, or to wait. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: Partial<Record<string, string>> }
  | { kind: 'failed'; text: string }
  | { kind: 'offline' }
  | { kind: 'limited'; seconds: number }

type Envelope = { success?: boolean; message?: string; errors?: Record<string, string> }

/** The call of the contact form. The public pages have no client of the dashboard, so it is made here. */
export async function sendMessage(body: object): Promise<Outcome> {
  let response: Response
  try {
    response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CONTACT_TIMEOUT_MS),
    })
  } catch {
    return { kind: 'offline' }
  }
  // A proxy in front of us answers without an envelope: its errors, or the page where a hotel's network asks to sign
  // in.
  const answer = (await response.json().catch(() => ({}))) as Envelope
  if (answer.success) return { kind: 'sent' }
  if (response.status === 429) return { kind: 'limited', seconds: Number(response.headers.get('retry-after')) || 60 }
  if (answer.errors && Object.keys(answer.errors).length > 0) return { kind: 'invalid', errors: answer.errors }
  const isForPeople = (response.status < 500 || response.status === 503) && answer.message
  return { kind: 'failed', text: isForPeople ? (answer.message ?? texts.failed) : texts.failed }
}
