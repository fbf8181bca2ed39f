import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BodyInput } from '#shared/endpoint.ts'
import { isSame, type Merged } from '#shared/fields/three-way.ts'
import { call } from '#ui/client/client.ts'
import { deleting } from '#ui/client/deleting.ts'
import { type Attempt, createOnce } from '#ui/offline/attempt.ts'
import { type Body, type Resendable, storeChange } from '#ui/offline/resend.ts'
import { nameIn } from '#features/prices/names.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { weekdaysInWords } from '../../daily/day-words.ts'
import * as calls from '../../set-menus.contract.ts'
import type { SetMenu } from '../../set-menus.contract.ts'
import { menuFormTexts as texts } from '../../week.texts.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'

export type SentMenu = BodyInput<typeof calls.updateSetMenu>

/** Fixed set menus, by order. */
export const setMenusOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['set-menus', 'fixed', restaurantId] as const,
    queryFn: ({ signal }) => call(calls.listSetMenus, { params: { id: restaurantId }, signal }),
  })

type Versions = { base: SetMenu; theirs: SetMenu; wish: Body }

/** Joins a change of a menu with what somebody else has made of it: field by field, the dishes as a whole. */
function mergeMenu({ base, theirs, wish }: Versions, { defaultLocale }: Restaurant): Merged {
  const said = (menu: Partial<SetMenu>): Record<string, string> => ({
    names: nameIn(menu.names ?? {}, defaultLocale, defaultLocale).text,
    days: weekdaysInWords(menu.days ?? []),
    courses: (menu.courses ?? [])
      .flatMap(({ items }) => items.map(({ names }) => nameIn(names, defaultLocale, defaultLocale).text))
      .join(', '),
  })
  const labels: Record<string, string> = { names: texts.name, days: dailyTexts.when, courses: dailyTexts.courses }
  const phrases: Record<string, string> = {
    names: texts.namePhrase,
    days: texts.whenPhrase,
    courses: dailyTexts.coursesPhrase,
    price: dailyTexts.pricePhrase,
  }
  const keys = Object.keys(wish).filter(key => {
    const mine = wish[key]
    return !isSame(mine, theirs[key as keyof SetMenu])
  })
  const free = keys.filter(key => isSame(theirs[key as keyof SetMenu], base[key as keyof SetMenu]))
  return {
    free: Object.fromEntries(free.map(key => [key, wish[key]])),
    contested: keys
      .filter(key => !free.includes(key))
      .map(key => ({
        key,
        label: labels[key] ?? key,
        phrase: phrases[key] ?? texts.whenPhrase,
        theirs: said(theirs)[key] ?? String(theirs[key as keyof SetMenu]),
        mine: said(wish as Partial<SetMenu>)[key] ?? String(wish[key]),
        preset: 'mine' as const,
        body: { [key]: wish[key] },
      })),
  }
}

/** Creates, changes and removes fixed menus, and keeps the cached list. */
export function useSetMenuSaves(restaurant: Restaurant) {
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { _id: restaurantId, defaultLocale } = restaurant
    const { queryKey } = setMenusOf(restaurantId)
    const store = (menu: SetMenu): SetMenu => {
      queryClient.setQueryData(queryKey, (list = []) =>
        list.some(({ _id }) => _id === menu._id)
          ? list.map(one => (one._id === menu._id ? menu : one))
          : [...list, menu],
      )
      return menu
    }
    const changeOf = (menu: SetMenu): Resendable<SetMenu> => ({
      name: nameIn(menu.names, defaultLocale, defaultLocale).text,
      seen: menu,
      send: (body, ifMatch, idempotencyKey) =>
        call(calls.updateSetMenu, { params: { id: menu._id }, body, ifMatch, idempotencyKey }),
      merge: versions => mergeMenu(versions, restaurant),
    })
    return {
      create: async (attempt: Attempt<SentMenu>, input: SentMenu): Promise<SetMenu> =>
        store(
          await createOnce(attempt, {
            input,
            create: (body, idempotencyKey) =>
              call(calls.createSetMenu, { params: { id: restaurantId }, body, idempotencyKey }),
            update: async (created, body) => (await storeChange(changeOf(created), body as Body)).thing,
          }),
        ),
      change: async (menu: SetMenu, body: SentMenu): Promise<SetMenu> =>
        store((await storeChange(changeOf(menu), body as Body)).thing),
      remove: async ({ _id }: SetMenu): Promise<void> => {
        await deleting(call(calls.deleteSetMenu, { params: { id: _id } }))
        queryClient.setQueryData(queryKey, list => list?.filter(menu => menu._id !== _id))
      },
    }
  }, [queryClient, restaurant])
}
