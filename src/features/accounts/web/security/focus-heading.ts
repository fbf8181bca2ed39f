/** Moves the focus to the heading of a card whose controls have done their work (TRUST §5). */
export function focusHeading(card: HTMLElement | null): void {
  const heading = card?.querySelector<HTMLElement>('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
