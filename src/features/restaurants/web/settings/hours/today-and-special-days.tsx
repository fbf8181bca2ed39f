import { Card } from '#ui/card/card.tsx'
import { todayTexts } from '#features/restaurants/opening/opening-screen.texts.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { SpecialDaysCard } from '../../opening/days/special-days-card.tsx'
import { TodayPart } from '../../opening/today/today-part.tsx'

/** What changes comes before the week; saved at once, and text for who may not change it. */
export function TodayAndSpecialDays({ restaurant }: { restaurant: Restaurant }) {
  return (
    <>
      <Card>
        <h2 className="vh">{todayTexts.today}</h2>
        <TodayPart restaurant={restaurant} notices={false} />
      </Card>
      <SpecialDaysCard restaurant={restaurant} />
    </>
  )
}
