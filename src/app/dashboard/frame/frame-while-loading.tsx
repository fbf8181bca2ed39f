import { type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import { PAGES } from '#shared/page-paths.ts'
import { EntryLink } from './entry-link.tsx'
import { entryAt, ENTRIES } from './entries.ts'
import { Frame } from './frame.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { type RememberedFrame, rememberedFrame, restaurantInFrame } from './remembered-frame.ts'
import { RestaurantBox } from './restaurant-line.tsx'

/** What a user may see in the navigation beyond this is known when they are. */
const ALWAYS_THERE = ENTRIES.filter(entry => !entry.useEntry)

/**
 * The frame before user and restaurants are known: as it was at the last visit of this browser, else without names;
 * the screen's skeleton in it, or what went wrong instead. Its links lead on, and nothing in it changes anything
 * (decision 0205).
 */
export function FrameWhileLoading({ strip, children }: { strip?: ReactNode; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const frame = rememberedFrame()
  const user = useContext(CurrentUserContext)?.user ?? null
  const known = frame && (!user || user.id === frame.userId) ? frame : null
  const restaurant = restaurantInFrame(known, search)
  const isOneOfMany = known !== null && known.restaurants.length > 1
  return (
    <Frame
      home={PAGES.home}
      person={user ?? known}
      restaurant={place => <RestaurantBox {...{ restaurant, place, isOneOfMany }} />}
      nav={look => ALWAYS_THERE.map(entry => <EntryLink key={entry.path} entry={entry} {...look} />)}
      strip={strip}
      above={<div data-fill="banner" style={{ height: bannerHeight(known) }} />}
    >
      {children || <PageSkeleton entry={entryAt(pathname)} />}
    </Frame>
  )
}

/** The banner of the last visit keeps its place, where the window is as wide as it was. */
function bannerHeight(known: RememberedFrame | null): number | undefined {
  return known?.banner && known.banner.width === innerWidth ? known.banner.height : undefined
}
