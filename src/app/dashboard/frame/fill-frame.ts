import { roleLabel } from '#features/identity/house.rules.ts'
import { initials } from '#ui/avatar/avatar.rules.ts'
import { rememberedFrame, restaurantInFrame } from './remembered-frame.ts'

/** Puts the names of the last visit into the frame that came with the page, before any other script is there. */
function fillFrame(): void {
  const frame = rememberedFrame()
  if (!frame) return
  const restaurant = restaurantInFrame(frame, location.search)
  const texts: Record<string, string | undefined> = {
    name: frame.name,
    role: roleLabel(frame),
    restaurant: restaurant?.name,
    street: restaurant?.street,
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-fill]')) {
    const { fill = '' } = place.dataset
    if (fill === 'initials') fillAvatar(place, frame.name, '')
    else if (fill === 'logo' && restaurant) fillAvatar(place, restaurant.name, restaurant.logoUrl)
    else if (fill === 'banner' && frame.banner?.width === innerWidth) place.style.height = `${frame.banner.height}px`
    else if (texts[fill] !== undefined) place.textContent = texts[fill]
  }
}

/** A picture is left to the page's script, which also draws what stands there when it does not come. */
function fillAvatar(place: HTMLElement, name: string, logoUrl: string): void {
  if (place.firstElementChild && !logoUrl) place.firstElementChild.textContent = initials(name)
}

fillFrame()
