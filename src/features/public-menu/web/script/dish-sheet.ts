/** In the history's entry of an open sheet. */
const OPENED = 'dish'

const copy = (element: Element | null | undefined): HTMLElement[] =>
  element ? [element.cloneNode(true) as HTMLElement] : []

/** The picture that is on the page already, and over it the large one as soon as it is here, if it comes at all. */
function showPicture(frame: HTMLElement, small: HTMLImageElement | null): void {
  frame.hidden = !small
  frame.replaceChildren()
  if (!small) return
  const shown = small.currentSrc || small.src
  frame.style.backgroundImage = `url("${shown}")`
  const large = new Image()
  large.alt = ''
  large.addEventListener('error', () => large.remove())
  large.src = shown.replace(/\d+\.\w+$/, `${small.dataset['l']}.webp`)
  frame.append(large)
}

/** Name, price, 'Agotado', what it contains of the chosen allergens, and the whole text. */
function textOf(dish: HTMLElement, link: Element): HTMLElement[] {
  const name = document.createElement('h2')
  name.id = 'sh-n'
  name.dir = 'auto'
  name.lang = link.closest<HTMLElement>('[lang]')?.lang ?? ''
  name.textContent = link.textContent
  return [name, ...['.pr', '.sold', '.warn', '.tx'].flatMap(part => copy(dish.querySelector(part)))]
}

/** The allergens with their names; words where there is none or nobody knows. */
function allergensOf(dish: HTMLElement, texts: DOMStringMap): Node {
  const [list] = copy(dish.querySelector('.ial'))
  for (const name of list?.querySelectorAll('.vh') ?? []) name.className = ''
  return list ?? document.createTextNode(('und' in dish.dataset ? texts['ask'] : texts['none']) ?? '')
}

/**
 * The sheet of one dish, opened by a tap on its picture or name: all that the menu says about it, large. It has a URL
 * of its own (`#p-…`), so that Back closes it and a dish can be shared.
 */
export function initDishSheet(): void {
  const sheet = document.querySelector<HTMLDialogElement>('.sheet')
  const [frame, , title, allergens] = sheet?.querySelectorAll<HTMLElement>('.sh-i, .sh-b, .sh-t, .sh-a > div') ?? []
  if (!sheet || !frame || !title || !allergens) return

  const show = (link: Element | null | undefined): void => {
    const dish = link?.closest<HTMLElement>('.it')
    if (!link || !dish) return sheet.close()
    showPicture(frame, dish.querySelector<HTMLImageElement>('.it-img img'))
    title.replaceChildren(...textOf(dish, link))
    allergens.replaceChildren(allergensOf(dish, sheet.dataset))
    sheet.setAttribute('aria-labelledby', 'sh-n')
    if (!sheet.open) sheet.showModal()
    sheet.scrollTop = 0
  }
  /** The dish that the URL names. */
  const asked = (): Element | null => document.querySelector(`.d-o[href="${CSS.escape(location.hash)}"]`)

  document.addEventListener('click', event => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('.d-o')
    if (target === sheet || target.closest('.sh-x')) sheet.close()
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Safari focuses no link that is tapped, and the focus comes back to what had it.
    link.focus({ preventScroll: true })
    history.pushState(OPENED, '', link.hash)
    show(link)
  })
  sheet.addEventListener('close', () => {
    if (history.state === OPENED) history.back()
    else if (asked()) history.replaceState(null, '', location.pathname + location.search)
  })
  addEventListener('popstate', () => show(asked()))
  if (asked()) show(asked())
}
