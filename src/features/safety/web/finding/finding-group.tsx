import { Card } from '#ui/card/card.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Finding } from '../../check.contract.ts'
import type { CheckLevel } from '../../check.rules.ts'
import { checkTexts as texts } from '../../check.texts.ts'
import type { LoadedMenu } from '../check.queries.ts'
import styles from './finding-group.module.css'
import { FindingRow } from './finding-row.tsx'
import { LevelIcon } from './level-icon.tsx'
import type { CheckActions } from '../use-check-actions.ts'

type GroupProps = {
  level: CheckLevel
  findings: readonly Finding[]
  menu: LoadedMenu
  restaurant: Restaurant
  actions: CheckActions
  onIgnore: (finding: Finding) => void
}

/** The findings of one level. */
export function FindingGroup({ level, findings, ...common }: GroupProps) {
  if (findings.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.heading} data-level={level}>
        <LevelIcon level={level} size={20} />
        {texts.levels[level].heading} <span className="num">{findings.length}</span>
      </h2>
      <Card flush as="div">
        <ul>
          {findings.map(finding => (
            <FindingRow key={finding.id} finding={finding} {...common} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
