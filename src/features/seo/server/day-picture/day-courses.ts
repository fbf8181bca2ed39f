import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import type { SetMenuMessage } from '#features/set-menus/set-menu-message.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { BaseStyle } from '#features/theme/looks.ts'
import { drawableLine } from '#platform/text-setting/families.ts'
import { clamp, wrap, wrapBalanced } from '#platform/text-setting/lines.ts'
import { type TextStyle, widthOf } from '#platform/text-setting/measure.ts'
import type { DayLook, Setting } from './day-looks.ts'

/** Everything that the picture of a menu of the day shows. `more`: 'y más en la carta'. */
export type DayContent = SetMenuMessage & {
  style: BaseStyle
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
/** Of the gaps as drawn, where a menu with three courses would not fit in the smallest size. */
const TIGHT = 0.35
const SUPPLEMENT = 0.8
/** Of the line over a course. */
export const RULE = 3

export const styleOf = ({ font, size, spacing = 0 }: Setting): TextStyle => ({ font, size, spacing })

export type Dish = { lines: string[]; supplement: string }
type Course = { name: string; dishes: Dish[] }

/** How the courses may be set; `size`: the largest that is tried. */
type Form = { look: DayLook; size: number; dishLines: number; isShort: boolean }

/** `lay`: `wrap` where only the height counts, which is the same. */
function setCourses(
  { look, dishLines, isShort }: Form,
  { courses, more }: DayContent,
  size: number,
  lay = wrap,
): Course[] {
  const dish = styleOf({ ...look.dish, size })
  const setDish = ({ name, supplement }: DayContent['courses'][number]['lines'][number]): Dish => {
    const width = look.body.width - supplementWidth(look, size, supplement)
    const lines = lay(drawableLine(look.dish.font, name), dish, width)
    return { lines: clamp(lines, dishLines, dish, width), supplement }
  }
  const set = courses.map(({ name, lines }) => ({
    name: drawableLine(look.course.font, name),
    dishes: (isShort ? lines.slice(0, 1) : lines).map(setDish),
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

export const courseHeight = (look: DayLook, size: number, { name, dishes }: Course): number =>
  look.courseGap[0] +
  RULE +
  (name === '' ? 0 : look.courseGap[1] + look.course.size * look.course.line) +
  dishes.reduce((sum, dish) => sum + dishHeight(look, size, dish), 0)

const tight = (look: DayLook): DayLook => ({
  ...look,
  courseGap: [look.courseGap[0] * TIGHT, look.courseGap[1] * TIGHT],
  dishGap: look.dishGap * TIGHT,
})

/**
 * As drawn; with smaller gaps; one line for each dish, in the size that cuts the least; then the first of each course
 * in the same three.
 */
function formsOf(look: DayLook, { courses }: DayContent): Form[] {
  const { size } = look.dish
  const forms = [false, true].flatMap(isShort => {
    const drawn = { look, size, dishLines: DISH_LINES_MAX, isShort }
    const close = { ...drawn, look: tight(look) }
    return [drawn, close, { ...close, size: DISH_SIZE_MIN, dishLines: 1 }]
  })
  const count = courses.reduce((sum, { lines }) => sum + lines.length, 0)
  return forms.filter(({ isShort }) => isShort || count <= DISHES_MAX)
}

/** The courses in the largest size in which they fit, that size, and the look with its gaps. */
export function fitCourses(
  drawn: DayLook,
  content: DayContent,
  room: number,
): { look: DayLook; courses: Course[]; size: number } {
  const forms = formsOf(drawn, content)
  const last = forms.at(-1)
  for (const form of forms)
    for (let { size } = form; size >= DISH_SIZE_MIN; size -= SIZE_STEP) {
      const { look } = form
      const courses = setCourses(form, content, size)
      const height = courses.reduce((sum, course) => sum + courseHeight(look, size, course), 0)
      // A line that is cut is as wide as it can be.
      if (height <= room || form === last)
        return { look, courses: form.dishLines > 1 ? setCourses(form, content, size, wrapBalanced) : courses, size }
    }
  return { look: drawn, courses: [], size: DISH_SIZE_MIN }
}
