export const icon = (name: string): string =>
  `<svg class="ic${name === 'check' ? ' ck' : ''}" fill="currentColor" aria-hidden="true"><use href="#i-${name}"/></svg>`

/**
 * Marks a dish that contains a chosen allergen and says which (`contains`: the sentence with `{x}`); removes the mark
 * from any other.
 */
export function markDish(
  dish: HTMLElement,
  chosen: ReadonlySet<string>,
  nameOf: (id: string) => string,
  contains = '',
): void {
  const ids = dish.dataset['al']?.split(' ') ?? []
  const found = ids.filter(id => chosen.has(id))
  dish.classList.toggle('is-off', found.length > 0)
  dish.querySelector('.warn')?.remove()
  const list = dish.querySelector('.ial')
  ids.forEach((id, index) => list?.children[index]?.classList.toggle('hit', chosen.has(id)))
  if (found.length === 0) return
  const warning = document.createElement('p')
  warning.className = 'warn'
  warning.innerHTML = icon('warning')
  warning.append(` ${contains.replace('{x}', found.map(nameOf).join(', '))}`)
  if (list) list.before(warning)
  else dish.querySelector('.ex')?.append(warning)
}
