import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { namesAnswer, namesField } from '#features/prices/names.ts'
import { availabilityBody, contentAnswer, contentField, timesAnswer, timesField } from './set-menu.shapes.ts'
import { SET_MENU_NAME_MAX, SET_MENUS_MAX } from './set-menus.limits.ts'
import { setMenuTexts as texts } from './set-menus.texts.ts'

/** A fixed set menu: weekend, children, tasting, groups (4-beyond §3). */
export const setMenu = z
  .object({
    _id: z.string(),
    restaurantId: z.string(),
    names: namesAnswer,
    kind: z.literal('fixed'),
    ...timesAnswer,
    ...contentAnswer,
    published: z.boolean(),
    /** Sold out today; it ends with the day. */
    soldOutAt: z.string().nullable(),
    sortOrder: z.number(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SetMenu' })
export type SetMenu = z.infer<typeof setMenu>

const setMenuBody = z.object({
  names: namesField(SET_MENU_NAME_MAX).optional(),
  ...timesField,
  ...contentField,
  published: z.boolean().optional(),
})
export type SetMenuBody = z.infer<typeof setMenuBody>

export const listSetMenus = endpoint({
  name: 'setMenus.list',
  summary: 'Fixed set menus by order',
  method: 'GET',
  path: '/restaurants/:id/set-menus',
  answer: z.array(setMenu),
})
export const createSetMenu = endpoint({
  name: 'setMenus.create',
  summary: 'Create a fixed set menu',
  method: 'POST',
  path: '/restaurants/:id/set-menus',
  body: setMenuBody,
  writes: true,
  answer: setMenu,
  status: 201,
})
export const reorderSetMenus = endpoint({
  name: 'setMenus.reorder',
  summary: 'Order all fixed set menus; the list must be complete',
  method: 'PUT',
  path: '/restaurants/:id/set-menus/reorder',
  body: z.object({ setMenuIds: bounded(SET_MENUS_MAX, z.array(z.string().toLowerCase()), texts.incompleteOrder) }),
  writes: true,
  takesKey: true,
  answer: z.array(setMenu),
})
export const updateSetMenu = endpoint({
  name: 'setMenus.update',
  summary: 'Change a fixed set menu; absent fields stay',
  method: 'PUT',
  path: '/set-menus/:id',
  body: setMenuBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: setMenu,
})
export const deleteSetMenu = endpoint({
  name: 'setMenus.delete',
  summary: 'Delete a fixed set menu',
  method: 'DELETE',
  path: '/set-menus/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.deleted,
})
export const updateSetMenuAvailability = endpoint({
  name: 'setMenus.availability',
  summary: 'Say what is sold out today of a fixed set menu, or the whole of it; diners read it at once',
  method: 'PUT',
  path: '/set-menus/:id/availability',
  body: availabilityBody,
  writes: true,
  lapsedFields: ['soldOut', 'items'],
  takesKey: true,
  answer: setMenu,
})
