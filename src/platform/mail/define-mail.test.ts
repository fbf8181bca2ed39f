import { describe, expect, test } from 'vitest'
import { defineMail, renderMail } from './define-mail.ts'
import { button, code, facts, note, paragraph, steps, strong, warning } from './mail-content.ts'
import { mailDay } from './mail-date.ts'
import { mailTexts } from './mail.texts.ts'

const SITE = { publicUrl: 'https://carta.example.com', contactEmail: 'Sobremesa <hola@example.com>' }

const everything = defineMail<{ name: string }>('test.everything', ({ name }) => ({
  subject: `Hola, ${name}`,
  preview: `Para ${name}`,
  title: `Hola, ${name}`,
  body: [
    paragraph('Tienes hasta el ', strong(name), ' para probarlo todo.'),
    steps('Pon tu carta.', `Invita a ${name}.`),
    facts({ Cuándo: '21 de noviembre de 2026', Quién: name }),
    warning('¿No has sido tú?', `Avisa a ${name}.`),
    code('407193'),
    button(`Abrir el panel de ${name}`, '/dashboard/user?tab=security&from=mail'),
    note('Letra pequeña de ', name),
  ],
}))
const render = (name: string) => renderMail(everything.content({ name }), SITE)

describe('both forms of a mail', () => {
  test.each(['text', 'html'] as const)('say the same: %s', form => {
    const mail = render('Marta')[form]
    for (const text of ['Hola, Marta', 'Tienes hasta el', '1. Pon tu carta.', '2. Invita a Marta.', 'Cuándo'])
      expect(mail).toContain(text)
    for (const text of ['Avisa a Marta.', '407193', 'Abrir el panel de Marta', 'Letra pequeña de Marta'])
      expect(mail).toContain(text)
    for (const page of ['/aviso-legal', '/politica-privacidad']) expect(mail).toContain(SITE.publicUrl + page)
    expect(mail).toContain('hola@example.com')
    expect(mail).not.toMatch(/undefined|Sobremesa &?#?[\w;]*<hola/)
  })

  test('the plain one keeps its lines short and its links whole', () => {
    const { text } = render('Marta')
    expect(text).toContain('\nhttps://carta.example.com/dashboard/user?tab=security&from=mail\n')
    expect(text.split('\n').filter(line => line.length > 72 && !line.startsWith('https://'))).toEqual([])
    expect(text.replaceAll('\n', ' ')).toContain(mailTexts.reason)
  })

  test('nothing is fetched from anywhere, and every link leads to PUBLIC_URL', () => {
    const { html } = render('Marta')
    expect(html).not.toMatch(/<(img|link|script)|url\(|@import/i)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(match => match[1])
    expect(links.length).toBeGreaterThan(3)
    expect(
      links.filter(link => !/^(https:&#47;&#47;|https:\/\/)carta\.example\.com|^mailto:/.test(link ?? '')),
    ).toEqual([])
  })
})

describe('what people typed', () => {
  const EVIL = '<img src=x onerror=alert(1)>"&\r\nBcc: eva@example.com'

  test('is escaped wherever it stands', () => {
    const { html } = render(EVIL)
    expect(html).not.toContain('<img')
    expect(html.match(/&#60;img src=x/g)?.length).toBeGreaterThanOrEqual(8)
  })

  test('stays on one line: it writes no header, no paragraph, no link of its own', () => {
    const { subject, text } = render(EVIL)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/^Bcc:/m)
  })
})

test('a mail may say for another reason why it comes', () => {
  const given = { ...everything.content({ name: 'Marta' }), reason: 'Este es el último correo de esta cuenta.' }
  const { text, html } = renderMail(given, { ...SITE, contactEmail: undefined })
  for (const form of [text, html]) {
    expect(form).toContain('Este es el último correo de esta cuenta.')
    expect(form).not.toContain('no publicidad')
    expect(form).not.toMatch(/mailto:|undefined/)
  }
})

test('a day is written as in Madrid', () => {
  expect(mailDay(new Date('2026-12-20T23:30:00Z'))).toBe('21 de diciembre de 2026')
})
