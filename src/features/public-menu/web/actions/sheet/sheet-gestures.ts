/** A finger must move this far before it is clear where it goes; browsers begin to scroll later. */
const SLOP_PX = 8
/** Further down than this, the sheet closes (S1 §2). */
const CLOSE_PX = 100
/** Further sideways than this, the next dish comes. */
const STEP_PX = 60

type Way = 'down' | 'sideways' | 'scroll'

/**
 * A finger on the sheet: pulls it down, where its text is not scrolled or from the handle, and closes it past 100 px;
 * moves it sideways, and goes to the next dish or the one before. The sheet follows, and comes back when it is let go
 * before.
 */
export function initSheetGestures(
  sheet: HTMLElement,
  { handle, step, close }: { handle: Element; step: (by: 1 | -1) => void; close: () => void },
): void {
  let begin: Touch | undefined
  let way: Way | undefined

  const moved = ({ clientX, clientY }: Touch, { clientX: x, clientY: y }: Touch): [dx: number, dy: number] => [
    clientX - x,
    clientY - y,
  ]
  const wayOf = ([dx, dy]: [number, number], from: Touch): Way | undefined => {
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SLOP_PX) return undefined
    if (Math.abs(dx) > Math.abs(dy)) return 'sideways'
    return dy > 0 && (sheet.scrollTop <= 0 || from.target === handle) ? 'down' : 'scroll'
  }
  const end = (): void => {
    begin = way = undefined
    sheet.style.translate = sheet.style.transition = ''
  }

  sheet.addEventListener(
    'touchstart',
    ({ touches }) => {
      end()
      // On a page that is zoomed in, a finger moves the page.
      if (touches.length === 1 && !(visualViewport && visualViewport.scale > 1)) begin = touches[0]
    },
    { passive: true },
  )
  sheet.addEventListener(
    'touchmove',
    event => {
      const [touch] = event.touches
      if (!touch || !begin) return
      const [dx, dy] = moved(touch, begin)
      way ??= wayOf([dx, dy], begin)
      if (!way || way === 'scroll') return
      event.preventDefault()
      sheet.style.transition = 'none'
      sheet.style.translate = way === 'down' ? `0 ${Math.max(dy, 0)}px` : `${dx}px`
    },
    { passive: false },
  )
  sheet.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    const [dx, dy] = touch && begin ? moved(touch, begin) : [0, 0]
    const went = way
    end()
    if (went === 'down' && dy > CLOSE_PX) close()
    if (went === 'sideways' && Math.abs(dx) > STEP_PX) step(dx < 0 ? 1 : -1)
  })
  sheet.addEventListener('touchcancel', end)
}
