import { useEffect, useState } from 'react'
import { useDebounced } from '#ui/use-debounced.ts'
import { sourceTexts } from '../../screen/source.texts.ts'

const REST_MS = 400
/** A longer text is counted by the server alone: here it would hold the fingers up. */
const LETTERS_MAX = 40_000

/** '21 platos en 3 categorías, a primera vista': the text is read as the server will; '' while nothing is found. */
export function useGlance(text: string): string {
  const settled = useDebounced(text, REST_MS)
  const [glance, setGlance] = useState('')
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      if (settled.trim() === '' || settled.length > LETTERS_MAX) return ''
      const { readText } = await import('./glance.ts')
      const { dishes, categories } = readText(settled)
      return dishes === 0 ? '' : sourceTexts.glance(dishes, categories)
    }
    void look().then(found => isCurrent && setGlance(found))
    return () => {
      isCurrent = false
    }
  }, [settled])
  return glance
}
