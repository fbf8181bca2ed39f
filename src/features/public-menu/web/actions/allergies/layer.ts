/** In the history's entry of an open layer, with how many are open below it. */
const OPENED = 'layer'
let below = 0

/**
 * A dialog above all else, which Back closes. It is made anew each time, and gone when it is closed; the focus returns
 * to what opened it.
 */
export function openLayer(className: string, name: string): HTMLDialogElement {
  const layer = document.createElement('dialog')
  layer.className = className
  layer.setAttribute('aria-label', name)
  document.body.append(layer)
  const opener = document.activeElement as HTMLElement | null
  const entry = `${OPENED} ${below++}`
  const back = (): void => {
    if (history.state !== entry) layer.close()
  }
  addEventListener('popstate', back)
  layer.addEventListener('click', event => {
    if (event.target === layer || (event.target as Element).closest('[name=close]')) layer.close()
  })
  layer.addEventListener('close', () => {
    removeEventListener('popstate', back)
    below--
    layer.remove()
    opener?.focus({ preventScroll: true })
    if (history.state === entry) history.back()
  })
  history.pushState(entry, '')
  layer.showModal()
  return layer
}

/** The text of the first element with this selector; nothing where there is none. */
export function write(layer: ParentNode, selector: string, text: string): void {
  const element = layer.querySelector(selector)
  if (element) element.textContent = text
}
