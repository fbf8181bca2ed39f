import type { DishState } from '../../dish.fields.ts'
import { dishAnswers, publicDishOf } from '../../dish.rules.ts'

const UUID = '0190a000-0000-7000-8000-000000000000'
const NOW = '2026-01-01T00:00:00.000Z'
/** As long as the name of a stored image's folder. */
const FOLDER = 'a'.repeat(64)

/** Bytes of a dish as diners get it; `widths` of its image. */
export function presentedDish(state: DishState, widths: readonly number[] | null): number {
  const width = widths?.at(-1) ?? null
  const answers = dishAnswers(
    { ...state, categoryId: UUID, price: '0' },
    {
      imageUrl: widths ? `/uploads/${FOLDER}/${width}.webp` : '',
      imageWidth: width,
      imageHeight: width,
      imageWidths: [...(widths ?? [])],
      reported: false,
    },
    new Date(0),
  )
  const dish = publicDishOf({ _id: UUID, restaurantId: UUID, ...answers, createdAt: NOW, updatedAt: NOW }, time => time)
  return Buffer.byteLength(JSON.stringify(dish))
}
