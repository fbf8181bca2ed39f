import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { loadFile } from '#ui/client/download.ts'
import { saveFile } from '#ui/client/save-file.ts'
import { toast } from '#ui/toast/toast.ts'
import { menuPath, startLocale } from '#features/restaurants/locales/locales.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicUrl } from '#features/restaurants/web/index.ts'
import { type DailyMenu, type DailyRules, drawDailyMenu } from '../../daily/daily-menu.contract.ts'
import { withDaily } from '../../own-address.ts'
import { saidMenu } from '../../said-menu.ts'
import { setMenuMessage } from '../../set-menu-message.ts'
import { shareTexts as texts } from '../../share.texts.ts'

const TOAST = 'share-menu'

/** The text of a published day for a chat, in the language in which the carta opens. */
export function messageOf(day: DailyMenu, rules: Pick<DailyRules, 'slots'>, restaurant: Restaurant): string {
  const locale = startLocale(restaurant)
  const url = publicUrl() + withDaily(menuPath(restaurant, locale))
  const courses = day.courses.filter(({ items }) => items.length > 0)
  const menu = { ...day, kind: 'daily' as const, names: {}, slots: rules.slots, courses }
  return setMenuMessage(saidMenu(menu, { house: restaurant, locale, url }), locale)
}

/** Answers whether it was shared, or the person has thought better of it. */
async function shared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}

/** A phone shares by its own sheet; anywhere else WhatsApp has a page that takes a text. */
async function shareText(text: string): Promise<void> {
  if ('share' in navigator && (await shared({ text }))) return
  window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
}

type Shared = { day: DailyMenu; rules: DailyRules; restaurant: Restaurant }

/** The picture and the text of a published day, and what is done with them (TABLE §5 13). */
export function useSharedMenu({ day, rules, restaurant }: Shared) {
  const { date, updatedAt } = day
  const text = useMemo(() => messageOf(day, rules, restaurant), [day, rules, restaurant])
  // It is drawn before the touch: a phone opens its sheet only from one.
  const drawn = useQuery({
    queryKey: ['set-menus', 'picture', restaurant._id, date, updatedAt] as const,
    queryFn: async ({ signal }) =>
      (await loadFile(drawDailyMenu, { params: { id: restaurant._id, date }, query: {}, signal })).blob,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const picture = useObjectUrl(drawn.data)
  const name = `menu-del-dia-${date}.png`
  const file = drawn.data && new File([drawn.data], name, { type: 'image/png' })
  const canShareFiles = file !== undefined && 'canShare' in navigator && navigator.canShare({ files: [file] })
  return {
    text,
    picture,
    /** Stable while it is drawn again. */
    isDrawing: drawn.isFetching,
    hasFailed: drawn.isError && !drawn.isFetching,
    draw: () => void drawn.refetch(),
    share: async (what: 'picture' | 'text'): Promise<void> => {
      if (what === 'text' || !file || !canShareFiles) return shareText(text)
      if (!(await shared({ files: [file], text }))) toast.error(texts.notShared, { id: TOAST })
    },
    download: () => drawn.data && saveFile(drawn.data, name),
    copy: async (): Promise<void> => {
      try {
        await navigator.clipboard.writeText(text)
        toast.success(texts.copied, { id: TOAST })
      } catch {
        toast.error(texts.notCopied, { id: TOAST })
      }
    },
  }
}
export type SharedMenu = ReturnType<typeof useSharedMenu>

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return setUrl(undefined)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
