import { useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import type { ComparedItem } from '../../history.contract.ts'
import type { GroupCounts, HistoryGroup } from '../../history.groups.ts'
import { COMPARED_MAX } from '../../history.limits.ts'
import { countedItems } from '../../screen/compared.rules.ts'
import { compareTexts as texts } from '../../screen/history-screen.texts.ts'
import { comparedGroup } from '../history.queries.ts'

const BY_THING: readonly HistoryGroup[] = ['allergens', 'service']

type WholeGroupOptions = {
  restaurantId: string
  compared: { at: string; counts: GroupCounts }
  /** The end of what is compared, where it is not now. */
  to?: string | undefined
  /** Of one dish alone. */
  dishId?: string | undefined
  group: HistoryGroup
  /** What the comparison has of it. */
  known: readonly ComparedItem[]
  /** So many are shown at first. */
  first: number
}

/** The rows of a group: the first of them, all when they are asked for. */
export function useWholeGroup({ restaurantId, compared, to, dishId, group, known, first }: WholeGroupOptions) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ of: string; items: ComparedItem[] }>()
  const [isLoading, setLoading] = useState(false)
  const of = `${compared.at} ${to} ${compared.counts[group]}`
  const all = loaded?.of === of ? loaded.items : known
  // Some groups count things, of which each may have several rows: 50 of them may not be all.
  const hasMore = loaded?.of !== of && (known.length < compared.counts[group] || known.length === COMPARED_MAX)
  const rows = Math.max(known.length, compared.counts[group])
  const open = async () => {
    if (hasMore) {
      setLoading(true)
      try {
        const items = await comparedGroup(restaurantId, { at: compared.at, to, dishId }, group)
        setLoaded({ of, items: countedItems(items) })
      } catch {
        toast.error(texts.moreFailed)
        return
      } finally {
        setLoading(false)
      }
    }
    setOpen(true)
  }
  const isShort = !isOpen && (rows > first || (BY_THING.includes(group) && known.length === COMPARED_MAX))
  return {
    items: isShort ? all.slice(0, first) : all,
    more: (label: string) => (isShort ? { label, busy: isLoading, onClick: () => void open() } : null),
  }
}
