import { expect, onTestFinished, test } from 'vitest'
import { MENU_CHANGED_EVENT } from '#features/public-menu/menu-dom.ts'
import { SEARCH_DISHES } from '#features/public-menu/public-menu.limits.ts'
import { openMenuList } from './menu-list.ts'

const line = (name: string, id: string, hooks = 'data-dish=""') =>
  `<li id="${id}" ${hooks}><a data-dish-name="" href="#${id}">${name}</a></li>`

/** A long carta, and a set menu that goes out by itself later. */
function openPage(): void {
  onTestFinished(() => document.body.replaceChildren())
  const dishes = Array.from({ length: SEARCH_DISHES }, (_, index) => line(`Tapa ${index}`, `p-${index}`))
  document.body.innerHTML = `<nav data-category-links=""><a href="#dia" hidden>Menú del día</a><a href="#tapas">Tapas</a></nav>
<section id="dia" data-set-menu="" hidden><h2>Menú del día</h2>${line('Lentejas', 'p-m1', 'data-later-dish=""')}</section>
<section id="tapas" data-category=""><h2>Tapas</h2><ul>${dishes.join('')}</ul></section>`
}

/** As the page's script does at that minute. */
function comes(): void {
  for (const hidden of document.querySelectorAll('[hidden]')) hidden.toggleAttribute('hidden')
  document.querySelector('#p-m1')?.setAttribute('data-dish', '')
  document.dispatchEvent(new Event(MENU_CHANGED_EVENT))
}

const entries = () => [...document.querySelectorAll('dialog li')].map(item => item.textContent)

function search(words: string): void {
  const field = document.querySelector<HTMLInputElement>('dialog input')
  if (field) field.value = words
  field?.dispatchEvent(new Event('input'))
}

test('the open list of a long carta finds what comes at its minute, and no more what is gone', () => {
  openPage()
  openMenuList('Categorías')
  expect(entries()).toEqual(['Tapas'])
  search('lentejas')
  expect(entries()).toEqual([])
  comes()
  expect(entries()).toEqual(['LentejasMenú del día'])
  search('')
  expect(entries()).toEqual(['Menú del día', 'Tapas'])
  document.querySelector('#dia')?.remove()
  document.dispatchEvent(new Event(MENU_CHANGED_EVENT))
  search('lentejas')
  expect(entries()).toEqual([])
})
