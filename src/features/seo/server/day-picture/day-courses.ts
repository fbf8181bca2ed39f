import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import type { SetMenuMessage } from '#features/set-menus/set-menu-message.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { drawableLine } from '#platform/text-setting/families.ts'
import { clamp, wrapBalanced } from '#platform/text-setting/lines.ts'
import { type TextStyle, widthOf } from '#platform/text-setting/measure.ts'
import type { DayLook, Setting } from './day-looks.ts'

/** Everything that the picture of a menu of the day shows. `more`: 'y más en la carta'. */
export type DayContent = SetMenuMessage & {
  style: Style
  colors: ThemeColors
  logo: MenuImage | null
  more: string
  vat: string
  /** 'Alérgenos y carta: sobremesa.es/casa' */
  address: string
}

/** Beyond these, each course shows its first dish (TABLE §5 13). */
const DISHES_MAX = 12
const DISH_SIZE_MIN = 34
export const SIZE_STEP = 2
const DISH_LINES_MAX = 2
const SUPPLEMENT = 0.8
/** Of the line over a course. */
export const RULE = 3

export const styleOf = ({ font, size, spacing = 0 }: Setting): TextStyle => ({ font, size, spacing })

export type Dish = { lines: string[]; supplement: string }
type Course = { name: string; dishes: Dish[] }

function setCourses(look: DayLook, { courses, more }: DayContent, size: number, isShort: boolean): Course[] {
  const dish = styleOf({ ...look.dish, size })
  const set = courses.map(({ name, lines }) => ({
    name: drawableLine(look.course.font, name),
    dishes: (isShort ? lines.slice(0, 1) : lines).map(line => ({
      lines: clamp(
        wrapBalanced(
          drawableLine(look.dish.font, line.name),
          dish,
          look.body.width - supplementWidth(look, size, line.supplement),
        ),
        DISH_LINES_MAX,
        dish,
        look.body.width - supplementWidth(look, size, line.supplement),
      ),
      supplement: line.supplement,
    })),
  }))
  return isShort ? [...set, { name: '', dishes: [{ lines: [more], supplement: '' }] }] : set
}

export const supplementStyle = (look: DayLook, size: number): TextStyle => ({
  ...styleOf(look.dish),
  size: size * SUPPLEMENT,
})
export const supplementWidth = (look: DayLook, size: number, text: string): number =>
  text === '' ? 0 : widthOf(` ${text}`, supplementStyle(look, size))

/** Between two dishes: less where they are small. */
export const gapOf = (look: DayLook, size: number): number => (look.dishGap * size) / look.dish.size

const dishHeight = (look: DayLook, size: number, { lines }: Dish): number =>
  lines.length * size * look.dish.line + gapOf(look, size)

const courseHeight = (look: DayLook, size: number, { name, dishes }: Course): number =>
  look.courseGap[0] +
  RULE +
  (name === '' ? 0 : look.courseGap[1] + look.course.size * look.course.line) +
  dishes.reduce((sum, dish) => sum + dishHeight(look, size, dish), 0)

/** The courses in the largest size in which they fit, and that size. */
export function fitCourses(look: DayLook, content: DayContent, room: number): { courses: Course[]; size: number } {
  const count = content.courses.reduce((sum, { lines }) => sum + lines.length, 0)
  for (const isShort of count > DISHES_MAX ? [true] : [false, true])
    for (let { size } = look.dish; size >= DISH_SIZE_MIN; size -= SIZE_STEP) {
      const courses = setCourses(look, content, size, isShort)
      const height = courses.reduce((sum, course) => sum + courseHeight(look, size, course), 0)
      if (height <= room || (isShort && size - SIZE_STEP < DISH_SIZE_MIN)) return { courses, size }
    }
  return { courses: [], size: DISH_SIZE_MIN }
}
