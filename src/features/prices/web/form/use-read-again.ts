import { useEffect, useEffectEvent } from 'react'
import { isSame } from '#shared/fields/three-way.ts'
import { type Reading, typePrices, type TypedPrices } from '../../typed-prices.ts'

/** Reads the text again when labels of the house have been loaded, or the dish has gone to another category. */
export function useReadAgain(
  typed: TypedPrices,
  reading: Reading & { categoryId: string },
  onChange: (typed: TypedPrices) => void,
): void {
  const read = useEffectEvent(() => {
    const again = typePrices(typed, typed.text, reading)
    if (!isSame(again, typed)) onChange(again)
  })
  const { own, categoryId } = reading
  useEffect(() => read(), [own, categoryId])
}
