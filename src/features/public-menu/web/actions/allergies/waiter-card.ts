import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { DIET_NAMES } from '#features/allergens/diets.ts'
import type { SafetyAnswer } from '#features/allergens/answer-for.ts'
import { joinNames } from '#features/public-menu/allergies/answer-words.ts'
import { type WaiterTexts, waiterTexts } from '#features/public-menu/allergies/waiter.texts.ts'
import { attributeOf, DISH_PICTURE, PANEL_CHOICE, withValue } from '#features/public-menu/menu-dom.ts'
import type { Locale } from '#shared/locale.ts'
import { ownIcon } from '../markup.ts'
import { type Diner, nameIn } from './diner.ts'
import { icon } from './icons.ts'
import { houseLocale, houseNames } from './house-language.ts'
import { openLayer, write } from './layer.ts'
import type { List, PickedDish } from './list.ts'

/** From so many allergens on they are smaller, so that more of them fit. */
const MANY = 5

/** What somebody with an allergy cannot have, as a kitchen says it. */
function avoided(diner: Diner, house: Locale): string {
  const { allergens, diets, severe } = diner.profile
  const texts = waiterTexts[house]
  if (allergens.length + diets.length === 0) return ''
  const items = allergens.filter(isAllergenId).map(id => {
    const symbol = diner.panel.querySelector(`${withValue(PANEL_CHOICE, id)} .allergen-icon`)?.outerHTML ?? ''
    return `<li>${symbol}<span><b>${ALLERGEN_NAMES[id][house]}</b><small>${texts.kitchen[id]}</small></span></li>`
  })
  const title = severe ? texts.severe : texts.cannotHave
  const ofDiets = diets.map(id => DIET_NAMES[id as keyof typeof DIET_NAMES][house])
  return `<div class="waiter-avoids">${items.length ? `<h2>${title}</h2><ul>${items.join('')}</ul>` : ''}
${ofDiets.length ? `<p><b>${texts.diets}:</b> ${ofDiets.join(', ')}</p>` : ''}
<p>${severe ? `<b>${texts.notEven}</b> ` : ''}${texts.confirm}</p></div>`
}

/** What to ask of a dish, in the house's language; '' for nothing. */
export function questionOf(answer: SafetyAnswer | undefined, chosen: readonly string[], house: Locale): string {
  if (!answer || answer.answer === 'safe') return ''
  const texts: WaiterTexts = waiterTexts[house]
  const names = (ids: readonly string[]): string =>
    joinNames(
      ids.map(id => nameIn(id, house)),
      texts.or,
    )
  const idsOf = (...kinds: string[]): string[] =>
    answer.reasons.flatMap(({ kind, ids }) => (kinds.includes(kind) ? ids : []))
  const canBe = idsOf('contains', 'without')
  // A report may be of any of them.
  const isReported = answer.reasons.some(({ kind }) => kind === 'reported')
  const asked = isReported
    ? chosen.filter(id => !canBe.includes(id))
    : idsOf('traces', 'undeclared', 'tracesUndeclared')
  return [
    canBe.length > 0 ? texts.canBeWithout.replace('{x}', () => names(canBe)) : '',
    asked.length > 0 ? texts.contains.replace('{x}', () => names(asked)) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function dishItem(picked: PickedDish, question: string): HTMLElement {
  const item = document.createElement('li')
  item.innerHTML = `<b>${picked.count}</b><span><span class="wanted" dir="auto"></span>${question ? '<small></small>' : ''}</span>`
  write(item, '.wanted', picked.name)
  if (question) write(item, 'small', question)
  const picture = picked.dish.querySelector<HTMLImageElement>(`${DISH_PICTURE} img`)
  const shown = document.createElement(picture ? 'img' : 'i')
  if (picture) Object.assign(shown, { src: picture.currentSrc || picture.src, alt: '' })
  item.prepend(shown)
  return item
}

/** The screen stays awake while the card is held out; a phone that cannot do that shows it all the same. */
async function keepAwake(layer: HTMLDialogElement): Promise<void> {
  try {
    const lock = await navigator.wakeLock.request('screen')
    if (layer.open) layer.addEventListener('close', () => void lock.release())
    else await lock.release()
  } catch {
    // It sleeps when it would.
  }
}

/** Full screen, in the house's language, as large as fits: held out to the waiter, without a network too. */
export function showWaiter(diner: Diner, list: List): void {
  const { texts, locale, profile, answers } = diner
  const house = houseLocale()
  const said = waiterTexts[house]
  const layer = openLayer('waiter-layer waiter-card', texts.showThis)
  layer.classList.toggle('many', profile.allergens.length >= MANY)
  const photos = list.dishes.some(({ dish }) => dish.querySelector(DISH_PICTURE))
  layer.innerHTML = `<header><button type="button" name="close" autofocus>${ownIcon('close')}<span>${texts.done}</span></button><p>${texts.showThis}</p>${
    photos
      ? `<button type="button" name="photos" aria-pressed="false">${icon('photos')}${texts.photos}</button>`
      : '<span></span>'
  }</header><div class="waiter-body" lang="${house}">${avoided(diner, house)}${
    list.count > 0 ? `<div class="waiter-wants"><h2>${said.wants}</h2><ul></ul></div>` : ''
  }${
    locale === house
      ? ''
      : `<p class="waiter-speaks">${icon('languages')}<span><b>${said.iSpeakNot}</b> ${said.iSpeak.replace('{x}', said.languages[locale])}</span></p>`
  }</div>`
  const wanted = layer.querySelector('.waiter-wants ul')
  const writeDishes = (names?: Map<string, string>): void =>
    wanted?.replaceChildren(
      ...list.dishes.map(picked =>
        dishItem(
          { ...picked, name: names?.get(picked.place) || picked.name },
          questionOf(answers.of.get(picked.dish), profile.allergens, house),
        ),
      ),
    )
  writeDishes()
  void houseNames().then(writeDishes)
  const button = layer.querySelector('[name=photos]')
  button?.addEventListener('click', () => {
    const isOn = wanted?.toggleAttribute(attributeOf('[data-photos]')) ?? false
    button.setAttribute('aria-pressed', String(isOn))
  })
  layer.querySelector<HTMLElement>('[name=close]')?.focus()
  void keepAwake(layer)
}
