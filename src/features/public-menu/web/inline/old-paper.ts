import { OLD_PAPER } from '../../menu-dom.ts'
import type { OldPaperData } from '../../old-paper.ts'

type Named = readonly unknown[]
type Answer = { data: { allergens: Named; prices: Named; added: Named; gone: Named } }

const line = document.querySelector<HTMLElement>(OLD_PAPER)!
const { restaurantId, n, day, changes } = JSON.parse(line.dataset['oldPaper']!) as OldPaperData
const closed = `menu-paper-${restaurantId}-${n}`
const close = line.querySelector('button')

/** Once per tab (PAPER-AND-NUMBERS §5 12). */
if (close) {
  close.hidden = false
  close.onclick = () => {
    line.hidden = true
    try {
      sessionStorage.setItem(closed, '1')
    } catch {
      // It comes again.
    }
  }
  try {
    line.hidden = sessionStorage.getItem(closed) !== null
  } catch {
    // Nothing can be kept.
  }
}

const counted = ({ length }: Named, one: string, more: string): string[] =>
  length === 0 ? [] : [length === 1 ? one : more.replace('#', String(length))]

/** For somebody of the house, in its language: what differs, and the way to it. */
function tellHouse({ allergens, prices, added, gone }: Answer['data']): void {
  const list = [
    ...counted(allergens, 'cambian los alérgenos de 1 plato', 'cambian los alérgenos de # platos'),
    ...counted(prices, 'cambia 1 precio', 'cambian # precios'),
    ...counted(added, 'hay 1 plato nuevo', 'hay # platos nuevos'),
    ...counted(gone, 'falta 1 plato', 'faltan # platos'),
  ]
  const last = list.pop()
  // Somebody has mended the carta meanwhile.
  if (last === undefined) return
  const words = document.createElement('span')
  const what = document.createElement('b')
  const only = document.createElement('em')
  const link = document.createElement('a')
  what.textContent = `Es la edición ${n}, del ${day}.`
  only.textContent = 'Esto solo lo veis en la casa. '
  link.textContent = 'Ver qué cambia'
  link.href = changes
  only.append(link)
  words.append(what, ` Hoy ${list.length > 0 ? `${list.join(', ')} y ` : ''}${last}.`, only)
  line.querySelector('span')!.replaceWith(words)
  line.classList.add('house')
  line.setAttribute('aria-label', 'Solo para la casa')
  line.lang = 'es'
}

/** Whoever is not of the house gets another answer, and keeps the diner's line (4-beyond §8). */
fetch(`/api/restaurants/${restaurantId}/paper/editions/${n}/changes`)
  .then(async answer => answer.ok && tellHouse(((await answer.json()) as Answer).data))
  .catch(() => undefined)
