import { useState } from 'react'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { focusSoon } from '#ui/focus-soon.ts'
import { toast } from '#ui/toast/toast.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { codesTexts as texts } from '../codes-page.texts.ts'
import { retireWords } from '../codes-words.ts'
import type { CodeChange, TableCode } from '../codes.contract.ts'
import { ADD_CODES_ID, CODE_TOAST, codeElementId } from './code-toast.ts'
import type { CodeSaves } from './codes.queries.ts'

type Actions = {
  saves: CodeSaves
  /** In use, in the order of the board. */
  living: readonly TableCode[]
  onPrint: (ids: readonly string[]) => void
}

export const focusCode = (id: string | undefined): void =>
  focusSoon(() => (id === undefined ? null : document.getElementById(codeElementId(id))))

/** Where the focus goes when these are gone: the next that stays, else the one before. */
function neighborOf(living: readonly TableCode[], ids: ReadonlySet<string>): string | undefined {
  const last = living.findLastIndex(({ _id }) => ids.has(_id))
  const after = living.slice(last + 1).find(({ _id }) => !ids.has(_id))
  return (after ?? living.slice(0, last).findLast(({ _id }) => !ids.has(_id)))?._id
}

/** What can be done with codes of the board, each with its toast and its undo. */
export function useCodeActions({ saves, living, onPrint }: Actions) {
  const [isBusy, setBusy] = useState(false)

  /** All or none; a refusal is told. Answers the board, or undefined. */
  async function change(changes: CodeChange[], failed: string): Promise<TableCode[] | undefined> {
    setBusy(true)
    try {
      return await saves.changeAll(changes, crypto.randomUUID())
    } catch (error) {
      void saves.reload()
      const hasMoved = error instanceof ApiError && error.code === commonErrors.changedMeanwhile.code
      toast.error(hasMoved ? texts.changedMeanwhile : messageOf(error, failed), { id: CODE_TOAST })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** As they were before; what somebody has changed since then is not taken back. */
  const undo = (board: readonly TableCode[], before: readonly TableCode[]) => async () => {
    const now = new Map(board.map(code => [code._id, code]))
    const back = before.map(({ _id, name, zoneId, retiredAt }) => ({
      _id,
      name,
      zoneId,
      retired: retiredAt !== null,
      ...(now.has(_id) && { updatedAt: now.get(_id)?.updatedAt }),
    }))
    if (await change(back, texts.undoFailed)) focusCode(before[0]?._id)
  }

  return {
    isBusy,
    change,
    undo,
    created(codes: readonly TableCode[]): void {
      const back = () =>
        void change(
          codes.map(({ _id, updatedAt }) => ({ _id, updatedAt, deleted: true as const })),
          texts.undoFailed,
        ).then(board => {
          if (!board) return
          toast.info(texts.takenBack, { id: CODE_TOAST })
          focusSoon(() => document.getElementById(ADD_CODES_ID))
        })
      toast.success(texts.createdCount(codes.length), {
        id: CODE_TOAST,
        action: { label: texts.print, onClick: () => onPrint(codes.map(({ _id }) => _id)) },
        undo: back,
      })
    },
    /** Answers which code gets the focus then; undefined: it is not done. */
    async retire(codes: readonly TableCode[]): Promise<{ next: string | undefined } | undefined> {
      const ids = new Set(codes.map(({ _id }) => _id))
      const next = neighborOf(living, ids)
      const changes = codes.map(({ _id, updatedAt }) => ({ _id, updatedAt, retired: true }))
      const board = await change(changes, texts.retireFailed)
      if (!board) return undefined
      toast.success(retireWords(codes).done, { id: CODE_TOAST, undo: () => void undo(board, codes)() })
      return { next }
    },
    async restore(code: TableCode): Promise<void> {
      const board = await change([{ _id: code._id, updatedAt: code.updatedAt, retired: false }], texts.restoreFailed)
      if (!board) return
      toast.success(texts.restored(code.name), { id: CODE_TOAST, undo: () => void undo(board, [code])() })
      focusCode(code._id)
    },
  }
}
export type CodeActions = ReturnType<typeof useCodeActions>
