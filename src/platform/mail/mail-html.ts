import { escapeHtml, mailtoUrl } from '#shared/html.ts'
import { PAGES } from '#shared/page-paths.ts'
import type { Block, Line, MailContent } from './mail-content.ts'
import { COLORS, STYLE_SHEET, STYLES } from './mail-style.ts'
import { mailTexts as texts } from './mail.texts.ts'

/** What every mail says about the product. `contactEmail` is undefined when the operator has set none. */
export type MailSite = { publicUrl: string; contactEmail: string | undefined }

const GINGHAM_CELLS = 24
const PREVIEW_FILLER = '&#847;&zwnj;&nbsp;'.repeat(30)
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const escaped = (text: string): string => escapeHtml(text.replaceAll(/\s+/g, ' '))
const lineHtml = (line: Line): string =>
  line.map(part => (typeof part === 'string' ? escaped(part) : `<b>${escaped(part.strong)}</b>`)).join('')
const linkHtml = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="${STYLES.link}">${escaped(label)}</a>`

/** A table with one cell: the only box that every mail program renders. */
const boxHtml = (className: string, style: string, content: string): string =>
  `<table ${TABLE} width="100%" style="margin:4px 0 20px"><tr><td class="${className}" style="${style}">${content}</td></tr></table>`

function blockHtml(block: Block, { publicUrl }: MailSite): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="t" style="${STYLES.paragraph}">${lineHtml(block.line)}</p>`
    case 'note':
      return `<p class="t2" style="${STYLES.note}">${lineHtml(block.line)}</p>`
    case 'steps': {
      const lines = block.steps.map((step, index) => `${index + 1}. ${escaped(step)}`)
      return `<p class="t" style="${STYLES.paragraph}">${lines.join('<br>')}</p>`
    }
    case 'facts': {
      const rows = block.facts.map(
        ([name, value]) =>
          `<tr><td class="ln t2" style="${STYLES.factName}">${escaped(name)}</td><td class="ln t" style="${STYLES.factValue}">${escaped(value)}</td></tr>`,
      )
      return `<table ${TABLE} width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
    }
    case 'warning':
      return boxHtml('nt', STYLES.warning, `<b>${escaped(block.lead)}</b> ${escaped(block.text)}`)
    case 'code':
      return boxHtml('cd t', `text-align:center;${STYLES.code}`, escaped(block.code))
    case 'button': {
      const link = `<a href="${escapeHtml(publicUrl + block.path)}" style="${STYLES.buttonLink}">${escaped(block.label)}</a>`
      return `<table ${TABLE} style="margin:8px 0 24px"><tr><td class="btn" bgcolor="${COLORS.bottle}" style="${STYLES.button}">${link}</td></tr></table>`
    }
  }
}

const cell = (index: number): string => {
  const color = COLORS.gingham[index % 2 === 0 ? 0 : 1]
  return `<td height="10" bgcolor="${color}" style="height:10px;line-height:10px;font-size:0;background-color:${color}">&nbsp;</td>`
}
const GINGHAM = `<tr><td style="padding:0;font-size:0;line-height:0"><table ${TABLE} width="100%"><tr>${Array.from({ length: GINGHAM_CELLS }, (_, index) => cell(index)).join('')}</tr></table></td></tr>`

/** The logo, made of table cells, because mails carry no images. */
const DOT = `<table ${TABLE} align="center"><tr><td width="8" height="8" bgcolor="${COLORS.pepper}" style="width:8px;height:8px;border-radius:8px;background-color:${COLORS.pepper};font-size:0;line-height:0">&nbsp;</td></tr></table>`
const MARK = `<table ${TABLE}><tr><td class="sq" width="14" height="14" align="center" style="width:14px;height:14px;border:4px solid ${COLORS.bottle};border-radius:8px 8px 8px 2px;line-height:0;font-size:0">${DOT}</td></tr></table>`
const HEADER = `<tr><td class="pd" style="padding:30px 44px 0"><table ${TABLE}><tr><td width="24" valign="middle">${MARK}</td><td class="wm" style="${STYLES.brand}">${texts.brand}</td></tr></table></td></tr>`

function footerHtml({ reason = texts.reason }: MailContent, { publicUrl, contactEmail }: MailSite): string {
  const links = [
    texts.brand,
    linkHtml(publicUrl + PAGES.legalNotice, texts.legalNotice),
    linkHtml(publicUrl + PAGES.privacy, texts.privacy),
    ...(contactEmail ? [linkHtml(mailtoUrl(contactEmail), contactEmail)] : []),
  ]
  return `<tr><td class="pd" style="padding:0 44px 32px"><table ${TABLE} width="100%"><tr><td class="ln t2" style="${STYLES.footer}">${escaped(reason)}<br>${links.join(' · ')}</td></tr></table></td></tr>`
}

/**
 * The one layout of all mails: tables of 600 px, no images, no web fonts, dark colors where the program asks for them
 * (TRUST §3).
 */
export function mailHtml(content: MailContent, site: MailSite): string {
  const body = content.body.map(block => blockHtml(block, site)).join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escaped(content.subject)}</title><style>${STYLE_SHEET}</style>`
  const preview = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(content.preview)}${PREVIEW_FILLER}</div>`
  const title = `<h1 class="h" style="${STYLES.title}">${escaped(content.title)}</h1>`
  const main = `<tr><td class="pd" style="padding:28px 44px 12px">${title}${body}</td></tr>`
  const card = `<table ${TABLE} class="card" width="100%" bgcolor="${COLORS.card}" style="max-width:600px;background-color:${COLORS.card};border:1px solid ${COLORS.line};border-radius:16px;overflow:hidden">${GINGHAM}${HEADER}${main}${footerHtml(content, site)}</table>`
  // Outlook ignores max-width, so it gets a table of 600 px around the card.
  const framed = `<!--[if mso]><table ${TABLE} width="600" align="center"><tr><td><![endif]-->${card}<!--[if mso]></td></tr></table><![endif]-->`
  const page = `<table ${TABLE} class="bg" width="100%" bgcolor="${COLORS.ground}" style="background-color:${COLORS.ground}"><tr><td class="out" align="center" style="padding:32px 12px">${framed}</td></tr></table>`
  return `<!doctype html><html lang="es" xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body class="bg" style="margin:0;padding:0;background-color:${COLORS.ground}">${preview}${page}</body></html>`
}
