import type { Db, Trx } from '#platform/db/database.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { userFields } from '#features/identity/server/people.ts'
import { dayOfIso, isoOfDay } from '../../opening/days.ts'
import { HOLIDAY_COUNTRIES, nextHolidays } from '../../opening/holidays.ts'
import { HOLIDAY_ASKED_DAYS } from '../../opening/opening.limits.ts'
import { specialDayOf } from '../../opening/opening.rules.ts'
import { holidayCountryOf } from './holiday-country.ts'
import { holidayMail, type Undecided } from './holiday-mails.mail.ts'
import { listOwnersToAsk, listToAsk, noteHolidayMailed } from './holiday-mails.store.ts'
import { listSpecialDayRows } from './special-days.store.ts'
import { specialFieldsOf } from './opening-row.ts'
import { dateOf } from './stored-opening.ts'

type Asked = Undecided & { id: string }
type Row = Awaited<ReturnType<typeof listToAsk>>[number]

/** The holidays of the next seven days about which nobody has decided and nobody was asked. */
async function undecidedOf(db: Db, row: Row, now: Date): Promise<Asked> {
  const date = dateOf(row.timezone, now)
  const country = holidayCountryOf(row)
  const rows = await listSpecialDayRows(db, row.id, isoOfDay(date))
  const specialDays = rows.map(specialFieldsOf)
  const holidays = (country ? nextHolidays(country, date + 1) : [])
    .filter(({ day }) => dayOfIso(day) <= date + HOLIDAY_ASKED_DAYS)
    .filter(({ day }) => row.holiday_mailed === null || row.holiday_mailed < day)
    .filter(({ day }) => !specialDayOf({ specialDays }, dayOfIso(day)))
  return { id: row.id, restaurant: row.name, holidays: holidays.map(({ day, names }) => ({ day, name: names.es })) }
}

async function undecidedOfOwner(db: Db, ownerId: string, now: Date): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const row of await listToAsk(db, ownerId)) asked.push(await undecidedOf(db, row, now))
  return asked.filter(({ holidays }) => holidays.length > 0)
}

/** Under the lock of the owner: two runs at once mail once. */
async function mailHouse(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  const now = platform.clock.now()
  if (!(await lockUser(trx, ownerId))) return
  const undecided = await undecidedOfOwner(trx, ownerId, now)
  if (undecided.length === 0) return
  const order = { ownerId, kind: 'holidays', day: now.toISOString().slice(0, 10) } as const
  const { mailed } = await userFields.takeNoticeMails(trx, order)
  if (mailed.length === 0) return
  for (const { email } of mailed)
    await sendMail(platform, trx, { mail: holidayMail, to: email, params: { undecided }, isNotice: true })
  for (const { id, holidays } of undecided) await noteHolidayMailed(trx, id, holidays.at(-1)?.day ?? order.day)
}

/**
 * Mails owners and partners seven days before a national holiday that nobody has decided, once for each (EVERY-DAY
 * §4.6). On most days there is none, and nobody is looked for.
 */
export async function mailHolidays(platform: Platform): Promise<void> {
  const { db, clock } = platform
  // The date may be tomorrow's somewhere.
  const date = dateOf('UTC', clock.now())
  const near = HOLIDAY_COUNTRIES.flatMap(country => nextHolidays(country, date))
    .map(({ day }) => day)
    .filter(day => dayOfIso(day) <= date + HOLIDAY_ASKED_DAYS + 1)
    .toSorted()
  const last = near.at(-1)
  if (last === undefined) return
  await eachOf(platform, {
    name: 'restaurants.holidays',
    pages: page => listOwnersToAsk(db, last, page),
    work: async ownerId => {
      // Most have decided, and are not locked for it.
      if ((await undecidedOfOwner(db, ownerId, clock.now())).length === 0) return
      await db.transaction().execute(trx => mailHouse(platform, trx, ownerId))
    },
  })
}
