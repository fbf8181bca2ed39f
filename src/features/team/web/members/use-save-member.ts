import { useState } from 'react'
import { commonErrors } from '#shared/common.errors.ts'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { deedsInWords } from '#features/identity/rights.texts.ts'
import {
  changeEverywhere,
  isOnlyGiven,
  isOnlyTaken,
  memberBody,
  type MemberWish,
  mergeMember,
  type MergedMember,
  wishOf,
} from '../../member-merge.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { type HouseRole, updateRole } from '../../roles.contract.ts'
import { type TeamMember, updateMember } from '../../team.contract.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'

const TOAST = 'team-access'
/** So often one change is joined with those of others; then the refusal is told. */
const ROUNDS_MAX = 10

type Moved = { current: TeamMember; changedBy: string | null }
/** Somebody else has changed the same rights: who, and what would become of both changes. */
export type MemberConflict = {
  by: string | null
  current: TeamMember
  both: MemberWish
  theirs: MemberWish
  contested: NonNullable<MergedMember['contested']>
}
type SavedRole = { role: HouseRole; rights: HouseRole['rights'] }
type Step = { seen: TeamMember; wish: MemberWish }

/**
 * Saves a person as they are in their sheet. What another person has changed meanwhile is joined, or asked about; the
 * toast takes everything back (EVERY-DAY §5).
 */
export function useSaveMember(opened: TeamMember, onDone: () => void) {
  const { mayMakePartners } = useTeam()
  const reload = useReloadTeam()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<MemberConflict | null>(null)

  const send = (wish: MemberWish, base: TeamMember): Promise<TeamMember> => {
    const body = memberBody(wish, base, mayMakePartners)
    if (Object.keys(body).length === 0) return Promise.resolve(base)
    return call(updateMember, { params: { id: base.id }, ifMatch: base.updatedAt, body })
  }
  const undoMember = (before: TeamMember, after: TeamMember) => () =>
    void undo(async () => {
      await send(wishOf(before), after)
    })
  const undo = async (back: () => Promise<void>) => {
    try {
      await back()
      toast.success(texts.undone(firstNameOf(opened.name)), { id: TOAST })
    } catch (error) {
      toast.error(failureOf(error), { id: TOAST })
    }
    await reload()
  }
  /** Until nobody has been faster; undefined: somebody must be asked first. */
  const store = async ({ seen, wish }: Step): Promise<{ before: TeamMember; after: TeamMember } | undefined> => {
    let base = seen
    let wanted = wish
    for (let round = 0; ; round += 1) {
      try {
        return { before: base, after: await send(wanted, base) }
      } catch (error) {
        const moved = movedIn(error)
        if (!moved || round >= ROUNDS_MAX) throw error
        const { current, changedBy: by } = moved
        if (current.status === 'removed') throw new Error(texts.removedBy(by, opened.name), { cause: error })
        const { both, theirs, contested } = mergeMember(base, wanted, current)
        if (contested) {
          setConflict({ by, current, both, theirs, contested })
          return undefined
        }
        base = current
        wanted = both
      }
    }
  }
  /** Answers false when the sheet stays open. */
  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true)
    let isDone = false
    try {
      isDone = await work()
    } catch (error) {
      toast.error(failureOf(error), { id: TOAST })
    }
    await reload()
    setBusy(false)
    if (isDone) onDone()
    return isDone
  }
  const save = (step: Step) =>
    run(async () => {
      setConflict(null)
      const saved = await store(step)
      if (!saved) return false
      // The other person's change holds, and there was no other.
      if (saved.after === saved.before) return true
      toast.success(savedText(saved), {
        id: TOAST,
        ...seenSoon(saved.after),
        undo: undoMember(saved.before, saved.after),
      })
      return true
    })
  return {
    isBusy,
    conflict,
    save: (wish: MemberWish) => save({ seen: opened, wish }),
    /** After the question: the other person's change, or both. */
    settle: (wish: MemberWish, { current }: MemberConflict) => save({ seen: current, wish }),
    saveRole: ({ role, rights }: SavedRole, name: string) =>
      run(async () => {
        const params = { id: role.id }
        const changed = await call(updateRole, { params, ifMatch: role.updatedAt, body: { rights, apply: 'all' } })
        if (name.trim() !== opened.name) await call(updateMember, { params: { id: opened.id }, body: { name } })
        const back = () =>
          call(updateRole, { params, ifMatch: changed.updatedAt, body: { rights: role.rights, apply: 'all' } })
        toast.success(texts.roleSaved(role.name), { id: TOAST, undo: () => void undo(async () => void (await back())) })
        return true
      }),
  }
}

function movedIn(error: unknown): Moved | undefined {
  if (!(error instanceof ApiError) || error.code !== commonErrors.changedMeanwhile.code) return undefined
  return error.data as Moved | undefined
}

type Saved = { before: TeamMember; after: TeamMember }

const seenSoon = ({ status }: TeamMember) => (status === 'active' ? { detail: texts.seenSoon } : {})

/** 'Marta ya puede cambiar precios', where that is all. */
function savedText({ before, after }: Saved): string {
  const change = changeEverywhere(wishOf(before).draft, wishOf(after).draft)
  const name = firstNameOf(after.name)
  if (before.partner !== after.partner) return after.partner ? texts.isPartner(name) : texts.isNoPartner(name)
  if (change && isOnlyGiven(change)) return texts.may(name, deedsInWords(change.given))
  return change && isOnlyTaken(change) ? texts.mayNot(name, deedsInWords(change.taken)) : texts.saved(after.name)
}

const failureOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : texts.failed
  return Object.values(error.errors)[0] ?? messageOf(error, texts.failed)
}
