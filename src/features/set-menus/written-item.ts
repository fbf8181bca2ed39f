import { normalizeAllergens } from '#features/allergens/allergens.ts'
import { isDeclared, mergeMembers, mergeWithout, saysAllergens } from '#features/allergens/declaration.rules.ts'
import { normalizeDiets } from '#features/allergens/diets.ts'
import { type Safety, safetyOf, saysContents, withoutSafety } from '#features/allergens/safety.rules.ts'
import { mergeNames } from '#features/prices/names.ts'
import type { StoredItem } from './stored-item.ts'
import type { ItemBody } from './set-menu.shapes.ts'

/** A line with a text of its own; what it contained before is proposed until somebody says so. */
export function writtenItem(before: StoredItem, sent: ItemBody, hasNewText: boolean): StoredItem {
  const names = sent.names ? mergeNames(hasNewText ? {} : before.names, sent.names) : before.names
  const isSaid = saysAllergens(sent)
  const toConfirm = sent.toConfirm ?? (isSaid ? false : before.toConfirm || (hasNewText && saysContents(before)))
  const allergens = sent.allergens ? normalizeAllergens(sent.allergens) : before.allergens
  if (!isSaid) return { ...before, names, toConfirm }
  const traces = sent.traces ? normalizeAllergens(sent.traces) : (before.traces ?? [])
  const was = { ...before, traces: before.traces ?? [] }
  // The form repeats what is known of a line; what a dish lists without being declared stays so.
  const allergensDeclared =
    sent.allergensDeclared !== false && isDeclared(was, { allergens, traces }, sent.allergensDeclared)
  const said = saidOf(before, { ...sent, traces }, !toConfirm && (hasNewText || before.toConfirm))
  const isTraced = sent.tracesDeclared !== false && (sent.traces !== undefined || said.tracesDeclared === true)
  const safety = safetyOf({ ...said, traces, tracesDeclared: allergensDeclared && isTraced })
  return { ...withoutSafety(before), ...safety, names, allergens, allergensDeclared, toConfirm }
}

/** `isAnother`: the text is of another dish now; what was said of the former one holds only as far as it warns. */
function saidOf(before: StoredItem, sent: ItemBody, isAnother: boolean): Safety {
  const { members = {}, without = {}, diets = [], tracesDeclared = false } = isAnother ? {} : before
  return {
    tracesDeclared,
    members: mergeMembers(members, sent.members ?? {}),
    without: mergeWithout(without, sent.without ?? {}),
    diets: sent.diets ? normalizeDiets(sent.diets) : diets,
  }
}
