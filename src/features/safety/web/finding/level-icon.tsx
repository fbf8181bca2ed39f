import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon'
import type { CheckLevel } from '../../check.rules.ts'

const ICONS = { important: WarningOctagonIcon, advisable: WarningIcon, detail: SparkleIcon } as const

/** The icon of a level; beside it there is always its name or what was found. */
export function LevelIcon({ level, size }: { level: CheckLevel; size: number }) {
  const Icon = ICONS[level]
  return <Icon size={size} weight="fill" aria-hidden="true" />
}
