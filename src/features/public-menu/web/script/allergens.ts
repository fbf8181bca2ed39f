const KEY = 'menu-avoid'

const all = <T extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): T[] => [
  ...root.querySelectorAll<T>(selector),
]

/**
 * The panel of the 14 allergens: opens and closes it, and marks the dishes that contain a chosen one. No dish is ever
 * hidden (DESIGN §7).
 */
export function initAllergens(): void {
  const panel = document.querySelector<HTMLDetailsElement>('.alp-d')
  const heading = panel?.querySelector('h2')
  const status = panel?.querySelector('.alp-f')
  if (!panel || !heading || !status) return
  const root = document.documentElement
  const texts = panel.dataset
  const toggles = all<HTMLButtonElement>('[data-toggle]')
  const dishes = all('.it')
  const chosen = new Set<string>()
  const buttons = all('li', panel).map(item => {
    const button = document.createElement('button')
    button.type = 'button'
    button.append(...(item.firstElementChild?.childNodes ?? []))
    item.replaceChildren(button)
    return { id: item.dataset['id'] ?? '', name: button.textContent.toLocaleLowerCase(root.lang), button }
  })
  const icon = (name: string): string =>
    `<svg class="ic${name === 'check' ? ' ck' : ''}" fill="currentColor" aria-hidden="true"><use href="#i-${name}"/></svg>`

  const markDish = (dish: HTMLElement): boolean => {
    const ids = dish.dataset['al']?.split(' ') ?? []
    const found = ids.filter(id => chosen.has(id))
    dish.classList.toggle('is-off', found.length > 0)
    dish.querySelector('.warn')?.remove()
    const list = dish.querySelector('.ial')
    ids.forEach((id, index) => list?.children[index]?.classList.toggle('hit', chosen.has(id)))
    if (found.length === 0) return false
    const names = found.map(id => buttons.find(other => other.id === id)?.name ?? id)
    const warning = document.createElement('p')
    warning.className = 'warn'
    warning.innerHTML = icon('warning')
    warning.append(` ${texts['contains']?.replace('{x}', names.join(', '))}`)
    if (list) list.before(warning)
    else dish.querySelector('.it-b')?.append(warning)
    return true
  }

  const count = (number: number, one = '', many = '', none = ''): string =>
    (number === 0 ? none : number === 1 ? one : many).replace('{n}', String(number))

  const apply = (): void => {
    const names: string[] = []
    for (const { id, name, button } of buttons) {
      const pressed = chosen.has(id)
      if (pressed) names.push(name)
      button.setAttribute('aria-pressed', String(pressed))
      button.querySelector('.ck')?.remove()
      if (pressed) button.insertAdjacentHTML('beforeend', icon('check'))
    }
    const hits = dishes.filter(markDish).length
    const unknown = dishes.filter(dish => 'und' in dish.dataset).length
    const list = new Intl.ListFormat(root.lang, { type: 'disjunction' }).format(names)
    const number = document.createElement('strong')
    number.textContent = count(hits, texts['oneCount'], texts['manyCount'])
    const rest = ` ${count(hits, texts['one'], texts['many'], texts['none']).replace('{x}', list)} ${count(unknown, texts['oneUndeclared'], texts['manyUndeclared'])}`
    status.replaceChildren(...(names.length ? [number, rest] : []))
    root.classList.toggle('filtering', names.length > 0)
    try {
      sessionStorage.setItem(KEY, [...chosen].join(' '))
    } catch {
      // A browser without storage keeps the choice only while the page is open.
    }
  }

  const restore = (): void => {
    try {
      for (const id of sessionStorage.getItem(KEY)?.split(' ') ?? [])
        if (buttons.some(other => other.id === id)) chosen.add(id)
    } catch {
      // Nothing is stored.
    }
    if (chosen.size) apply()
  }

  for (const { id, button } of buttons) {
    button.setAttribute('aria-pressed', 'false')
    button.addEventListener('click', () => {
      if (!chosen.delete(id)) chosen.add(id)
      apply()
    })
  }
  panel.querySelector('.clear')?.addEventListener('click', () => {
    chosen.clear()
    apply()
    heading.focus()
  })
  for (const toggle of toggles)
    toggle.addEventListener('click', () => {
      panel.open = !panel.open
      for (const other of toggles) {
        other.setAttribute('aria-expanded', String(panel.open))
        const text = other.querySelector('span')
        if (text) text.textContent = (panel.open ? texts['hide'] : texts['view']) ?? ''
      }
      if (!panel.open) return
      if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
      heading.focus({ preventScroll: true })
    })
  restore()
}
