import type { GroupCounts } from '../../history.groups.ts'
import { SHOWN_GROUPS, type ShownGroup, sumOf } from '../../screen/compared.rules.ts'
import { CHIPS } from '../../screen/group-words.ts'
import { compareTexts as texts } from '../../screen/history-screen.texts.ts'
import styles from './compare-page.module.css'

type CompareChipsProps = {
  counts: GroupCounts
  /** Those with changes. */
  groups: readonly ShownGroup[]
  shown: ShownGroup | null
  onShow: (group: ShownGroup | null) => void
}

/** What is shown, with how many each has. */
export function CompareChips({ counts, groups, shown, onShow }: CompareChipsProps) {
  return (
    <ul className={styles.chips} aria-label={texts.shown}>
      {[null, ...groups].map(group => (
        <li key={group ?? 'all'}>
          <button type="button" aria-pressed={group === shown} onClick={() => onShow(group)}>
            {group === null ? texts.all : CHIPS[group]}{' '}
            <b className="num">{group === null ? sumOf(counts) : sumOf(counts, SHOWN_GROUPS[group])}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
