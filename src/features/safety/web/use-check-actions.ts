import { messageOf } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { useDishActions } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import type { Finding, IgnoredFinding, IgnoreReason } from '../check.contract.ts'
import { ruleOf } from '../check.rules.ts'
import { ignoreTexts as texts } from '../check.texts.ts'
import { wordsOfFinding } from '../finding.texts.ts'
import { mendTexts } from '../mend.texts.ts'
import { saidOf } from '../said-of.ts'
import { type LoadedMenu, useCheckSaves } from './check.queries.ts'
import type { DishMends } from './finding/mends.tsx'

const CHECK_TOAST = 'check'
const nothing = () => undefined

type Given = {
  restaurant: Restaurant
  menu: LoadedMenu
  /** Told of the finding that is about to go. */
  onGone: (finding: Finding) => void
}
type Reason = { reason: IgnoreReason; note: string }

/** What the user may do with findings, and does: everything can be taken back for 8 s. */
export function useCheckActions({ restaurant, menu, onGone }: Given) {
  const dishes = useDishActions(restaurant, { edit: nothing, copy: nothing, onReveal: nothing })
  const { update, answerReports, reload } = useCheckSaves(restaurant)
  const isHouse = isOfHouse(useUser())
  const isWritable = restaurant.readOnly === null
  const titleOf = (finding: Finding) => wordsOfFinding(finding, saidOf(finding, { ...menu, ...restaurant })).title
  const fail = (error: unknown, text: string) => {
    toast.error(messageOf(error, text), { id: CHECK_TOAST })
    void reload()
  }
  const askAgain = (finding: Finding, ifMatch?: string) =>
    update(finding.id, { ignored: false }, ifMatch)
      .then(() => toast.success(texts.again, { id: CHECK_TOAST, about: titleOf(finding) }))
      .catch((error: unknown) => fail(error, texts.againFailed))
  return {
    /** The owner, a partner, an administrator. */
    isHouse,
    /** Allergens also while a lapsed carta is visible (3-decisions §4). */
    mayMend: ({ rule }: Finding) => {
      const { right } = ruleOf(rule)
      return hasRight(restaurant, right) && (right === 'allergens' ? mayCorrect(restaurant) : isWritable)
    },
    mayIgnore: ({ rule, level }: Finding) => {
      const { right, neverIgnored } = ruleOf(rule)
      return isWritable && !neverIgnored && (isHouse || (level !== 'important' && hasRight(restaurant, right)))
    },
    mend: (finding: Finding, run: (mends: DishMends) => Promise<unknown>) => {
      onGone(finding)
      run(dishes).catch((error: unknown) => fail(error, mendTexts.failed))
    },
    /** 'Está bien así': a dish that was changed since the report was mended. */
    answer: (finding: Finding, dish: Dish | undefined) => {
      onGone(finding)
      const { reportIds = [] } = finding.values
      const state = dish && dish.updatedAt > finding.since ? 'mended' : 'fine'
      answerReports(reportIds, state)
        .then(() =>
          toast.success(mendTexts.reportClosed(reportIds.length), { id: CHECK_TOAST, about: titleOf(finding) }),
        )
        .catch((error: unknown) => fail(error, mendTexts.failed))
    },
    /** False: it was refused. */
    ignore: async (finding: Finding, reason: Reason): Promise<boolean> => {
      onGone(finding)
      try {
        await update(finding.id, { ignored: true, ...reason })
        toast.success(texts.done, { id: CHECK_TOAST, about: titleOf(finding), undo: () => void askAgain(finding) })
        return true
      } catch (error) {
        fail(error, texts.failed)
        return false
      }
    },
    askAgain: (ignored: IgnoredFinding) => void askAgain(ignored, ignored.updatedAt),
  }
}
export type CheckActions = ReturnType<typeof useCheckActions>
