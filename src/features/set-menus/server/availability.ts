import { validationError } from '#shared/app-error.ts'
import type { AvailabilityBody } from '../set-menu.shapes.ts'
import { setMenuTexts as texts } from '../set-menus.texts.ts'

/** The lines that are sold out after a change, in the order of the menu. Throws 400 for one that it does not have. */
export function changedUnavailable(
  before: readonly string[],
  items: NonNullable<AvailabilityBody['items']>,
  lines: readonly string[],
): string[] {
  const unknown = items.findIndex(({ _id: id }) => !lines.includes(id))
  if (unknown >= 0) throw validationError({ [`items.${unknown}._id`]: texts.unknownItem })
  const said = new Map(items.map(({ _id, available }) => [_id, available]))
  return [...new Set(lines)].filter(id => (said.has(id) ? said.get(id) === false : before.includes(id)))
}
