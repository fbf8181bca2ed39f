import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#ui/client/client.ts'
import { type Resendable, type Resent, storeChange } from '#ui/offline/resend.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mergeCode } from '../code.merge.ts'
import type { House } from '../codes-words.ts'
import {
  changeCodes,
  type CodeBody,
  type CodeChange,
  createCodes,
  listCodes,
  type NewCodes,
  type TableCode,
  updateCode,
} from '../codes.contract.ts'
import { inBoardOrder } from '../codes.rules.ts'

/** The codes of a restaurant in the order of the board, then the retired ones. */
export const codesOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['codes', restaurantId] as const,
    queryFn: ({ signal }) => call(listCodes, { params: { id: restaurantId }, signal }),
  })

/** Makes and changes codes, and keeps the cached board. The caller tells successes and failures. */
export function useCodeSaves({ _id: restaurantId }: Restaurant, house: House) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { queryKey } = codesOf(restaurantId)
    const store = (codes: readonly TableCode[]): void => {
      const changed = new Map(codes.map(code => [code._id, code]))
      queryClient.setQueryData(queryKey, (list = []) => {
        const known = new Set(list.map(({ _id }) => _id))
        const all = [...list.map(one => changed.get(one._id) ?? one), ...codes.filter(({ _id }) => !known.has(_id))]
        return [
          ...inBoardOrder(all.filter(({ retiredAt }) => retiredAt === null)),
          ...all.filter(({ retiredAt }) => retiredAt !== null),
        ]
      })
    }
    return {
      create: async (body: NewCodes): Promise<TableCode[]> => {
        const { codes } = await call(createCodes, { params: { id: restaurantId }, body })
        store(codes)
        return codes
      },
      /** One code, with what somebody else has made of it meanwhile. */
      change: async (code: TableCode, body: CodeBody): Promise<Resent<TableCode>> => {
        const change: Resendable<TableCode> = {
          name: code.name,
          seen: code,
          send: (part, ifMatch, idempotencyKey) =>
            call(updateCode, { params: { id: code._id }, body: part, ifMatch, idempotencyKey }),
          merge: versions => mergeCode(versions, house),
        }
        const resent = await storeChange(change, body)
        store([resent.thing])
        return resent
      },
      /** Several codes, all or none; the board is the answer. */
      changeAll: async (changes: CodeChange[], idempotencyKey: string): Promise<TableCode[]> => {
        const board = await call(changeCodes, { params: { id: restaurantId }, body: { changes }, idempotencyKey })
        queryClient.setQueryData(queryKey, board)
        return board
      },
      reload: () => queryClient.invalidateQueries({ queryKey }),
    }
  }, [queryClient, restaurantId, house])
}
export type CodeSaves = ReturnType<typeof useCodeSaves>
