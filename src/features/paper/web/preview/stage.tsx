import { type ReactNode, useRef, useState } from 'react'
import coffee from '#ui/assets/dishes/cafe.svg?no-inline'
import olives from '#ui/assets/dishes/aceitunas.svg?no-inline'
import { cx } from '#ui/cx.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { EnlargedPage } from './enlarged-page.tsx'
import { PageTurns } from './page-turns.tsx'
import { type PageSize, sizeOf, turnsOf } from './pages-view.rules.ts'
import styles from './stage.module.css'
import { useObjectUrls } from './use-object-urls.ts'

type StageProps = {
  /** Pictures of the pages; undefined while the first are made. */
  pictures: readonly string[] | undefined
  options: Pick<SheetOptions, 'format'>
  /** What is shown is not what is chosen, and has not been for a while. */
  isLate: boolean
  /** In the place of the pages: why there are none. */
  instead: ReactNode
  /** What stands under the pages, after their turning; albero where something is to be done. */
  foot: ReactNode
  isWarning: boolean
}

const NONE: readonly string[] = []

/** The paper itself on a tablecloth, two pages at a time, and what it came to (PAPER-AND-NUMBERS §5 2). */
export function Stage({ pictures = NONE, options, isLate, instead, foot, isWarning }: StageProps) {
  const urls = useObjectUrls(pictures)
  const [turn, setTurn] = useState(0)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const turns = turnsOf(pictures.length, options)
  const last = Math.max(turns.length - 1, 0)
  const now = Math.min(turn, last)
  const shown = turns[now] ?? []
  const before = now > 0 ? () => setTurn(now - 1) : undefined
  const after = now < last ? () => setTurn(now + 1) : undefined
  const first = useRef<HTMLButtonElement>(null)
  const all = useRef<HTMLDivElement>(null)
  /** Arrows turn; where the page with the focus has no successor, the first one gets it. */
  const turnByKey = (key: string, place: number) => {
    const to = key === 'ArrowLeft' ? now - 1 : key === 'ArrowRight' ? now + 1 : now
    const next = turns[to]
    if (to === now || !next) return
    if (place >= next.length) first.current?.focus()
    setTurn(to)
  }
  const sizes = shown.map(page => sizeOf(pictures[page] ?? ''))
  return (
    <div className={styles.stage}>
      <div className={cx('mantel', styles.cloth)}>
        <img className={styles.coffee} src={coffee} alt="" />
        <img className={styles.olives} src={olives} alt="" />
        {instead ?? (
          <div
            ref={all}
            className={styles.pages}
            role="group"
            aria-label={texts.preview}
            aria-busy={isLate || pictures === NONE}
            data-late={isLate ? '' : undefined}
            data-shape={shapeOf(sizes)}
          >
            {pictures === NONE && <BlankPages />}
            {shown.map((page, place) => (
              <button
                // One that is turned to takes the place, and the focus, of the one before.
                key={place}
                ref={place === 0 ? first : undefined}
                type="button"
                className={styles.page}
                data-page={page}
                style={{ aspectRatio: ratioOf(sizes[place]) }}
                aria-label={texts.enlarge(page + 1)}
                onClick={() => setEnlarged(page)}
                onKeyDown={event => turnByKey(event.key, place)}
              >
                <img src={urls[page]} alt="" />
              </button>
            ))}
          </div>
        )}
      </div>
      <div className={styles.foot} data-warning={isWarning ? '' : undefined}>
        {turns.length > 1 && !instead && (
          <PageTurns
            label={texts.shownPages((shown[0] ?? 0) + 1, (shown.at(-1) ?? 0) + 1, pictures.length)}
            before={texts.before}
            after={texts.after}
            onBefore={before}
            onAfter={after}
          />
        )}
        {foot}
      </div>
      <EnlargedPage
        pictures={pictures}
        urls={urls}
        page={enlarged}
        onTurn={page => {
          setEnlarged(page)
          setTurn(turns.findIndex(pages => pages.includes(page)))
        }}
        returnFocus={page => all.current?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null}
        onClose={() => setEnlarged(null)}
      />
    </div>
  )
}

const BlankPages = () => (
  <>
    <span className={styles.blank} aria-hidden="true" />
    <span className={styles.blank} aria-hidden="true" />
  </>
)

const ratioOf = (size: PageSize | undefined): string | undefined => size && `${size.width} / ${size.height}`

/** One wide page has the cloth for itself, two lie one over the other; small pages lie three beside each other. */
function shapeOf(sizes: readonly PageSize[]): 'tall' | 'wide' | 'wide-two' | 'small' {
  const [first] = sizes
  if (!first || first.width <= first.height) return sizes.length > 2 ? 'small' : 'tall'
  return sizes.length > 1 ? 'wide-two' : 'wide'
}
