import { PAGES } from '#shared/page-paths.ts'
import type { Block, Line, MailContent } from './mail-content.ts'
import type { MailSite } from './mail-html.ts'
import { mailTexts as texts } from './mail.texts.ts'

const WIDTH = 72

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')
const lineText = (line: Line): string => line.map(part => plain(typeof part === 'string' ? part : part.strong)).join('')

/** Lines of at most 72 characters; a longer word (a link) is not broken. */
function wrapped(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + 1 + word.length > WIDTH) lines.push(line)
    line = line && line.length + 1 + word.length <= WIDTH ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

function blockText(block: Block, { publicUrl }: MailSite): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return wrapped(lineText(block.line))
    case 'steps':
      return block.steps.map((step, index) => wrapped(`${index + 1}. ${plain(step)}`)).join('\n')
    case 'facts':
      return block.facts.map(([name, value]) => wrapped(`${plain(name)}: ${plain(value)}`)).join('\n')
    case 'warning':
      return wrapped(`${plain(block.lead)} ${plain(block.text)}`)
    case 'code':
      return `    ${plain(block.code)}`
    case 'button':
      return `${plain(block.label)}:\n${publicUrl}${block.path}`
  }
}

/** The plain-text form of a mail: the same blocks, one after the other. */
export function mailText(content: MailContent, site: MailSite): string {
  const title = plain(content.title)
  const { publicUrl, contactEmail } = site
  const footer = [
    '-- ',
    wrapped(plain(content.reason ?? texts.reason)),
    contactEmail ? `${texts.brand} · ${contactEmail}` : texts.brand,
    `${texts.legalNotice}: ${publicUrl}${PAGES.legalNotice}`,
    `${texts.privacy}: ${publicUrl}${PAGES.privacy}`,
  ]
  const blocks = content.body.map(block => blockText(block, site))
  return `${[`${title}\n${'='.repeat([...title].length)}`, ...blocks, footer.join('\n')].join('\n\n')}\n`
}
