import type { MailMessage } from '#platform/mail/mail.ts'
import type { TestResponse } from '#test/client.ts'
import { readMarkup } from './markup.ts'
import type { Outputs } from './outputs.ts'
import { EVALUATED, MARK } from './payloads.ts'
import type { createTally } from './tally.ts'

/** All that a world shows. Its twin has a harmless text in the place of the hostile one. */
export type Shown = { outputs: Outputs; mails: MailMessage[] }
type Tally = ReturnType<typeof createTally>

const MARKUP = /^(text\/html|image\/svg)/
/** What makes a PDF act by itself; our prints have none of it. */
const ACTIVE_PDF = /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile|RichMedia)\b/

/** Bytes outside of the strings and streams of a PDF, where commands stand. */
const commandsOf = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .replaceAll(/stream\r?\n.*?endstream/gs, '')
    .replaceAll(/\((?:\\.|[^\\)])*\)/gs, '')
    .replaceAll(/<[0-9a-f]+>/gi, '')

function headerFaults({ headers }: TestResponse): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const text = [value].flat().join('\n')
    return /[\r\n]/.test(String(value)) || (name === 'set-cookie' && text.includes(MARK)) ? [`the header ${name}`] : []
  })
}

/** The places where a page and its harmless twin are not built alike. */
async function markupFaults(text: string, twin: string | undefined): Promise<string[]> {
  const { faults, skeleton } = await readMarkup(text)
  if (twin === undefined) return faults
  const same = (await readMarkup(twin)).skeleton
  const at = skeleton.findIndex((each, index) => each !== same[index])
  const isSame = skeleton.length === same.length && at < 0
  return isSame ? faults : [...faults, `element ${at} is ${skeleton[at]}, in the twin ${same[at]} (${same.length})`]
}

async function faultsOf(answer: TestResponse, twin: TestResponse | undefined): Promise<string[]> {
  const type = String(answer.headers['content-type'] ?? '')
  const faults = headerFaults(answer)
  if (answer.headers['x-content-type-options'] !== 'nosniff') faults.push('nosniff is missing')
  if (type.startsWith('text/') && !type.endsWith('charset=utf-8')) faults.push(`no charset: ${type}`)
  if (MARKUP.test(type))
    return [...faults, ...(await markupFaults(answer.text, answer.status === twin?.status ? twin.text : undefined))]
  if (type.startsWith('application/pdf') && ACTIVE_PDF.test(commandsOf(answer.bytes))) faults.push('an active PDF')
  if (type.includes('json') && answer.text.includes(EVALUATED)) faults.push('a template was evaluated')
  return faults
}

async function mailFaults(mail: MailMessage, harmless: ReadonlySet<string>): Promise<string[]> {
  const { to, subject, html, replyTo = '' } = mail
  const { faults, skeleton } = await readMarkup(html)
  const lines = [to, subject, replyTo].filter(line => /[\r\n]/.test(line))
  return [
    ...lines.map(line => `a header of two lines: ${line}`),
    ...faults,
    ...skeleton.filter(element => !harmless.has(element)).map(element => `no harmless mail has ${element}`),
  ]
}

/** Counts a leak for everything that does not come out as mere text. */
export async function countLeaks({ outputs, mails }: Shown, twin: Shown, tally: Tally): Promise<void> {
  for (const [name, answer] of outputs) {
    tally.count(name, answer)
    for (const fault of await faultsOf(answer, twin.outputs.get(name))) tally.leak(`${name}: ${fault}`)
  }
  // A mail leaves out a name that looks like a link, and with it an element: none may have one that others lack.
  const harmless = new Set(
    (await Promise.all(twin.mails.map(({ html }) => readMarkup(html)))).flatMap(mail => mail.skeleton),
  )
  for (const mail of mails)
    for (const fault of await mailFaults(mail, harmless)) tally.leak(`mail ${mail.subject}: ${fault}`)
}
