import { describe, expect, onTestFinished, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { tellChanges } from './tell-changes.ts'

/** Markup of the header, before the carta, of its one dish, and of the hours. */
type Given = { header?: string; setMenus?: string; dish?: string; hours?: string }

const pageOf = ({ header = '', setMenus = '', dish = '9,50 €', hours = '' }: Given): string =>
  `<header>${header}</header><main id="carta">${setMenus}<ul><li id="p-1" data-dish="">
<h3><a data-dish-name="" href="#p-1">Callos</a></h3><div data-dish-details="">${dish}</div></li></ul></main>
<footer><div id="horario">${hours}</div></footer>`

/** The minutes of something that holds now, that is over, and that comes. */
const minute = () => Math.floor(Date.now() / MINUTE_MS)
const now = (content: string, tag = 'p class="day"') =>
  `<${tag} data-when="${minute() - 60} ${minute() + 60}">${content}</${tag.split(' ')[0]}>`
const over = (content: string) => `<p class="day" hidden data-when="0 ${minute() - 60}">${content}</p>`
const ahead = (content: string) => `<p class="day" hidden data-when="${minute() + 60} ${minute() + 90}">${content}</p>`
const setMenu = (content: string, to = minute() + 60) =>
  `<section data-set-menu="" data-when="0 ${to}"><h2>Menú del día</h2>${content}</section>`

describe('what an open menu says of the page around its dishes', () => {
  const kitchen = () => now('<span><b>Cocina cerrada por hoy.</b></span>')
  const full = () => now('<b>Completo.</b> No quedan mesas hasta las 15:00.')
  const note = () => now('<b>Hoy hay caldereta</b>')
  test.each<[what: string, before: () => Given, present: () => Given, said: string]>([
    ['a new notice in its words', () => ({}), () => ({ header: kitchen() }), 'Cocina cerrada por hoy.'],
    [
      'only those that are new, as sentences',
      () => ({ header: kitchen() }),
      () => ({ header: kitchen() + full() + note() }),
      'Completo. No quedan mesas hasta las 15:00. Hoy hay caldereta.',
    ],
    ['one that is gone', () => ({ header: full() }), () => ({}), 'Los avisos de la casa han cambiado.'],
    [
      'nothing of what holds no longer, or not yet',
      () => ({ header: over('Hoy cerramos.') }),
      () => ({ header: ahead('Completo.'), hours: ahead('Lunes') }),
      '',
    ],
    ['hours of the week', () => ({ hours: '8:00' }), () => ({ hours: '9:00' }), 'El horario ha cambiado.'],
    [
      'a special day among the next ones',
      () => ({ hours: '8:00' }),
      () => ({ hours: `8:00${now('<dt>24 dic</dt>', 'div')}` }),
      'El horario ha cambiado.',
    ],
    [
      'hours of today in the place of the address',
      () => ({}),
      () => ({ header: now('Hoy, hasta las 22:00', 'b class="day-fact"') }),
      'El horario ha cambiado.',
    ],
    ['the menu of the day', () => ({}), () => ({ setMenus: setMenu('Fabada') }), 'Los menús de hoy han cambiado.'],
    [
      'a set menu and the carta, each',
      () => ({ setMenus: setMenu('Fabada') }),
      () => ({ setMenus: setMenu('Cocido'), dish: '12,00 €' }),
      'Los menús de hoy han cambiado. La carta ha cambiado.',
    ],
    // The page removes it by itself.
    ['nothing of a menu that is over', () => ({}), () => ({ setMenus: setMenu('Fabada', minute()) }), ''],
    [
      'nothing of what the page itself writes at a dish',
      () => ({ dish: '9 €<p data-dish-answer="">Lleva gluten</p>' }),
      () => ({ dish: '9 €<script>another()</script>' }),
      '',
    ],
  ])('%s', (_what, before, present, sentence) => {
    const { lang } = document.documentElement
    document.documentElement.lang = 'es'
    document.body.innerHTML = pageOf(before())
    onTestFinished(() => {
      document.body.replaceChildren()
      document.documentElement.lang = lang
    })
    tellChanges(pageOf(present()))
    expect(document.querySelector('[data-notice] [role=status]')?.textContent ?? '').toBe(sentence)
    if (sentence) expect(document.querySelector<HTMLElement>('[data-notice] button')?.hidden).toBe(false)
  })
})
